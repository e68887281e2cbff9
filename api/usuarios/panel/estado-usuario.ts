import { ForeignKeyConstraintError } from 'sequelize'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { UsuarioConClave, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertPuedeDar } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { conflict } from '#api/errors.ts'
import { endEnlaces } from '#api/usuarios/end-enlaces.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { issueClaveTemporal } from '#api/usuarios/clave/issue-clave-temporal.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { unlockCuenta } from '#api/usuarios/unlock-cuenta.ts'
import { assertOtroAdministrador } from './assert-otro-administrador.ts'
import { findUsuario, usuarioJson } from './usuario-row.ts'

async function findTouchable(actor: Actor, id: number): Promise<UsuarioPanel> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const usuario = await findUsuario(actor, id)
  await assertPuedeDar(actor, usuario.perfilId)
  return usuario
}

function assertAjena(actor: Actor, id: number): void {
  if (actor.id === id)
    throw conflict('cuenta_propia', 'Es tu propia cuenta: pide a otra persona de la administración que lo haga.')
}

/**
 * Disables or enables an account. Disabled, its sessions end at once. Throws 404, 403, 409 `cuenta_propia`,
 * 409 `ultimo_administrador`. What is so already stays.
 */
export async function setActivo(actor: Actor, id: number, activo: boolean): Promise<UsuarioPanel> {
  return inTransaction(async () => {
    const usuario = await findTouchable(actor, id)
    if ((usuario.estado !== 'inactivo') === activo) return usuario
    if (!activo) {
      assertAjena(actor, id)
      if (usuario.perfilId === PERFIL_ADMINISTRADOR) await assertOtroAdministrador(id)
    }
    await updateVersioned(UsuarioModel, id, null, { activo })
    if (!activo) {
      await endSesiones(id)
      await endEnlaces(id)
    }
    const acto = activo ? 'usuario.activar' : 'usuario.desactivar'
    await logActo(actor, { acto, objeto: 'usuario', objetoId: id, antes: { activo: !activo }, despues: { activo } })
    return findUsuario(actor, id)
  })
}

/** Lets a blocked account try again at once. Throws 404, 403. */
export async function unlockUsuario(actor: Actor, id: number): Promise<UsuarioPanel> {
  await findTouchable(actor, id)
  await unlockCuenta(actor, id)
  return findUsuario(actor, id)
}

/**
 * A one-time password, told in the answer and nowhere else; the sessions of the account end. Throws 404, 403, 409 `inactivo`,
 * 409 `cuenta_propia`: one's own is changed with the current one.
 */
export async function resetClave(actor: Actor, id: number): Promise<UsuarioConClave> {
  const { estado } = await findTouchable(actor, id)
  if (actor.id === id) throw conflict('cuenta_propia', 'Es tu propia cuenta: cambia tu contraseña en Mi perfil.')
  if (estado === 'inactivo') throw conflict('inactivo', 'La cuenta está desactivada: actívala primero.')
  const { clave } = await issueClaveTemporal(actor, id)
  return { usuario: await findUsuario(actor, id), clave }
}

/**
 * Deletes an account that nobody ever used; one that was used stays, disabled, as what it did does. Throws 404, 403, 409
 * `en_uso`, 409 `cuenta_propia`, 409 `ultimo_administrador`.
 */
export async function deleteUsuario(actor: Actor, id: number): Promise<void> {
  const used = conflict(
    'en_uso',
    'La cuenta ya se usó y lo que hizo queda a su nombre: desactívala en lugar de eliminarla.',
  )
  await inTransaction(async () => {
    const usuario = await findTouchable(actor, id)
    assertAjena(actor, id)
    if (usuario.perfilId === PERFIL_ADMINISTRADOR && usuario.estado !== 'inactivo') await assertOtroAdministrador(id)
    if (usuario.ultimoAccesoAt !== null) throw used
    await endSesiones(id)
    await execute('DELETE FROM usuarios WHERE id = $1', [id]).catch((error: unknown) => {
      throw error instanceof ForeignKeyConstraintError ? used : error
    })
    await logActo(actor, { acto: 'usuario.eliminar', objeto: 'usuario', objetoId: id, antes: usuarioJson(usuario) })
  })
}
