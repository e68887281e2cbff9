import { quincenaCode } from '#domain/calendario/quincena.ts'
import { ESTATUS_MOVIMIENTO, type EstatusMovimiento } from './estatus-movimiento.ts'

/** Statuses of the movements that are a quincena's wherever they are counted: all but the cancelled ones. */
export const SIN_CANCELAR: readonly EstatusMovimiento[] = ESTATUS_MOVIMIENTO.filter(
  (estatus) => estatus !== 'Cancelado',
)

/** What narrows the panel's list to exactly those movements of the quincena (ordinal) that its figures count. */
export function filtroDeQuincena(quincena: number): {
  readonly quincena: string
  readonly estatus: readonly EstatusMovimiento[]
} {
  return { quincena: quincenaCode(quincena), estatus: SIN_CANCELAR }
}
