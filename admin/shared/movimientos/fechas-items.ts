import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'

/** The days that a movement asks for, by their names: of a leave, when it was authorised and the first day back too. */
export function fechasItems({
  fecha,
  fechaAutorizacion,
  fechaFin,
}: Pick<MovimientoDetalle, 'fecha' | 'fechaAutorizacion' | 'fechaFin'>): { label: string; value: string }[] {
  return [
    { label: 'Fecha efectiva', value: formatFecha(fecha) },
    ...(fechaAutorizacion ? [{ label: 'Fecha de autorización', value: formatFecha(fechaAutorizacion) }] : []),
    ...(fechaFin ? [{ label: 'Fecha de Reingreso', value: formatFecha(fechaFin) }] : []),
  ]
}
