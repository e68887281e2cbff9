import type { AvisoLectura, CampoLeido } from '#domain/documentos/campo-leido.ts'
import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import type { ResultadoLectura } from '#api/documentos/lector/proceso/mensajes.ts'

export type CampoLinea = Pick<CampoLeido, 'valor' | 'fuente' | 'confianza' | 'seguro' | 'pagina' | 'caja'>

/** What a batch writes of one file, a line of JSON each. Nothing in it depends on when or how fast it was read. */
export interface LineaLote {
  readonly archivo: string
  /** Hex; "" for a file whose bytes were not reached. */
  readonly sha256: string
  readonly documento: DocumentoReconocido
  readonly campos: Readonly<Record<string, CampoLinea>>
  readonly avisos: readonly AvisoLectura[]
  /** Spanish: why the file was not read. */
  readonly error?: string
}

export function lineaLeida(archivo: string, sha256: string, { lectura }: ResultadoLectura): LineaLote {
  const campos = Object.entries(lectura.campos).map(([campo, leido]) => [campo, campoLinea(leido)] as const)
  return { archivo, sha256, documento: lectura.documento, campos: Object.fromEntries(campos), avisos: lectura.avisos }
}

export function lineaConError(archivo: string, sha256: string, error: string): LineaLote {
  return { archivo, sha256, documento: 'otro', campos: {}, avisos: [], error }
}

function campoLinea({ valor, fuente, confianza, seguro, pagina, caja: [x, y, w, h] }: CampoLeido): CampoLinea {
  return { valor, fuente, confianza: short(confianza), seguro, pagina, caja: [short(x), short(y), short(w), short(h)] }
}

/** Four decimals say it all, and leave no noise of binary fractions. */
const short = (value: number) => Math.round(value * 10_000) / 10_000

/** Null for what no batch wrote. */
export function parseLinea(text: string): LineaLote | null {
  try {
    const value = JSON.parse(text) as Partial<LineaLote> | null
    const isLinea = typeof value?.archivo === 'string' && typeof value.sha256 === 'string' && value.campos !== undefined
    return isLinea ? (value as LineaLote) : null
  } catch {
    return null
  }
}
