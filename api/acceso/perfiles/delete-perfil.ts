import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { holdPerfil, perfilJson } from './perfil-row.ts'

/** Deletes a profile that nobody holds. Throws 404, 409 `protegido` (profile 1), 409 `en_uso` with how many hold it. */
export async function deletePerfil(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'perfiles.administrar')
  await inTransaction(async () => {
    const perfil = await holdPerfil(id)
    if (perfil.protegido) throw conflict('protegido', `El perfil ${perfil.nombre} no se puede eliminar.`)
    if (perfil.usuarios > 0) {
      const who = perfil.usuarios === 1 ? 'Lo tiene 1 usuario' : `Lo tienen ${perfil.usuarios} usuarios`
      throw conflict('en_uso', `${who}: asígnales otro perfil antes de eliminar ${perfil.nombre}.`)
    }
    await execute('DELETE FROM perfiles WHERE id = $1', [id])
    await derechosCambiados()
    await logActo(actor, { acto: 'perfil.eliminar', objeto: 'perfil', objetoId: id, antes: perfilJson(perfil) })
  })
}
