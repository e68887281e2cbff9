import type { Ambito } from '#domain/acceso/acto.ts'
import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { actosPerfilIssues, nombrePerfilIssues, type PerfilDetalle } from '#domain/acceso/perfil.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { PerfilActoModel } from '#api/acceso/models/PerfilActoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed, insertRow } from '#api/db/insert-row.ts'
import { AppError, broken } from '#api/errors.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { assertNombreLibre, findPerfil, perfilJson } from './perfil-row.ts'
import { writePermisos } from './write-permisos.ts'

/**
 * Makes a profile: of a dependency, allowed to see and with nothing to open yet; or a copy of the permissions of another.
 * Throws 422 (blank or long name, acts that its scope cannot have), 409 `duplicado`, 404 (the one to copy), 403 (a copy that administers, by who does not hold
 * profile 1: only they hand that act on).
 */
export async function createPerfil(
  actor: Actor,
  input: { readonly nombre: string; readonly ambito?: Ambito; readonly copiaDe?: number | null },
): Promise<PerfilDetalle> {
  authorizeInstituto(actor, 'perfiles.administrar')
  const nombre = normalizeText(input.nombre)
  const model = input.copiaDe ? await findPerfil(input.copiaDe) : null
  const ambito = input.ambito ?? model?.ambito ?? 'dependencia'
  if (model?.actos.includes('administrar') && !isAdministrador(actor))
    throw new AppError(
      403,
      'permiso',
      `El perfil ${model.nombre} administra: solo lo copia quien tiene el perfil Administrador.`,
    )
  const issues = [...nombrePerfilIssues(nombre), ...actosPerfilIssues({ ambito, actos: model?.actos ?? [] }, [])]
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  return inTransaction(async () => {
    await assertNombreLibre(nombre, null)
    const id = await insertRow(PerfilModel, { nombre, ambito, exige_dos_pasos: model?.exigeDosPasos ?? false })
    if (model) await writePermisos(id, model)
    else await insertKeyed(PerfilActoModel, { perfil_id: id, acto: 'ver' })
    const perfil = await findPerfil(id)
    const despues = { ...perfilJson(perfil), ...(model && { copiaDe: model.nombre }) }
    await logActo(actor, { acto: 'perfil.crear', objeto: 'perfil', objetoId: id, despues })
    return perfil
  })
}
