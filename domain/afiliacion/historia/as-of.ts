import type { PlainDate } from '#domain/plain-date.ts'
import type { EntradaHistoria, ValoresPersona } from './entrada-historia.ts'

/** How far two clocks look: the day it was true on, and the end of the day it was known on. Null looks to the end. */
export interface Relojes {
  readonly al: PlainDate | null
  readonly conocido: PlainDate | null
}

/** Whether either clock is set: what is seen is not the person as it stands now, and nothing is asked from there. */
export function isOtraFecha({ al, conocido }: Relojes): boolean {
  return al !== null || conocido !== null
}

/**
 * A person as it was on `al`, by what was known on `conocido` (decisions §10.10): for each field, of the entries recorded by
 * then, the one with the latest effective date not after `al`; of two of the same date, the later recorded. So a retroactive
 * change never covers one with a later date. Null before the first entry.
 */
export function asOf(entradas: readonly EntradaHistoria[], { al, conocido }: Relojes): ValoresPersona | null {
  const seen = entradas
    .filter(({ desde, registrado }) => (al === null || desde <= al) && (conocido === null || registrado <= conocido))
    .sort((one, other) => (one.desde === other.desde ? one.id - other.id : one.desde < other.desde ? -1 : 1))
  if (seen.length === 0) return null
  return Object.assign({}, ...seen.map(({ campos }) => campos)) as ValoresPersona
}

/** The fields of `before` whose value differs, with the new value. */
export function changedFields(before: ValoresPersona, after: ValoresPersona): ValoresPersona {
  const entries = Object.entries(after) as [keyof ValoresPersona, string | number | null][]
  return Object.fromEntries(entries.filter(([campo, value]) => campo in before && before[campo] !== value))
}
