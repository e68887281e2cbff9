import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { CambioPropuesto, PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import {
  TEXTO_ESTADO_USUARIO,
  unidadDeUsuario,
  type UsuarioConClave,
  type UsuarioDatos,
  type UsuarioPanel,
} from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { broken } from '#api/errors.ts'
import { cleanDatos, createUsuario } from './create-usuario.ts'
import { setActivo } from './estado-usuario.ts'
import { perfilesDeDos } from './firmante.ts'
import { hechoDeCuenta } from './hecho-cuenta.ts'
import { updateUsuario } from './update-usuario.ts'
import { findUsuario } from './usuario-row.ts'

/** Where an account works: the units of its three levels. */
export type LugarDeCuenta = Pick<UsuarioDatos, 'entidadId' | 'adscripcionId' | 'dependenciaId'>

/** A new account of somebody who signs or authorises. Only the second person sees its one-time password. */
export const CREAR_CUENTA: Accion<UsuarioDatos> = {
  id: 'usuario.alta',
  aplicar: async (actor, datos) => {
    const { usuario, clave } = await createUsuario(actor, { ...datos, clave: '' })
    const nuevos = [
      ['Usuario', usuario.usuario],
      ['Nombre', usuario.nombre],
      ['Correo', usuario.correo],
      ['Perfil', usuario.perfil],
      ['Lugar', unidadDeUsuario(usuario)],
      ['Contraseña', 'De un solo uso, que ve quien autoriza'],
    ] as const
    const cambios = nuevos.filter(([, text]) => text !== '').map(([campo, despues]) => ({ campo, antes: '', despues }))
    const claveUnica = { usuario: usuario.usuario, nombre: usuario.nombre, clave }
    // Until it is authorised the account has no page.
    return { ...hechoDeCuenta(usuario, cambios), enlace: rutaVista('usuarios'), claveUnica }
  },
}

/** The profile of somebody who signs or authorises for an account, with the place that it may need. */
export const DAR_PERFIL: Accion<Partial<LugarDeCuenta> & { readonly id: number; readonly perfilId: number }> = {
  id: 'usuario.perfil',
  aplicar: async (actor, { id, ...campos }) => {
    const antes = await findUsuario(actor, id)
    const cuenta = await updateUsuario(actor, id, { version: antes.version, ...campos })
    const lugar = { campo: 'Lugar', antes: unidadDeUsuario(antes), despues: unidadDeUsuario(cuenta) }
    const cambios: CambioPropuesto[] = [{ campo: 'Perfil', antes: antes.perfil, despues: cuenta.perfil }]
    return hechoDeCuenta(cuenta, lugar.antes === lugar.despues ? cambios : [...cambios, lugar])
  },
}

/** Enables the account of somebody who signs or authorises again. */
export const ACTIVAR_CUENTA: Accion<{ readonly id: number }> = {
  id: 'usuario.activar',
  aplicar: async (actor, { id }) => {
    const cuenta = await setActivo(actor, id, true)
    const { inactivo, activo } = TEXTO_ESTADO_USUARIO
    return hechoDeCuenta(cuenta, [{ campo: 'Estado', antes: inactivo, despues: activo }])
  },
}

/**
 * Makes an account. One whose profile signs or authorises waits for a second person (decisions §11.7), who alone sees its password.
 * While the portal has no second person (`faltaSegunda`) it is made at once. Throws as `createUsuario`, and 422 at `clave` for a
 * written password of an account that waits.
 */
export async function crearCuenta(
  actor: Actor,
  input: UsuarioDatos & { readonly clave: string },
): Promise<UsuarioConClave | PropuestaHecha> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { clave, ...datos } = input
  if (!(await perfilesDeDos(actor, 'usuario.alta')).has(datos.perfilId)) return createUsuario(actor, input)
  if (clave !== '') {
    const message = 'La contraseña de esta cuenta la genera el portal y la ve quien autoriza: deja este campo vacío.'
    throw broken([{ path: 'clave', code: 'dos_personas', message }])
  }
  return proponer(actor, CREAR_CUENTA, cleanDatos(datos))
}

/** Disables or enables an account. Two people enable one whose profile signs or authorises. Throws as `setActivo`. */
export async function cambiarEstado(actor: Actor, id: number, activo: boolean): Promise<UsuarioPanel | PropuestaHecha> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { estado, perfilId } = await findUsuario(actor, id)
  const enables = activo && estado === 'inactivo'
  return enables && (await perfilesDeDos(actor, 'usuario.activar')).has(perfilId)
    ? proponer(actor, ACTIVAR_CUENTA, { id })
    : setActivo(actor, id, activo)
}
