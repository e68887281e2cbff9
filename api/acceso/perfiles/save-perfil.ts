import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import {
  actosPerfilIssues,
  nombrePerfilIssues,
  type PerfilDetalle,
  type PermisosPerfil,
} from '#domain/acceso/perfil.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict } from '#api/errors.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { assertPuedeDar, assertPuedeDejar } from './assert-puede-dar.ts'
import { derechosDe } from './load-derechos.ts'
import { assertNombreLibre, findPerfil, holdPerfil, perfilJson, permisosOf, stalePerfil } from './perfil-row.ts'
import { writePermisos } from './write-permisos.ts'

/** Fields that change, and the version that was read; null takes any (the documented calls have none). */
export interface CambioPerfil extends Partial<PermisosPerfil> {
  readonly version: number | null
}

/**
 * Saves name, scope, acts, menus and processes of a profile together. Throws 404, 422, 409 `version` with `actual` when somebody
 * saved it first, 409 `duplicado` (name), 409 `protegido` when it would change what profile 1 may do. Who holds the profile has
 * the new rights from the next call on.
 */
export async function savePerfil(actor: Actor, id: number, cambio: CambioPerfil): Promise<PerfilDetalle> {
  authorizeInstituto(actor, 'perfiles.administrar')
  return inTransaction(async () => {
    const actual = await holdPerfil(id)
    const { version, ...fields } = cambio
    if (version !== null && version !== actual.version) throw await stalePerfil(id)
    const [antes, despues] = [
      permisosOf(actual),
      permisosOf({ ...actual, ...fields, nombre: nombreOf(actual, fields) }),
    ]
    if (canonicalJson(perfilJson(antes)) === canonicalJson(perfilJson(despues))) return actual
    await assertPuede(actor, actual, despues)
    const issues = actosPerfilIssues(despues, antes.actos)
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    await assertNombreLibre(despues.nombre, id)
    const { nombre, ambito, exigeDosPasos } = despues
    const row = { nombre, ambito, exige_dos_pasos: exigeDosPasos }
    if (!(await updateVersioned(PerfilModel, id, actual.version, row))) throw await stalePerfil(id)
    if (!actual.protegido) await writePermisos(id, despues)
    await derechosCambiados()
    await logActo(actor, {
      acto: 'perfil.cambiar',
      objeto: 'perfil',
      objetoId: id,
      antes: perfilJson(antes),
      despues: perfilJson(despues),
    })
    return findPerfil(id)
  })
}

function nombreOf(actual: PermisosPerfil, { nombre }: Partial<PermisosPerfil>): string {
  if (nombre === undefined) return actual.nombre
  const text = normalizeText(nombre)
  const issues = nombrePerfilIssues(text)
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  return text
}

/**
 * Profile 1 keeps every right. Who administers without it changes no profile that administers, be it the own one, and leaves in
 * none what the own one lacks.
 */
async function assertPuede(actor: Actor, actual: PerfilDetalle, despues: PermisosPerfil): Promise<void> {
  const antes = permisosOf(actual)
  const isSame = (key: 'ambito' | 'actos' | 'menus' | 'procesos') => String(antes[key]) === String(despues[key])
  if (actual.protegido && !(['ambito', 'actos', 'menus', 'procesos'] as const).every(isSame))
    throw conflict('protegido', `El perfil ${actual.nombre} puede todo: sus permisos no se cambian.`)
  if (isAdministrador(actor)) return
  await assertPuedeDar(actor, actual.id)
  assertPuedeDejar(actor, { ...(await derechosDe(actual.id, despues)), nombre: actual.nombre })
}
