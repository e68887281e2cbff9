import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { UsuarioConClave, UsuarioDatos, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { broken } from '#api/errors.ts'
import { resetDosPasos } from '#api/usuarios/dos-pasos/reset-dos-pasos.ts'
import { DAR_PERFIL, type LugarDeCuenta } from './alta-firmante.ts'
import { assertConfirmado } from './cambiar-perfil.ts'
import { perfilesDeDos, perfilesDeFirma } from './firmante.ts'
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
 * Changes an account. Two changes wait for a second person: the e-mail of a signer, which is a way into the account, and a profile that
 * signs or authorises. Throws as `updateUsuario`; 422 at `correo` or `perfilId` when such a change comes with others, and at `clave` when a profile
 * that administers is given without the own password.
 */
export async function cambiarCuenta(
  actor: Actor,
  id: number,
  cambio: CambioUsuario & { readonly clave?: string },
): Promise<UsuarioPanel | PropuestaHecha> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { clave = '', ...rest } = cambio
  const { version, ...campos } = rest
  if (campos.perfilId !== undefined) await assertConfirmado(actor, id, campos.perfilId, clave)
  const actual = await findUsuario(actor, id)
  const cambiados = Object.fromEntries(
    Object.entries(campos).filter(([campo, value]) => value !== actual[campo as keyof UsuarioPanel]),
  ) as Partial<UsuarioDatos>
  const { correo, perfilId, ...otros } = cambiados
  const assertVigente = async () => {
    if (version !== actual.version) throw await staleUsuario(actual)
  }
  if (perfilId !== undefined && (await perfilesDeDos(actor, 'usuario.perfil')).has(perfilId)) {
    await assertVigente()
    if (correo !== undefined) throw conOtros('perfilId', 'El perfil de quien firma o autoriza')
    return proponer(actor, DAR_PERFIL, { id, perfilId, ...soloLugar(otros) })
  }
  if (correo === undefined || !(await esperaSegunda(actor, actual))) return updateUsuario(actor, id, rest)
  await assertVigente()
  if (perfilId !== undefined || Object.keys(otros).length > 0) throw conOtros('correo', 'El correo de quien firma')
  return proponer(actor, CAMBIAR_CORREO, { id, correo })
}

/** The place that a change holds, which a profile may need. Throws 422 at `perfilId` if it holds anything else. */
function soloLugar({ usuario, nombre, ...lugar }: Partial<UsuarioDatos>): Partial<LugarDeCuenta> {
  if (usuario !== undefined || nombre !== undefined) throw conOtros('perfilId', 'El perfil de quien firma o autoriza')
  return lugar
}

function conOtros(path: 'correo' | 'perfilId', que: string) {
  const message = `${que} lo autoriza otra persona: guárdalo sin otros cambios.`
  return broken([{ path, code: 'dos_personas', message }], message)
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
  return (await perfilesDeFirma()).has(perfilId)
}
