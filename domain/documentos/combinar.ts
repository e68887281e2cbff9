import type { AvisoLectura, Caja, CampoLeido, Fuente } from './lectura.ts'
import { cajaDe, type PaginaConPalabras, type Palabra } from './pagina.ts'
import { fold } from './texto.ts'

/** One value in one place of a paper, before the places are compared. */
export interface Hallazgo {
  readonly campo: string
  readonly valor: string
  readonly fuente: Fuente
  /** 0..1 */
  readonly confianza: number
  readonly pagina: number
  readonly caja: Caja
  /** False when a check digit or the paper's other data speak against it: never sure, however clear it looks. */
  readonly valido: boolean
  readonly sugerencia?: string | null
  /** Told by another field, not printed: a print of the same comes before it. */
  readonly derivado?: boolean
}

/** From here on a value that nothing contradicts needs no person. */
export const SEGURO_DESDE = 0.9
const BASE = { qr: 0.99, texto: 0.97 } as const
const MAX = 0.999
const RANK: Readonly<Record<Fuente, number>> = { qr: 0, texto: 1, ocr: 2 }

/** A finding printed in some words of a page; with OCR its confidence is that of its least sure word. */
export function hallazgoEn(
  pagina: PaginaConPalabras,
  palabras: readonly Palabra[],
  dato: {
    campo: string
    valor: string
    valido?: boolean
    sugerencia?: string | null
    factor?: number
    conocido?: boolean
  },
): Hallazgo {
  const own = pagina.fuente === 'texto' ? BASE.texto : Math.min(MAX, ...palabras.map((word) => word.confianza ?? 0))
  return {
    campo: dato.campo,
    valor: dato.valor,
    fuente: pagina.fuente,
    confianza: own * (dato.factor ?? 1),
    pagina: pagina.pagina,
    caja: cajaDe(pagina, palabras),
    valido: dato.valido ?? true,
    sugerencia: dato.sugerencia ?? null,
  }
}

/** One recognised key whose check digit fits may still be wrong: one in ten slips through. */
const ALONE = 0.85

/**
 * A key that only OCR read in one place is not sure unless something else of the paper speaks for it (the name's letters, the
 * other key, the birth year): `confirmada` tells.
 */
export function trustKeys(keys: readonly Hallazgo[], confirmada: (valor: string) => boolean): Hallazgo[] {
  return keys.map((key) =>
    key.fuente !== 'ocr' || confirmada(key.valor) ? key : { ...key, confianza: key.confianza * ALONE },
  )
}

/** A finding in the payload of a QR. */
export const hallazgoQr = (
  qr: { readonly pagina: number; readonly caja: Caja },
  campo: string,
  valor: string,
  valido = true,
): Hallazgo => ({ campo, valor, fuente: 'qr', confianza: BASE.qr, pagina: qr.pagina, caja: qr.caja, valido })

const sameText = (valor: string) =>
  fold(valor)
    .replace(/[^A-ZÑ0-9]+/g, ' ')
    .trim()

interface Grupo {
  readonly clave: string
  readonly lugares: readonly Hallazgo[]
}

function groups(hallazgos: readonly Hallazgo[]): Grupo[] {
  const byText = new Map<string, Hallazgo[]>()
  for (const hallazgo of hallazgos) {
    const clave = sameText(hallazgo.valor)
    byText.set(clave, [...(byText.get(clave) ?? []), hallazgo])
  }
  return [...byText].map(([clave, lugares]) => ({ clave, lugares: [...lugares].sort(byTrust) }))
}

const byTrust = (a: Hallazgo, b: Hallazgo) =>
  Number(b.valido) - Number(a.valido) ||
  Number(a.derivado ?? false) - Number(b.derivado ?? false) ||
  RANK[a.fuente] - RANK[b.fuente] ||
  b.confianza - a.confianza

/** Independent places that agree leave less doubt: 1 − Π(1 − cᵢ), at most three places counted. */
function together(lugares: readonly Hallazgo[]): number {
  const doubt = lugares.slice(0, 3).reduce((left, { confianza }) => left * (1 - confianza), 1)
  return Math.min(MAX, 1 - doubt)
}

/** An OCR key that only looks like another place's right key is that key badly read, not a disagreement. */
const isBadCopy = (grupo: Grupo, best: Grupo) =>
  grupo.lugares.every(
    ({ valido, fuente, sugerencia }) => !valido && fuente === 'ocr' && sugerencia === best.lugares[0]?.valor,
  )

/**
 * One field from all its places. The most trusted valid value stands (QR, text, OCR); agreement raises its confidence;
 * another value beside it halves it, is shown as `otroValor`, and the field is not sure.
 */
export function combinar(hallazgos: readonly Hallazgo[]): CampoLeido | null {
  const found = groups(hallazgos.filter(({ valor }) => valor !== ''))
  const ordered = [...found].sort(compareGroups)
  const best = ordered[0]
  const first = best?.lugares[0]
  if (!best || !first) return empty(hallazgos)
  const other = ordered.slice(1).find((grupo) => !isBadCopy(grupo, best))?.lugares[0]
  const confianza = round(together(best.lugares) * (other ? 0.5 : 1) * (first.valido ? 1 : 0.6))
  return {
    valor: first.valor,
    fuente: first.fuente,
    confianza,
    seguro: first.valido && !other && confianza >= SEGURO_DESDE,
    pagina: first.pagina,
    caja: first.caja,
    ...(first.sugerencia ? { sugerencia: first.sugerencia } : {}),
    ...(other ? { otroValor: other.valor } : {}),
  }
}

function compareGroups(a: Grupo, b: Grupo): number {
  const [first, second] = [a.lugares[0], b.lugares[0]]
  if (!first || !second) return 0
  return byTrust(first, second) === 0 ? b.lugares.length - a.lugares.length : byTrust(first, second)
}

/** The paper has the label and leaves it empty: that is read too. A recogniser may have missed it, so OCR is not sure of it. */
function empty(hallazgos: readonly Hallazgo[]): CampoLeido | null {
  const first = [...hallazgos].sort(byTrust)[0]
  if (!first) return null
  const { fuente, confianza, pagina, caja } = first
  return { valor: '', fuente, confianza: round(confianza), seguro: fuente !== 'ocr' && first.valido, pagina, caja }
}

const round = (value: number) => Math.round(value * 1000) / 1000

/** All fields of a paper, and a notice for each one that two places print differently. */
export function combinarCampos(hallazgos: readonly Hallazgo[]): {
  campos: Record<string, CampoLeido>
  avisos: AvisoLectura[]
} {
  const campos: Record<string, CampoLeido> = {}
  for (const campo of new Set(hallazgos.map((each) => each.campo))) {
    const leido = combinar(hallazgos.filter((each) => each.campo === campo))
    if (leido) campos[campo] = leido
  }
  const avisos = Object.entries(campos).flatMap(([campo, { valor, otroValor }]) =>
    otroValor === undefined
      ? []
      : [
          {
            codigo: 'no_coincide',
            campo,
            mensaje: `El documento dice "${valor}" en un lugar y "${otroValor}" en otro.`,
          },
        ],
  )
  return { campos, avisos }
}
