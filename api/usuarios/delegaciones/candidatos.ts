import type { Actor, ActorConCuenta } from '#domain/acceso/actor.ts'
import { DELEGABLES } from '#domain/acceso/delegacion.ts'
import { cuentasDe } from '#api/usuarios/misma-persona.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

export interface Candidato {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly perfil: string
}

/** Whether the actor's own profile has an act that can be lent: what was lent to the actor is not lent on. */
export function puedeDelegar(actor: Actor): actor is ActorConCuenta {
  const lent = new Set((actor.delegaciones ?? []).flatMap(({ actos }) => [...actos]))
  return actor.id !== null && DELEGABLES.some((acto) => actor.actos.has(acto) && !lent.has(acto))
}

/** Most accounts offered: an office is small. */
const MAX_CANDIDATOS = 500

/** Who may sign for an account: who signs for somebody sees what they see, so it is of the same place, and another person. */
export async function findCandidatos(delegadorId: number): Promise<Candidato[]> {
  const binds = new Binds()
  const delegador = binds.add(delegadorId)
  const propias = binds.addAll(await cuentasDe([delegadorId]))
  const same = (column: string) => `COALESCE(u.${column}, 0) = COALESCE(o.${column}, 0)`
  return selectRows<Candidato>(
    `SELECT u.id, u.usuario, u.nombre, p.nombre AS perfil FROM usuarios o JOIN perfiles q ON q.id = o.perfil_id
       JOIN usuarios u ON u.activo AND u.id NOT IN (${propias}) JOIN perfiles p ON p.id = u.perfil_id
     WHERE o.id = ${delegador} AND o.activo AND p.ambito = q.ambito AND ${same('entidad_id')} AND ${same('adscripcion_id')}
       AND ${same('dependencia_id')} ORDER BY u.nombre, u.id LIMIT ${MAX_CANDIDATOS}`,
    binds.values,
  )
}
