import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'

/** Whole months from one day to another; 0 where the second is not later. */
function mesesEntre(desde: PlainDate, hasta: PlainDate): number {
  const [from, to] = [dateParts(desde), dateParts(hasta)]
  const months = (to.year - from.year) * 12 + to.month - from.month - (to.day < from.day ? 1 : 0)
  return Math.max(0, months)
}

/** "32 años, 8 meses", "1 año", "5 meses". */
function tiempoTexto(meses: number): string {
  const [years, rest] = [Math.floor(meses / 12), meses % 12]
  const parts = [
    ...(years > 0 ? [cuentaTexto(years, 'año')] : []),
    ...(rest > 0 || years === 0 ? [cuentaTexto(rest, 'mes', 'meses')] : []),
  ]
  return parts.join(', ')
}

/** What a retirement is judged by: "Al 26 nov 2026: 61 años, 2 meses de edad y 32 años de servicio desde su ingreso, 1 mar 1994." */
export function edadYServicioTexto(
  { fechaNacimiento, fechaAlta }: { readonly fechaNacimiento: PlainDate; readonly fechaAlta: PlainDate },
  dia: PlainDate,
): string {
  const edad = tiempoTexto(mesesEntre(fechaNacimiento, dia))
  const servicio = tiempoTexto(mesesEntre(fechaAlta, dia))
  return `Al ${formatFecha(dia)}: ${edad} de edad y ${servicio} de servicio desde su ingreso, ${formatFecha(fechaAlta)}.`
}
