import type { Actor } from '#domain/acceso/actor.ts'
import type { FiltroEspera } from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { esperaSql } from './estatus-sql.ts'
import { ALCANCE_MOVIMIENTO } from '#api/afiliacion/movimientos/movimiento-row.ts'

/** Movements that wait for somebody, in the actor's scope, and since when the oldest does, as its tray tells it (ISO instant or null). */
export interface CuentaEspera {
  readonly n: number
  readonly desde: string | null
}

/** Counts what the list of movements gives for that filter, in the actor's scope. */
export async function countEspera(actor: Actor, { espera, solicitadoPor }: FiltroEspera): Promise<CuentaEspera> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const author = solicitadoPor ? `AND m.solicitado_por = ${binds.add(actor.id)}` : ''
  const row = await selectRow<CuentaEspera>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS n, MIN(COALESCE(m.turno_desde, m.solicitado_at)) AS desde FROM movimientos m
     WHERE ${esperaSql(espera)} AND ${scope} ${author}`,
    binds.values,
  )
  return row ?? { n: 0, desde: null }
}
