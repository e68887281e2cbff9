import type { PlainDate } from '#domain/plain-date.ts'
import type { EntradaLaboral } from './hechos.ts'

/** An act on the tree that took a person from one entity (level 1) to another. */
export interface Reorganizacion {
  readonly de: number
  readonly a: number
  /** First day in the other one. */
  readonly desde: PlainDate
}

/** An entity that ended. */
export interface EntidadExtinta {
  readonly nombre: string
  /** Its last day. */
  readonly hasta: PlainDate
  /** Who takes its debts, credits and later lines; null when its end named nobody. */
  readonly sucesoraId: number | null
}

/** Ended entities, by id. */
export type Extintas = ReadonlyMap<number, EntidadExtinta>

/** What became true of a person, and whether an act on the tree wrote it. */
export interface EntradaDeActo extends EntradaLaboral {
  readonly porActo: boolean
}

/**
 * The acts that took a person to another entity, and the person's entries as of the days that they name. An entry recorded after
 * an act, for days before it, may name the entity that the act leads to: those days are of the entity of then (decision 11.3).
 * `entradas` are in the order of their recording.
 */
export function conReorganizaciones<T extends EntradaDeActo>(
  entradas: readonly T[],
): { readonly entradas: readonly T[]; readonly reorganizaciones: readonly Reorganizacion[] } {
  if (!entradas.some(({ porActo }) => porActo)) return { entradas, reorganizaciones: [] }
  const known: T[] = []
  const hechas: (Reorganizacion & { readonly llegada: PlainDate })[] = []
  for (const entrada of entradas) {
    const { nivel1_id: a } = entrada.campos
    if (entrada.porActo && typeof a === 'number') {
      const antes = entidadDe(known, entrada.desde)
      if (antes && antes.id !== a) {
        // Who came by an act has been, under another name, where the act came from.
        const previa = hechas.filter((each) => each.a === antes.id && each.desde === antes.desde).at(-1)
        hechas.push({ de: antes.id, a, desde: entrada.desde, llegada: previa?.llegada ?? antes.desde })
      }
      known.push(entrada)
    } else known.push(deEntonces(entrada, hechas))
  }
  return { entradas: known, reorganizaciones: hechas.map(({ de, a, desde }) => ({ de, a, desde })) }
}

/** The entity that the person has on `dia`, and since when. */
function entidadDe(entradas: readonly EntradaLaboral[], dia: PlainDate) {
  let found: { readonly id: number; readonly desde: PlainDate } | null = null
  for (const { desde, campos } of entradas)
    if (typeof campos.nivel1_id === 'number' && desde <= dia && (found === null || desde >= found.desde))
      found = { id: campos.nivel1_id, desde }
  return found
}

function deEntonces<T extends EntradaDeActo>(
  entrada: T,
  hechas: readonly (Reorganizacion & { readonly llegada: PlainDate })[],
): T {
  // From the last act back: an entry may name the entity that two merges lead to.
  return hechas.reduceRight<T>((entry, { de, a, desde, llegada }) => {
    const isThen = entry.campos.nivel1_id === a && entry.desde < desde && entry.desde >= llegada
    return isThen ? { ...entry, campos: { ...entry.campos, nivel1_id: de } } : entry
  }, entrada)
}

/**
 * Who is charged what later lines correct of an entity's days (decisions 10.16 and 11.3): itself while it goes on. Of one that
 * ended, where its end took the person, else its successor, and so on; the last of them when that one has no successor.
 */
export function deudoraDe(
  entidadId: number,
  extintas: Extintas,
  reorganizaciones: readonly Reorganizacion[] = [],
): number {
  return deudorasDe(entidadId, extintas, reorganizaciones).at(-1) ?? entidadId
}

/** The entity and its chain of successors. The last one is charged the later lines now. */
export function deudorasDe(
  entidadId: number,
  extintas: Extintas,
  reorganizaciones: readonly Reorganizacion[] = [],
): readonly number[] {
  const deudoras = new Set([entidadId])
  for (let next = siguiente(entidadId); next !== null && !deudoras.has(next); next = siguiente(next)) deudoras.add(next)
  return [...deudoras]

  function siguiente(id: number): number | null {
    const extinta = extintas.get(id)
    if (!extinta) return null
    const own = reorganizaciones.filter(({ de, desde }) => de === id && desde > extinta.hasta).at(-1)
    return own?.a ?? extinta.sucesoraId
  }
}
