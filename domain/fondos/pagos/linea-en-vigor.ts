import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import type { PlainDate } from '#domain/plain-date.ts'

/** What a line asks for, until when. */
export interface LineaPago {
  readonly id: number
  readonly referencia: string
  readonly capitalCentavos: number
  readonly interesCentavos: number
  readonly limite: PlainDate
  /** Day of its issue. */
  readonly emitida: PlainDate
  /** Day until which it asks for interest: its limit; for one issued before decision 11.15, the day of its issue. */
  readonly interesHasta: PlainDate
}

/** Day until which interest is owed today: today, or that of an older line that can still be paid and asks for less. */
export function corteDeInteres(linea: LineaPago | null, hoy: PlainDate): PlainDate {
  return linea !== null && linea.limite >= hoy && linea.interesHasta < hoy ? linea.interesHasta : hoy
}

/** Whether `linea` may be given again: unexpired, and it asks for just what `debe` on the day until which it has interest (10.29). */
export function isVigente(
  linea: LineaPago,
  debe: { readonly capitalCentavos: number; readonly interesCentavos: number },
  hoy: PlainDate,
): boolean {
  if (linea.limite < hoy) return false
  return linea.capitalCentavos === debe.capitalCentavos && linea.interesCentavos === debe.interesCentavos
}

/** What became of a line whose close was reopened. `dia`: when; `sustituta`: the line of the close that was made again, or null. */
export function lineaAnuladaTexto({
  referencia,
  entidad,
  quincena,
  dia,
  sustituta,
}: {
  readonly referencia: string
  readonly entidad: string
  readonly quincena: number
  readonly dia: PlainDate
  readonly sustituta: string | null
}): string {
  const que = `La línea ${referenciaTexto(referencia)} quedó sin efecto: la ${quincenaLong(quincena)} de ${entidad} se reabrió el ${formatFecha(dia)}.`
  const ahora =
    sustituta === null
      ? 'Todavía no hay otra línea en su lugar.'
      : `La sustituye la línea ${referenciaTexto(sustituta)}.`
  return `${que} ${ahora}`
}

/** Credit that lowers a charge (decision 10.24): as much as there is, never more than what is owed. */
export function creditoAplicable(principalCentavos: number, disponibleCentavos: number): number {
  return Math.max(0, Math.min(principalCentavos, disponibleCentavos))
}
