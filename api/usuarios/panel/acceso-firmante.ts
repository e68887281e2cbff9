import { ACTOS_DE_FIRMA } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { UsuarioConClave, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { resetDosPasos } from '#api/usuarios/dos-pasos/reset-dos-pasos.ts'
import { hechoDeCuenta } from './hecho-cuenta.ts'
import { resetClave } from './estado-usuario.ts'
import { updateUsuario, type CambioUsuario } from './update-usuario.ts'
import { findUsuario, staleUsuario } from './usuario-row.ts'

const SESIONES_TERMINAN = { campo: 'Sesiones abiertas', antes: '', despues: 'Terminan' }

/** A one-time password for a signer. Only the second person sees it, once. */
export const DAR_CLAVE: Accion<{ readonly id: number }> = {
  id: 'usuario.clave',
  aplicar: async (actor, { id }) => {
    const { usuario, clave } = await resetClave(actor, id)
    const cambio = { campo: 'Contraseña', antes: 'La de la persona', despues: 'De un solo uso, que ve quien autoriza' }
    const claveUnica = { usuario: usuario.usuario, nombre: usuario.nombre, clave }
    return { ...hechoDeCuenta(usuario, [cambio, SESIONES_TERMINAN]), claveUnica }
  },
}

/** Another e-mail for a signer: recovery links are sent there. */
export const CAMBIAR_CORREO: Accion<{ readonly id: number; readonly correo: string }> = {
  id: 'usuario.correo',
  aplicar: async (actor, { id, correo }) => {
    const antes = await findUsuario(actor, id)
    const cuenta = await updateUsuario(actor, id, { version: antes.version, correo })
    return hechoDeCuenta(cuenta, [{ campo: 'Correo', antes: antes.correo, despues: cuenta.correo }])
  },
}

/** Removes the second step of a signer. */
export const RETIRAR_DOS_PASOS: Accion<{ readonly id: number }> = {
  id: 'usuario.dos-pasos',
  aplicar: async (actor, { id }) => {
    await resetDosPasos(actor, id)
    const cambio = { campo: 'Verificación en dos pasos', antes: 'Activa', despues: 'Retirada' }
    return hechoDeCuenta(await findUsuario(actor, id), [cambio, SESIONES_TERMINAN])
  },
}

/**
 * Gives a one-time password. A signer's waits for a second person (decisions §11.7): otherwise the administrator could sign as them.
 * Throws as `resetClave`.
 */
export async function darClave(actor: Actor, id: number): Promise<UsuarioConClave | PropuestaHecha> {
  return (await esperaSegunda(actor, await findUsuario(actor, id)))
    ? proponer(actor, DAR_CLAVE, { id })
    : resetClave(actor, id)
}

/**
 * Changes an account. The e-mail of a signer, which is a way into the account, waits for a second person. Throws as `updateUsuario`,
 * and 422 at `correo` when such an e-mail comes with other changes.
 */
export async function cambiarCuenta(
  actor: Actor,
  id: number,
  cambio: CambioUsuario,
): Promise<UsuarioPanel | PropuestaHecha> {
  const { version, correo, ...rest } = cambio
  const actual = await findUsuario(actor, id)
  if (correo === undefined || correo === actual.correo || !(await esperaSegunda(actor, actual)))
    return updateUsuario(actor, id, cambio)
  if (version !== actual.version) throw await staleUsuario(actual)
  const otros = Object.entries(rest).filter(([campo, value]) => value !== actual[campo as keyof UsuarioPanel])
  if (otros.some(([campo]) => campo !== 'clave')) {
    const message = 'El correo de quien firma lo autoriza otra persona: guárdalo sin otros cambios.'
    throw broken([{ path: 'correo', code: 'dos_personas', message }], message)
  }
  return proponer(actor, CAMBIAR_CORREO, { id, correo })
}

/** Removes the second step. A signer's waits for a second person. Throws as `resetDosPasos`. */
export async function retirarDosPasos(actor: Actor, id: number): Promise<PropuestaHecha | undefined> {
  if (await esperaSegunda(actor, await findUsuario(actor, id))) return proponer(actor, RETIRAR_DOS_PASOS, { id })
  await resetDosPasos(actor, id)
  return undefined
}

/**
 * Whether the account is of a signer, whose access two people give. On the server, `sistema` resets an administrator directly: nobody
 * else could help the only one.
 */
async function esperaSegunda(actor: Actor, { perfilId }: UsuarioPanel): Promise<boolean> {
  if (actor.id === null && perfilId === PERFIL_ADMINISTRADOR) return false
  const binds = new Binds()
  const row = await selectRow(
    `SELECT perfil_id FROM perfil_actos WHERE perfil_id = ${binds.add(perfilId)} AND acto IN (${binds.addAll(ACTOS_DE_FIRMA)}) LIMIT 1`,
    binds.values,
  )
  return row !== null
}
