import { ACTOS_DE_FIRMA } from '#domain/acceso/acto.ts'
import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import type { UsuarioConClave, UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { proponer } from '#api/autorizaciones/proponer.ts'
import { Binds, selectRow } from '#api/db/sql.ts'
import { resetClave } from './estado-usuario.ts'
import { findUsuario } from './usuario-row.ts'
import { linkCuenta, listVinculadas, unlinkCuenta } from './vincular-cuentas.ts'

const cuentaTexto = ({ nombre, usuario }: Pick<UsuarioPanel, 'nombre' | 'usuario'>): string => `${nombre} (${usuario})`

/** Linking an account with another one of its person, or parting it (`otra` null) from those it was linked with. */
export const VINCULAR_CUENTA: Accion<{ readonly id: number; readonly otra: string | null }> = {
  id: 'usuario.vincular',
  aplicar: async (actor, { id, otra }) => {
    const antes = await listVinculadas(actor, id)
    const despues = otra === null ? await unlinkCuenta(actor, id) : await linkCuenta(actor, id, otra)
    const cuenta = await findUsuario(actor, id)
    const textOf = (cuentas: typeof antes): string => cuentas.map(cuentaTexto).join('; ')
    return {
      sujeto: cuentaTexto(cuenta),
      cambios: [{ campo: 'Otras cuentas de la misma persona', antes: textOf(antes), despues: textOf(despues) }],
      importeCentavos: null,
      enlace: rutaUsuario(cuenta),
      registro: id,
    }
  },
}

/** A one-time password for who approves or signs: it is told to the second hand, once. */
export const DAR_CLAVE: Accion<{ readonly id: number }> = {
  id: 'usuario.clave',
  aplicar: async (actor, { id }) => {
    const { usuario, clave } = await resetClave(actor, id)
    return {
      sujeto: cuentaTexto(usuario),
      cambios: [
        { campo: 'Contraseña', antes: 'La de la persona', despues: 'De un solo uso, que ve quien autoriza' },
        { campo: 'Sesiones abiertas', antes: '', despues: 'Terminan' },
      ],
      importeCentavos: null,
      enlace: rutaUsuario(usuario),
      registro: id,
      claveUnica: { usuario: usuario.usuario, nombre: usuario.nombre, clave },
    }
  },
}

/**
 * A one-time password. Of who approves or signs it waits for a second person (decisions §11.7): otherwise who gives it could sign as
 * them. At the server, `sistema` gives an administrator theirs at once: nobody else could help the only one. Throws as `resetClave`.
 */
export async function darClave(actor: Actor, id: number): Promise<UsuarioConClave | PropuestaHecha> {
  const { perfilId } = await findUsuario(actor, id)
  const isRescue = actor.id === null && perfilId === PERFIL_ADMINISTRADOR
  return !isRescue && (await isFirmante(perfilId)) ? proponer(actor, DAR_CLAVE, { id }) : resetClave(actor, id)
}

async function isFirmante(perfilId: number): Promise<boolean> {
  const binds = new Binds()
  const row = await selectRow(
    `SELECT perfil_id FROM perfil_actos WHERE perfil_id = ${binds.add(perfilId)} AND acto IN (${binds.addAll(ACTOS_DE_FIRMA)}) LIMIT 1`,
    binds.values,
  )
  return row !== null
}
