import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { deOtra } from '#domain/cargas/persona/de-otra.ts'
import { CLAVES_PERSONA, identificar, sinClave } from '#domain/cargas/persona/identificar.ts'
import { personasPorClave, type PersonaHallada } from './personas-por-clave.ts'
import { personasDeOtra } from './personas-de-otra.ts'
import { personasPorNombre } from './personas-por-nombre.ts'
import type { Respondidas } from './respondidas.ts'

/** Among whom the person of a row is searched. */
export interface BusquedaPersonas {
  readonly actor: Actor
  readonly entidadId: number
  /** What people answered about keys of the entity's files. */
  readonly respondidas: Respondidas
}

/** The person of a row, or its fault. `ajenaId`: the person of another dependency whom the fault names. */
type Quien = ReturnType<typeof identificar> & { readonly ajenaId?: number }

/** The person of each row, or why it is nobody's, in a fixed number of queries. */
export async function identificarRenglones(
  lineas: readonly LineaLeida[],
  busqueda: BusquedaPersonas,
): Promise<{ readonly quienes: readonly Quien[]; readonly byId: ReadonlyMap<number, PersonaHallada> }> {
  const personas = await personasPorClave(
    busqueda.actor,
    busqueda.entidadId,
    lineas.map(({ valores }) => valores),
    busqueda.respondidas,
  )
  const propias = lineas.map(({ valores }) => identificar(valores, personas))
  const quienes = await conAjenas(lineas, await conCercanas(lineas, propias, busqueda))
  return { quienes, byId: personas.byId }
}

/** Names the person of another dependency who has exactly the key of a line that is nobody's. */
async function conAjenas(lineas: readonly LineaLeida[], quienes: readonly Quien[]): Promise<Quien[]> {
  const isDeNadie = (quien: Quien | undefined) => quien && 'falta' in quien && quien.falta.codigo === 'C301'
  const deOtraEntidad = await personasDeOtra(
    lineas.flatMap(({ valores }, i) => (isDeNadie(quienes[i]) ? [valores] : [])),
  )
  return quienes.map((quien, i) => {
    const valores = lineas[i]?.valores
    if (!valores || !('falta' in quien) || !isDeNadie(quien)) return quien
    const persona = deOtraEntidad(valores)
    return persona ? { falta: deOtra(quien.falta, persona), ajenaId: persona.id } : quien
  })
}

/** Lines whose keys are nobody's, with the one person who has their name, unless somebody said that it is another. */
async function conCercanas(
  lineas: readonly LineaLeida[],
  quienes: readonly Quien[],
  { actor, entidadId, respondidas }: BusquedaPersonas,
): Promise<Quien[]> {
  const sinNadie = lineas.flatMap(({ valores }, i) => {
    const quien = quienes[i]
    return quien && 'falta' in quien && quien.falta.codigo === 'C301' ? [valores] : []
  })
  const porNombre = await personasPorNombre(actor, entidadId, sinNadie)
  return quienes.map((quien, i) => {
    const valores = lineas[i]?.valores
    if (!valores || !('falta' in quien)) return quien
    const isOtra = (id: number): boolean =>
      CLAVES_PERSONA.some(
        (clave) => valores[clave] !== undefined && respondidas.isOtra(clave, String(valores[clave]), id),
      )
    if (quien.falta.cercana !== undefined && isOtra(quien.falta.cercana)) {
      const { codigo, campo, columna, hallado, esperado } = quien.falta
      return { falta: { codigo, campo, columna, hallado, esperado } }
    }
    return (
      sinClave(
        quien.falta,
        porNombre(valores).filter(({ id }) => !isOtra(id)),
      ) ?? quien
    )
  })
}
