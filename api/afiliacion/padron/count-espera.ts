import type { Actor } from '#domain/acceso/actor.ts'
import type { Espera } from '#domain/afiliacion/actos/espera.ts'
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

/**
 * Counts what the list of movements gives for that filter, in the actor's scope. Each turn is counted of its own index, which
 * several at once would hide from the engine; none waits for two.
 */
export async function countEspera(actor: Actor, { espera, solicitadoPor }: FiltroEspera): Promise<CuentaEspera> {
  const cuentas = await Promise.all([espera].flat().map((each) => countTurno(actor, each, solicitadoPor !== undefined)))
  const [desde = null] = cuentas.flatMap((each) => each.desde ?? []).sort()
  return { n: cuentas.reduce((sum, { n }) => sum + n, 0), desde }
}

/** The count and the oldest apart: an index tells how many there are without a row, and which comes first with one. */
async function countTurno(actor: Actor, espera: Espera, suyos: boolean): Promise<CuentaEspera> {
  const binds = new Binds()
  const scope = alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)
  const author = suyos ? `AND m.solicitado_por = ${binds.add(actor.id)}` : ''
  const from = `FROM movimientos m WHERE ${esperaSql(actor, espera)} AND ${scope} ${author}`
  const desde = 'COALESCE(m.turno_desde, m.solicitado_at)'
  const row = await selectRow<CuentaEspera>(
    `SELECT CAST((SELECT COUNT(*) ${from}) AS INTEGER) AS n, (SELECT ${desde} ${from} ORDER BY ${desde}, m.id LIMIT 1) AS desde`,
    binds.values,
  )
  return row ?? { n: 0, desde: null }
}
