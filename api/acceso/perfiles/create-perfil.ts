import type { Ambito } from '#domain/acceso/acto.ts'
import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { actosPerfilIssues, copiaPerfilIssues, nombrePerfilIssues, type PerfilDetalle } from '#domain/acceso/perfil.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { PerfilActoModel } from '#api/acceso/models/PerfilActoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed, insertRow } from '#api/db/insert-row.ts'
import { AppError, broken } from '#api/errors.ts'
import { PerfilModel } from '#api/acceso/models/PerfilModel.ts'
import { assertSinPagos } from './ganancias.ts'
import { derechosDe } from './load-derechos.ts'
import { assertNombreLibre, findPerfil, perfilJson } from './perfil-row.ts'
import { writePermisos } from './write-permisos.ts'

/**
 * Creates a profile: of a dependency, with the act `ver` and no menus, or a copy of another profile's permissions. Throws 404 for an
 * unknown profile to copy, 409 `duplicado`, and 422 for a blank or long name, for acts outside the scope, and for a copy with a wider
 * scope or an incompatible pair. Throws 403 for a copy that administers, unless the actor has profile 1.
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
  const issues = [
    ...nombrePerfilIssues(nombre),
    ...(model ? copiaPerfilIssues(model, ambito) : []),
    ...actosPerfilIssues({ ambito, actos: model?.actos ?? [] }, []),
  ]
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
  return inTransaction(async () => {
    await assertNombreLibre(nombre, null)
    const id = await insertRow(PerfilModel, { nombre, ambito, exige_dos_pasos: model?.exigeDosPasos ?? false })
    if (model) await writePermisos(id, model)
    else await insertKeyed(PerfilActoModel, { perfil_id: id, acto: 'ver' })
    const perfil = await findPerfil(id)
    assertSinPagos(nombre, [], await derechosDe(id, perfil))
    const despues = { ...perfilJson(perfil), ...(model && { copiaDe: model.nombre }) }
    await logActo(actor, { acto: 'perfil.crear', objeto: 'perfil', objetoId: id, despues })
    return perfil
  })
}
