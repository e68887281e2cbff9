import type { PlainDate } from '#domain/plain-date.ts'

/** What a line asks for, until when. */
export interface LineaPago {
  readonly id: number
  readonly referencia: string
  readonly capitalCentavos: number
  readonly interesCentavos: number
  readonly limite: PlainDate
  /** Day on which it was issued: its interest counts until then. */
  readonly emitida: PlainDate
}

/** Day until which interest is asked for today: that of the line in force while it can still be paid, else today. */
export function corteDeInteres(linea: LineaPago | null, hoy: PlainDate): PlainDate {
  return linea !== null && linea.limite >= hoy ? linea.emitida : hoy
}

/** Whether `linea` may be given again: unexpired, and it asks for just what is owed (decision 10.29). */
export function isVigente(
  linea: LineaPago,
  debe: { readonly capitalCentavos: number; readonly interesCentavos: number },
  hoy: PlainDate,
): boolean {
  if (linea.limite < hoy) return false
  return linea.capitalCentavos === debe.capitalCentavos && linea.interesCentavos === debe.interesCentavos
}

/** Credit that lowers a charge (decision 10.24): as much as there is, never more than what is owed. */
export function creditoAplicable(principalCentavos: number, disponibleCentavos: number): number {
  return Math.max(0, Math.min(principalCentavos, disponibleCentavos))
}
