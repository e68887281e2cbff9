import type { EstadoTrabajo } from './trabajo.ts'

/** Exports that one process works on at once, and jobs of exports that run at once in all. */
export const EXPORTES_JUNTOS = 2
/** Exports of one person, and of everybody, that may wait at once. */
export const EXPORTES_EN_ESPERA = 5
export const EXPORTES_EN_ESPERA_DE_TODOS = 200
/** Milliseconds for which the file of an export that waited can be downloaded: a day. */
export const EXPORTE_MS = 86_400_000

export type AccionExporte = 'cancelar' | 'descargar'

/** An export that waits for its turn, or waited: its owner alone sees it. */
export interface ExportePropio {
  /** The id of its job. */
  readonly id: number
  /** "Exportación: Padrón". */
  readonly titulo: string
  readonly estado: EstadoTrabajo
  /** Asked to stop, and still running. */
  readonly cancelando: boolean
  /** Exports that wait before it; 0 unless it waits. */
  readonly antes: number
  /** Rows done, of how many (0 while that is not known). */
  readonly hecho: number
  readonly total: number
  /** What the job said when it ended, or why it failed. */
  readonly resultado: string
  /** The file's name; "" until it is ready. */
  readonly nombre: string
  readonly creadoAt: string
  /** Until when the file can be downloaded; null until it is ready. */
  readonly venceAt: string | null
  readonly actions: readonly AccionExporte[]
}
