import type { EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'

/**
 * Where a movement stands for the table of acts: the displayed status, with a validated one parted by whether the institute
 * has reviewed it. `Nuevo` is what does not exist yet.
 */
export const ETAPAS = [
  'Nuevo',
  'Solicitado',
  'Pendiente',
  'Validado',
  'Revisado',
  'Por aplicar',
  'Aplicado',
  'Cancelado',
] as const
export type Etapa = (typeof ETAPAS)[number]

export function etapaOf(estatus: EstatusMovimiento, revisado: boolean): Etapa {
  return estatus === 'Validado' && revisado ? 'Revisado' : estatus
}
