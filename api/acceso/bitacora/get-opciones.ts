import type { Actor } from '#domain/acceso/actor.ts'
import type { OpcionesBitacora } from '#domain/acceso/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { selectRows } from '#api/db/sql.ts'

/** The accounts that the bitácora can be narrowed to, those no longer active included. */
export async function getOpcionesBitacora(actor: Actor): Promise<OpcionesBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  return { usuarios: await selectRows('SELECT id, usuario, nombre FROM usuarios ORDER BY nombre, id') }
}
