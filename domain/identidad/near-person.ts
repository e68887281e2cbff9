import type { PlainDate } from '#domain/plain-date.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import type { Nombre } from './nombre.ts'
import { foldText } from './normalize-text.ts'

/** Likeness of folded names from which two people born on one day are near (decisions §8). */
export const NEAR_NAME = 0.92

export interface PersonaComparable extends Nombre {
  readonly fechaNacimiento: PlainDate
}

/**
 * Whether two records may be one person (decisions §8 and §11.22): same birth date and a name alike, also with the surnames of one swapped;
 * or the same name and a birth date that a slip makes of the other.
 */
export function isNearPerson(a: PersonaComparable, b: PersonaComparable): boolean {
  if (isSlipOf(a.fechaNacimiento, b.fechaNacimiento)) return comparable(a) === comparable(b)
  if (a.fechaNacimiento !== b.fechaNacimiento) return false
  const swapped = { ...b, apellidoPaterno: b.apellidoMaterno, apellidoMaterno: b.apellidoPaterno }
  return [b, swapped].some((other) => jaroWinkler(comparable(a), comparable(other)) >= NEAR_NAME)
}

/** Whether two days differ in one digit, or have day and month swapped. */
export function isSlipOf(a: PlainDate, b: PlainDate): boolean {
  const [year, month, day] = [a.slice(0, 4), a.slice(5, 7), a.slice(8)]
  const digits = Array.from(a).filter((digit, at) => digit !== b.charAt(at)).length
  return digits === 1 || (a !== b && b === `${year}-${day}-${month}`)
}

function comparable({ nombres, apellidoPaterno, apellidoMaterno }: Nombre): string {
  return foldText(`${apellidoPaterno} ${apellidoMaterno} ${nombres}`)
}
