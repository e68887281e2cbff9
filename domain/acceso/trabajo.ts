/** States of a job of the background, with the word a person reads. */
export const ESTADOS_TRABAJO = {
  espera: 'En espera',
  curso: 'En curso',
  hecho: 'Hecho',
  fallado: 'Falló',
  cancelado: 'Cancelado',
} as const
export type EstadoTrabajo = keyof typeof ESTADOS_TRABAJO

export type AccionTrabajo = 'reintentar' | 'cancelar'

/** What can be done with a job: one that ended badly is tried again, one that has not ended is cancelled. */
export function accionesTrabajo(trabajo: {
  readonly estado: EstadoTrabajo
  readonly cancelando: boolean
}): readonly AccionTrabajo[] {
  if (trabajo.estado === 'fallado' || trabajo.estado === 'cancelado') return ['reintentar']
  return trabajo.estado === 'hecho' || trabajo.cancelando ? [] : ['cancelar']
}

/** A job as the panel lists it. */
export interface TrabajoPanel {
  readonly id: number
  readonly clase: string
  readonly titulo: string
  readonly estado: EstadoTrabajo
  /** Asked to stop, and still running. */
  readonly cancelando: boolean
  /** Made by its schedule, not by a person. */
  readonly programado: boolean
  readonly intentos: number
  /** Units done, of how many (0 while that is not known), and in words what it is doing. */
  readonly hecho: number
  readonly total: number
  readonly avance: string
  /** What it said when it ended, or why it failed. */
  readonly resultado: string
  /** Who asked for it. */
  readonly usuario: string
  readonly creadoAt: string
  /** Not before this instant: a failed attempt waits. */
  readonly desdeAt: string
  readonly empezadoAt: string | null
  readonly terminadoAt: string | null
  readonly actions: readonly AccionTrabajo[]
}

/** The state of a job in words: one that was asked to stop says so while it still runs. */
export function estadoTrabajoTexto({ estado, cancelando }: Pick<TrabajoPanel, 'estado' | 'cancelando'>): string {
  return cancelando && estado === 'curso' ? 'Cancelando' : ESTADOS_TRABAJO[estado]
}
