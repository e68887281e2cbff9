import { quincenaCode } from '#domain/calendario/quincena.ts'
import { ESTATUS_MOVIMIENTO, type EstatusMovimiento } from './estatus-movimiento.ts'

/** Statuses of the movements that are a quincena's wherever they are counted: all but the cancelled ones. */
export const SIN_CANCELAR: readonly EstatusMovimiento[] = ESTATUS_MOVIMIENTO.filter(
  (estatus) => estatus !== 'Cancelado',
)

/** Statuses before the institute approves: the close of a quincena leaves those movements for the next one. */
export const SIN_APROBAR: readonly EstatusMovimiento[] = ['Solicitado', 'Pendiente', 'Validado']

/** What narrows the lists of movements to exactly those that closing the quincena ("2226") of an entity leaves for the next one. */
export function filtroSinAprobar(
  hastaQuincena: string,
  adscripcionId: number,
): { readonly hastaQuincena: string; readonly adscripcionId: number; readonly estatus: readonly EstatusMovimiento[] } {
  return { hastaQuincena, adscripcionId, estatus: SIN_APROBAR }
}

/** What narrows the panel's list to exactly those movements of the quincena (ordinal) that its figures count. */
export function filtroDeQuincena(quincena: number): {
  readonly quincena: string
  readonly estatus: readonly EstatusMovimiento[]
} {
  return { quincena: quincenaCode(quincena), estatus: SIN_CANCELAR }
}
