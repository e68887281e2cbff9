import type { Actor } from '#domain/acceso/actor.ts'
import {
  RESPUESTAS_DELEGACION,
  type DelegacionesPropias,
  type DelegacionPropia,
  type RespuestaDelegacion,
} from '#domain/acceso/delegacion.ts'
import { today } from '#api/clock.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { findElegibles, puedeDelegar } from './candidatos.ts'

/** Where a delegation is answered. */
export const RUTA_DELEGACIONES = '/mi-perfil'

/** In force, to come or waiting for an answer. */
const VIVAS = `d.estado IN ('propuesta', 'aceptada') AND d.hasta >= $2`

const SQL = `SELECT d.id, d.desde, d.hasta, d.motivo, d.oficio, d.oficio_fecha AS "oficioFecha", d.estado, de.nombre AS de, a.nombre AS a
  FROM delegaciones d JOIN usuarios de ON de.id = d.de_usuario_id JOIN usuarios a ON a.id = d.a_usuario_id
  WHERE ${VIVAS} AND `

type Row = Omit<DelegacionPropia, 'actions'>

/** What the actor lends and what is lent to the actor, in force or to come, and whom the actor may name. */
export async function listDelegaciones(actor: Actor): Promise<DelegacionesPropias> {
  const binds = [actor.id, today()]
  const dadas = await selectRows<Row>(`${SQL} d.de_usuario_id = $1 ORDER BY d.desde, d.id`, binds)
  const recibidas = await selectRows<Row>(`${SQL} d.a_usuario_id = $1 ORDER BY d.desde, d.id`, binds)
  const candidatos = puedeDelegar(actor) ? await findElegibles(actor) : null
  return {
    dadas: dadas.map((row) => ({ ...row, actions: [] })),
    recibidas: recibidas.map((row) => ({ ...row, actions: respuestasDe(row) })),
    puedeDelegar: candidatos !== null,
    candidatos: (candidatos ?? []).map(({ usuario, nombre, perfil }) => ({ usuario, nombre, perfil })),
  }
}

function respuestasDe({ estado }: Row): RespuestaDelegacion[] {
  return (Object.keys(RESPUESTAS_DELEGACION) as RespuestaDelegacion[]).filter(
    (respuesta) => RESPUESTAS_DELEGACION[respuesta].desde === estado,
  )
}

/** Delegations that wait for the actor's answer. */
export async function countPorAceptar(actor: Actor): Promise<{ readonly n: number; readonly de: string }> {
  const row = await selectRow<{ n: number; de: string | null }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS n, MIN(de.nombre) AS de FROM delegaciones d JOIN usuarios de ON de.id = d.de_usuario_id
     WHERE ${VIVAS} AND d.estado = 'propuesta' AND d.a_usuario_id = $1`,
    [actor.id, today()],
  )
  return { n: row?.n ?? 0, de: row?.de ?? '' }
}
