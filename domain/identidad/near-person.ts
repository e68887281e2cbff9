import type { PlainDate } from '#domain/plain-date.ts'
import { jaroWinkler } from './jaro-winkler.ts'
import type { Nombre } from './nombre.ts'
import { foldText } from './normalize-text.ts'

/** Likeness of folded names from which two people born on one day are near (decisions §8). */
export const NEAR_NAME = 0.92

export interface PersonaComparable extends Nombre {
  readonly fechaNacimiento: PlainDate
}

/** Whether two records may be one person: same birth date and a name alike, also with the surnames of one swapped. */
export function isNearPerson(a: PersonaComparable, b: PersonaComparable): boolean {
  if (a.fechaNacimiento !== b.fechaNacimiento) return false
  const swapped = { ...b, apellidoPaterno: b.apellidoMaterno, apellidoMaterno: b.apellidoPaterno }
  return [b, swapped].some((other) => jaroWinkler(comparable(a), comparable(other)) >= NEAR_NAME)
}

function comparable({ nombres, apellidoPaterno, apellidoMaterno }: Nombre): string {
  return foldText(`${apellidoPaterno} ${apellidoMaterno} ${nombres}`)
}
