import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { Binds, selectRow, type Bind } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { procesoVisibleSql } from '#api/procesos/visible-sql.ts'
import type { Dueno } from './dueno.ts'

/**
 * Whether the actor sees the documents of `dueno`: of a process that its profile opens, of a module with such a process,
 * or the institute's. Who keeps the documentation sees them all.
 */
export async function seesDueno(actor: Actor, dueno: Dueno): Promise<boolean> {
  if (isAdministrador(actor) || can(actor, 'documentacion.consultar')) return true
  if (dueno.clase === 'general') return true
  const binds = new Binds()
  const visible = procesoVisibleSql(actor, binds)
  const column = dueno.clase === 'proceso' ? 'p.id' : 'p.id_modulo'
  const values: readonly Bind[] = [...binds.values, dueno.id]
  return (
    (await selectRow(`SELECT p.id FROM procesos p WHERE ${visible} AND ${column} = $${values.length}`, values)) !== null
  )
}

/** 404 for what the actor does not see, as for what does not exist. */
export async function assertSees(actor: Actor, dueno: Dueno): Promise<void> {
  if (!(await seesDueno(actor, dueno))) throw notFound(dueno.clase === 'modulo' ? 'El módulo' : 'El proceso')
}
