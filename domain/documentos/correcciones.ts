import type { DocumentoLeible } from './papeles/registro.ts'
import type { Fuente } from './campo-leido.ts'

/**
 * What became of a field that was read once a person saved the record: kept as read (also when it was unsure and got
 * confirmed), corrected, replaced by what another paper says, or written by the person where nothing was read.
 */
export const RESULTADOS_CAMPO = ['conservado', 'corregido', 'otro_papel', 'faltaba'] as const
export type ResultadoCampo = (typeof RESULTADOS_CAMPO)[number]

/** One field of one paper, judged by what a person saved. */
export interface JuicioCampo {
  readonly documento: DocumentoLeible
  readonly campo: string
  readonly resultado: ResultadoCampo
  /** Both "" where the value was kept: the record itself holds it, and no second copy is wanted. */
  readonly leido: string
  readonly guardado: string
  /** "" where nothing was read. */
  readonly fuente: Fuente | ''
  /** 0..100 */
  readonly confianzaPct: number
  readonly seguro: boolean
}

/** How often each thing happened to the fields of a group. */
export interface CifrasLectura {
  /** Fields that the reader gave and a person judged. */
  readonly leidos: number
  readonly conservados: number
  /** Of those kept, the ones that were unsure: the person confirmed them as they were read. */
  readonly confirmados: number
  readonly corregidos: number
  /** Papers differ and the person took what another one says: no fault of the reading. */
  readonly otroPapel: number
  /** The paper should give it, nothing was read, and the person wrote it. */
  readonly faltaban: number
  /** Corrected although they were given as sure: the worst outcome. */
  readonly segurosMal: number
  /** Share kept of those kept or corrected, 0..1; null while nothing was judged. */
  readonly acierto: number | null
}

/** A row of `GET /api/panel/lecturas`: one field of one paper. */
export interface LecturaCampoPanel extends CifrasLectura {
  readonly id: number
  readonly documento: DocumentoLeible
  readonly campo: string
}

export interface UltimaCorreccion {
  readonly id: number
  readonly documento: DocumentoLeible
  readonly campo: string
  readonly resultado: Exclude<ResultadoCampo, 'conservado'>
  readonly leido: string
  readonly guardado: string
  readonly fuente: Fuente | ''
  readonly confianzaPct: number
  readonly seguro: boolean
  /** Who saved it. */
  readonly usuario: string
  readonly creadaAt: string
  readonly afiliadoId: number
  readonly interno: number
}

/** `GET /api/panel/lecturas/resumen`: how the reader does in real use. */
export interface ResumenLecturas {
  readonly archivos: number
  readonly total: CifrasLectura
  readonly porDocumento: readonly (CifrasLectura & { readonly documento: DocumentoLeible; readonly archivos: number })[]
  /** "2026-11" first the newest. */
  readonly porMes: readonly (CifrasLectura & { readonly mes: string; readonly archivos: number })[]
  readonly ultimas: readonly UltimaCorreccion[]
}

type Cuentas = Omit<CifrasLectura, 'acierto'>

/** The counts of a group with the share that was kept as read. */
export function cifrasDe(cuentas: Cuentas): CifrasLectura {
  const judged = cuentas.conservados + cuentas.corregidos
  return { ...cuentas, acierto: judged === 0 ? null : cuentas.conservados / judged }
}

/** "97.5%"; a dash while nothing was judged. A share that is not whole never reads 100. */
export function aciertoTexto(share: number | null): string {
  if (share === null) return '–'
  const text = (Math.floor(share * 1000) / 10).toFixed(1)
  return `${text.replace(/\.0$/, '')}%`
}
