import type { Actor } from '#domain/acceso/actor.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { personasDeQuincena, type PersonaQuincena } from './personas-quincena.ts'

/** The person of an internal number with the facts of a quincena (its ordinal). Throws 404 for somebody out of the actor's scope. */
export async function findPersonaDeQuincena(actor: Actor, interno: number, quincena: number): Promise<PersonaQuincena> {
  const binds = new Binds()
  const number = binds.add(interno)
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  const row = await selectRow<{ id: number }>(
    `SELECT a.id FROM afiliados a WHERE a.interno = ${number} AND ${scope}`,
    binds.values,
  )
  if (!row) throw notFound('La persona')
  for await (const [persona] of personasDeQuincena({ entidadId: null, quincena, afiliadoId: row.id }))
    if (persona) return persona
  throw notFound('La persona')
}
