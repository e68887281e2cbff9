import type { Actor } from '#domain/acceso/actor.ts'
import type { DelegacionesPropias, DelegacionPropia } from '#domain/acceso/delegacion.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { findCandidatos, puedeDelegar } from './candidatos.ts'

const SQL = `SELECT d.id, d.desde, d.hasta, d.motivo, de.nombre AS de, a.nombre AS a
  FROM delegaciones d JOIN usuarios de ON de.id = d.de_usuario_id JOIN usuarios a ON a.id = d.a_usuario_id
  WHERE d.revocada_at IS NULL AND d.hasta >= $2 AND `

/** What the actor lends and what is lent to the actor, in force or to come, and whom the actor may name. */
export async function listDelegaciones(actor: Actor): Promise<DelegacionesPropias> {
  const binds = [actor.id, today()]
  const dadas = await selectRows<DelegacionPropia>(`${SQL} d.de_usuario_id = $1 ORDER BY d.desde, d.id`, binds)
  const recibidas = await selectRows<DelegacionPropia>(`${SQL} d.a_usuario_id = $1 ORDER BY d.desde, d.id`, binds)
  const candidatos = puedeDelegar(actor) ? await findCandidatos(actor.id) : null
  return {
    dadas,
    recibidas,
    puedeDelegar: candidatos !== null,
    candidatos: (candidatos ?? []).map(({ usuario, nombre, perfil }) => ({ usuario, nombre, perfil })),
  }
}
