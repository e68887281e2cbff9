import { quincenaOf } from '#domain/calendario/quincena.ts'
import { deudoraDe, deudorasDe } from '#domain/fondos/reorganizaciones.ts'
import type { PersonaQuincena } from '#api/fondos/personas-quincena.ts'
import type { CierresDecretados } from '#api/fondos/personas-sql.ts'
import type { CerradaAntes, ContextoCierre } from './contexto-cierre.ts'

/** A quincena that an entity closed and this close corrects for one person. */
export interface ParteCerrada {
  /** The entity of the days. */
  readonly entidadId: number
  readonly cerrada: CerradaAntes
  /** Whether what is new of the person reaches it. */
  readonly cambia: boolean
  /** Whether a decree changed a rate of it, and no close carries that yet. */
  readonly porDecreto: boolean
}

/**
 * Closed quincenas that what is new of a person, or a decree, reaches, in order: the entity's own, and those of ended entities
 * whose later lines of this person it is charged (decision 11.3). An ended entity corrects its own only when it has no successor.
 */
export function partesCerradas(
  contexto: ContextoCierre,
  { cambiaDesde, reorganizaciones }: Pick<PersonaQuincena, 'cambiaDesde' | 'reorganizaciones'>,
): ParteCerrada[] {
  const { entidadId, extintas, cerradasDeExtintas } = contexto
  const from = cambiaDesde === null ? null : quincenaOf(cambiaDesde)
  const partesDe = (id: number): ParteCerrada[] => {
    const deudoras = deudorasDe(id, extintas, reorganizaciones)
    if (deudoras.at(-1) !== entidadId) return []
    return cerradasDe(contexto, id)
      .map((cerrada) => ({
        entidadId: id,
        cerrada,
        cambia: from !== null && cerrada.quincena >= from,
        porDecreto: isPorDecreto(contexto, cerrada, deudoras),
      }))
      .filter(({ cambia, porDecreto }) => cambia || porDecreto)
  }
  const heredadas = [...cerradasDeExtintas.keys()].filter((id) => id !== entidadId)
  return [entidadId, ...heredadas].flatMap(partesDe)
}

/** Closed quincenas that a decree corrects in this close, for all people; undefined if there are none. */
export function cierresDecretados(contexto: ContextoCierre): CierresDecretados | undefined {
  const { entidadId, extintas, cerradasDeExtintas } = contexto
  const todas = [...new Set([entidadId, ...cerradasDeExtintas.keys()])]
  const cierreIds = todas.flatMap((id) =>
    cerradasDe(contexto, id)
      .filter((cerrada) => isPorDecreto(contexto, cerrada, id === entidadId ? [id] : [id, entidadId]))
      .map(({ cierreId }) => cierreId),
  )
  const entidadIds = todas.filter((id) => id === entidadId || deudoraDe(id, extintas) === entidadId)
  return cierreIds.length === 0 ? undefined : { cierreIds, entidadIds }
}

/**
 * Whether no close carries yet what decrees change of a closed quincena. A later close of its entity, or one that an entity made
 * while it was charged the other's later lines, carries it if it sealed the decree's record or a newer one. `deudoras` begins
 * with the entity.
 */
function isPorDecreto(
  contexto: ContextoCierre,
  { quincena, decretoId }: CerradaAntes,
  [propia, ...sucesoras]: readonly number[],
): boolean {
  if (decretoId === null || propia === undefined) return false
  const propias = cerradasDe(contexto, propia)
  const ultima = propias.at(-1)?.quincena ?? quincena
  const posteriores = [
    ...propias.filter((later) => later.quincena > quincena),
    ...sucesoras.flatMap((id) => cerradasDe(contexto, id)).filter((later) => later.quincena > ultima),
  ]
  return !posteriores.some(({ parametros }) => parametros.id >= decretoId)
}

/** What an entity closed before the context's quincena, in order. */
function cerradasDe({ entidadId, cerradas, cerradasDeExtintas }: ContextoCierre, id: number): readonly CerradaAntes[] {
  return id === entidadId ? [...cerradas.values()] : (cerradasDeExtintas.get(id) ?? [])
}
