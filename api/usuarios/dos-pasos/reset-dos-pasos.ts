import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertPuedeDar } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { inTransaction } from '#api/db/database.ts'
import { conflict } from '#api/errors.ts'
import { noteAccesoDado } from '#api/usuarios/acceso-dado.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { findUsuario } from '#api/usuarios/panel/usuario-row.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { removeDosPasos } from './stop-dos-pasos.ts'

/**
 * Takes the second step away from the account of somebody who lost phone and codes, after seeing who asks. Its sessions
 * end; where the profile asks for it, the next sign-in can only set it up anew. Nobody does it to the own account: that
 * would make an open session enough. Throws 404, 403, 409.
 */
export async function resetDosPasos(actor: Actor, usuarioId: number): Promise<void> {
  authorizeInstituto(actor, 'dos_pasos.retirar')
  if (actor.id === usuarioId)
    throw conflict('cuenta_propia', 'Es tu propia cuenta: desactívala en Mi perfil con tu contraseña.')
  await assertPuedeDar(actor, (await findUsuario(actor, usuarioId)).perfilId)
  await inTransaction(async () => {
    await removeDosPasos(usuarioId)
    await noteAccesoDado(actor, usuarioId)
    await endSesiones(usuarioId)
    await tellCuenta(actor, usuarioId, {
      titulo: 'Verificación en dos pasos retirada',
      texto: 'La administración del portal retiró la verificación en dos pasos de tu cuenta.',
    })
    await logActo(actor, { acto: 'dos_pasos.retirar', objeto: 'usuario', objetoId: usuarioId })
  })
}
