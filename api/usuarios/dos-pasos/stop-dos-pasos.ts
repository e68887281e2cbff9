import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError, conflict } from '#api/errors.ts'
import { assertClavePropia } from '#api/usuarios/clave/clave-propia.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { renewSesion } from '#api/usuarios/entrada/open-sesion.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { newCodigos, saveCodigos } from './codigos-respaldo.ts'
import { loadDosPasos } from './load-dos-pasos.ts'

const notOn = () => conflict('inactivo', 'La verificación en dos pasos no está activa.')

/**
 * Switches two-step codes off with the account's password and gives the session's new token; the other sessions end.
 * Throws 422 at `clave`, 409 when they are off or the profile asks for them.
 */
export async function stopDosPasos(actor: Actor, tokenHash: string, clave: string): Promise<string> {
  const id = accountId(actor)
  await assertClavePropia(actor, clave)
  const { exigido } = await loadDosPasos(id)
  if (exigido)
    throw new AppError(409, 'exigido', 'Tu perfil exige la verificación en dos pasos: no se puede desactivar.')
  return inTransaction(async () => {
    await removeDosPasos(id)
    await endSesiones(id, tokenHash)
    const token = await renewSesion(tokenHash)
    await tellCuenta(actor, id, {
      titulo: 'Verificación en dos pasos desactivada',
      texto: 'Tu cuenta del portal vuelve a abrirse solo con la contraseña.',
    })
    await logActo(actor, { acto: 'dos_pasos.desactivar', objeto: 'usuario', objetoId: id })
    return token
  })
}

/** Takes the second step and its codes away, in the caller's transaction. Throws 409 when there is none. */
export async function removeDosPasos(usuarioId: number): Promise<void> {
  const row = await selectRow(
    'DELETE FROM dos_pasos WHERE usuario_id = $1 AND confirmado_at IS NOT NULL RETURNING usuario_id',
    [usuarioId],
  )
  if (!row) throw notOn()
  await execute('DELETE FROM codigos_respaldo WHERE usuario_id = $1', [usuarioId])
}

/** Ten fresh recovery codes in the place of those before, told once. Throws 422 at `clave`, 409 when the codes are off. */
export async function renewCodigos(actor: Actor, clave: string): Promise<readonly string[]> {
  const id = accountId(actor)
  await assertClavePropia(actor, clave)
  if (!(await loadDosPasos(id)).activo) throw notOn()
  const { codigos, hashes } = await newCodigos()
  await inTransaction(async () => {
    await saveCodigos(id, hashes)
    await tellCuenta(actor, id, {
      titulo: 'Códigos de recuperación nuevos',
      texto: 'Se hicieron códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    })
    await logActo(actor, { acto: 'dos_pasos.codigos', objeto: 'usuario', objetoId: id })
  })
  return codigos
}
