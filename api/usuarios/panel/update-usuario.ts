import { PERFIL_ADMINISTRADOR, type Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import { usuarioIssues, type UsuarioDatos, type UsuarioPanel } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { assertPuedeDar } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { noteAccesoDado } from '#api/usuarios/acceso-dado.ts'
import { endEnlaces } from '#api/usuarios/end-enlaces.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { assertLibre } from './assert-libre.ts'
import { assertOtroAdministrador } from './assert-otro-administrador.ts'
import { cleanDatos } from './create-usuario.ts'
import { loadOpciones } from './opciones.ts'
import { findUsuario, staleUsuario, usuarioJson } from './usuario-row.ts'

/** One cell or the whole form: the fields that change and the version that was read. */
export type CambioUsuario = Partial<UsuarioDatos> & { readonly version: number }

/**
 * Changes an account; new rights hold from the next call on. Throws 404, 422 by field, 409 `version` with `actual`, 409
 * `duplicado`, 409 `ultimo_administrador`, 403.
 */
export async function updateUsuario(actor: Actor, id: number, cambio: CambioUsuario): Promise<UsuarioPanel> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { version, ...fields } = cambio
  return inTransaction(async () => {
    const actual = await findUsuario(actor, id)
    if (version !== actual.version) throw await staleUsuario(actual)
    const datos = cleanDatos({ ...pickDatos(actual), ...fields })
    await assertPuedeDar(actor, actual.perfilId, datos.perfilId)
    const [antes, despues] = [usuarioJson(actual), usuarioJson(datos)]
    if (canonicalJson(antes) === canonicalJson(despues)) return actual
    const issues = [...usuarioIssues(datos, await loadOpciones()), ...correoPropioIssues(actor, actual, datos)]
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    await assertLibre(datos, id)
    if (
      actual.perfilId === PERFIL_ADMINISTRADOR &&
      datos.perfilId !== PERFIL_ADMINISTRADOR &&
      actual.estado !== 'inactivo'
    )
      await assertOtroAdministrador(id)
    if (!(await updateVersioned(UsuarioModel, id, version, rowOf(datos))))
      throw await staleUsuario(await findUsuario(actor, id))
    if (datos.correo !== actual.correo) await changeCorreo(actor, actual, datos.correo)
    await derechosCambiados()
    await logActo(actor, { acto: 'usuario.cambiar', objeto: 'usuario', objetoId: id, antes, despues })
    return findUsuario(actor, id)
  })
}

/** One's own address is changed with the password and confirmed by a message: the list is no way around it. */
function correoPropioIssues(actor: Actor, actual: UsuarioPanel, { correo }: UsuarioDatos) {
  if (actor.id !== actual.id || correo === actual.correo) return []
  return [{ path: 'correo', code: 'cuenta_propia', message: 'Es tu propia cuenta: cambia tu correo en Mi perfil.' }]
}

function pickDatos(usuario: UsuarioDatos): UsuarioDatos {
  const { usuario: cuenta, nombre, correo, perfilId, entidadId, adscripcionId, dependenciaId } = usuario
  return { usuario: cuenta, nombre, correo, perfilId, entidadId, adscripcionId, dependenciaId }
}

function rowOf(datos: UsuarioDatos) {
  return {
    usuario: datos.usuario,
    nombre: datos.nombre,
    correo: datos.correo,
    perfil_id: datos.perfilId,
    entidad_id: datos.entidadId,
    adscripcion_id: datos.adscripcionId,
    dependencia_id: datos.dependenciaId,
  }
}

/** Who administers answers for the new address: it holds at once, links sent before die, and both addresses are told. */
async function changeCorreo(actor: Actor, { id, correo }: UsuarioPanel, nuevo: string): Promise<void> {
  await endEnlaces(id)
  await noteAccesoDado(actor, id)
  const titulo = 'Cambió el correo de tu cuenta'
  const texto =
    'La administración del portal cambió la dirección de correo de tu cuenta. Los enlaces de recuperación y los avisos llegarán desde ahora a la dirección nueva.'
  await tellCuenta(actor, id, { titulo, texto, para: [correo, nuevo] })
}
