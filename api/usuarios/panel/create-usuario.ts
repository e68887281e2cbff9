import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { claveIssues } from '#domain/usuarios/clave.ts'
import { cleanCorreo } from '#domain/usuarios/correo-persona.ts'
import { cleanUsuario, usuarioIssues, type UsuarioConClave, type UsuarioDatos } from '#domain/usuarios/usuario.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { assertPuedeDar } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken } from '#api/errors.ts'
import { noteAccesoDado } from '#api/usuarios/acceso-dado.ts'
import { newClaveTemporal, type ClaveTemporal } from '#api/usuarios/clave/issue-clave-temporal.ts'
import { hashPassword } from '#api/usuarios/clave/password.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { assertLibre } from './assert-libre.ts'
import { loadOpciones } from './opciones.ts'
import { findUsuario, usuarioJson } from './usuario-row.ts'

/** What was written, as it is kept. */
export function cleanDatos(datos: UsuarioDatos): UsuarioDatos {
  const { usuario, nombre, correo } = datos
  return { ...datos, usuario: cleanUsuario(usuario), nombre: normalizeText(nombre), correo: cleanCorreo(correo) }
}

/**
 * Makes an account with a password that must be changed at the first sign-in: the one written, else one made here. It is
 * told in the answer and nowhere else. Throws 422 by field, 409 `duplicado`, 403 (a profile that the actor may not give).
 */
export async function createUsuario(actor: Actor, input: UsuarioDatos & { clave: string }): Promise<UsuarioConClave> {
  authorizeInstituto(actor, 'usuarios.administrar')
  const { clave: written, ...rest } = input
  const datos = cleanDatos(rest)
  await assertPuedeDar(actor, datos.perfilId)
  const issues = [...usuarioIssues(datos, await loadOpciones()), ...claveEscritaIssues(written, datos)]
  if (issues.length > 0) throw broken(issues)
  const temporal = await newClaveTemporal()
  const clave = written === '' ? temporal.clave : written
  const claveHash = written === '' ? temporal.claveHash : await hashPassword(written)
  const id = await inTransaction(async () => {
    await assertLibre(datos, null)
    return insertUsuario(actor, datos, { claveHash, venceAt: temporal.venceAt })
  })
  return { usuario: await findUsuario(actor, id), clave }
}

/** What is wrong with the password that an administrator wrote, at `clave`. */
function claveEscritaIssues(clave: string, { usuario, nombre, correo }: UsuarioDatos) {
  if (clave === '') return []
  return claveIssues(clave, '', [usuario, nombre, correo]).map((issue) => ({ ...issue, path: 'clave' }))
}

/** Writes one checked account and its row of the bitácora, in the caller's transaction. Gives its id. */
export async function insertUsuario(
  actor: Actor,
  datos: UsuarioDatos,
  { claveHash, venceAt }: Pick<ClaveTemporal, 'venceAt'> & { readonly claveHash: string },
): Promise<number> {
  const id = await insertRow(UsuarioModel, {
    usuario: datos.usuario,
    nombre: datos.nombre,
    correo: datos.correo,
    perfil_id: datos.perfilId,
    entidad_id: datos.entidadId,
    adscripcion_id: datos.adscripcionId,
    dependencia_id: datos.dependenciaId,
    clave_hash: claveHash,
    debe_cambiar_clave: true,
    clave_vence_at: venceAt,
    creado_at: nowAt(),
  })
  await noteAccesoDado(actor, id)
  await logActo(actor, { acto: 'usuario.crear', objeto: 'usuario', objetoId: id, despues: usuarioJson(datos) })
  return id
}
