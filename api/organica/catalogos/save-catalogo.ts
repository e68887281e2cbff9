import type { Actor } from '#domain/acceso/actor.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Catalogo, CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import {
  catalogoIssues,
  cleanCatalogo,
  LIMITES_CATALOGO,
  type DatosCatalogo,
} from '#domain/organica/catalogos/catalogo-issues.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { execute } from '#api/db/sql.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken, conflict, notFound, type AppError } from '#api/errors.ts'
import { CatalogoModel } from '#api/organica/models/CatalogoModel.ts'
import { holdCatalogos, selectCatalogosPanel } from './catalogo-row.ts'
import { readCatalogo } from './read-catalogo.ts'

/** The catalogues that there are, with how many rows each has. */
export function listCatalogos(actor: Actor): Promise<CatalogoPanel[]> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return selectCatalogosPanel()
}

/** A new catalogue, active and without rows. Throws 422 by field (key or name taken, reserved or of another shape). */
export function createCatalogo(actor: Actor, input: DatosCatalogo): Promise<CatalogoPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  const datos = cleanCatalogo(input)
  return inTransaction(async () => {
    const all = await holdCatalogos()
    const issues = catalogoIssues(datos, all)
    if (all.length >= LIMITES_CATALOGO.catalogos)
      issues.push({
        path: 'clave',
        code: 'limite',
        message: `Puede haber hasta ${LIMITES_CATALOGO.catalogos} catálogos.`,
      })
    if (issues.length > 0) throw broken(issues)
    const at = nowAt()
    const id = await insertRow(CatalogoModel, { ...datos, creado_at: at, actualizado_at: at })
    await logActo(actor, {
      acto: 'catalogo_simple.crear',
      objeto: 'catalogo_simple',
      objetoId: id,
      despues: { ...datos },
    })
    return presentCatalogo(id)
  })
}

export type CambioCatalogo = Pick<Catalogo, 'nombre' | 'descripcion' | 'activo' | 'version'>

/**
 * Renames a catalogue, or switches it off or on: switched off, `GET /api/catalogo/{clave}` answers 404. Throws 404, 409
 * `version` (with `actual`) or `protegido` (one that the portal reads is never switched off), 422 by field.
 */
export function updateCatalogo(actor: Actor, id: number, input: CambioCatalogo): Promise<CatalogoPanel> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return inTransaction(async () => {
    const { actual, otros } = await holdOne(id, input.version)
    if (!input.activo) assertNoProtegido(actual, 'desactivar')
    const { nombre, descripcion } = cleanCatalogo({ ...input, clave: actual.clave })
    const issues = catalogoIssues({ clave: actual.clave, nombre, descripcion }, otros)
    if (issues.length > 0) throw broken(issues)
    const values = { nombre, descripcion, activo: input.activo }
    if (!(await updateVersioned(CatalogoModel, id, actual.version, { ...values, actualizado_at: nowAt() })))
      throw await stale(actual)
    const { nombre: nombreAntes, descripcion: descripcionAntes, activo } = actual
    const antes = { nombre: nombreAntes, descripcion: descripcionAntes, activo }
    await logActo(actor, {
      acto: 'catalogo_simple.cambiar',
      objeto: 'catalogo_simple',
      objetoId: id,
      antes,
      despues: values,
    })
    return presentCatalogo(id)
  })
}

/**
 * Takes a catalogue away with its rows; `renglones` is how many the person was told of. Throws 404, 409 `version`, `protegido`
 * or `con_renglones` (with `renglones`) when there are others by now.
 */
export function deleteCatalogo(
  actor: Actor,
  id: number,
  { version, renglones }: { readonly version: number; readonly renglones: number },
): Promise<void> {
  authorizeInstituto(actor, 'catalogos.administrar')
  return inTransaction(async () => {
    const { actual } = await holdOne(id, version)
    assertNoProtegido(actual, 'eliminar')
    const { clave, nombre, descripcion } = actual
    const rows = await readCatalogo(clave)
    if (rows.length !== renglones)
      throw conflict('con_renglones', `${nombre} tiene ${cuentaTexto(rows.length, 'renglón', 'renglones')}.`, {
        renglones: rows.length,
      })
    await execute('DELETE FROM catalogo_renglones WHERE catalogo = $1', [clave])
    await execute('DELETE FROM catalogos WHERE id = $1', [id])
    const antes = { clave, nombre, descripcion, renglones: rows.map((row) => `${row.clave} ${row.nombre}`) }
    await logActo(actor, { acto: 'catalogo_simple.eliminar', objeto: 'catalogo_simple', objetoId: id, antes })
  })
}

/** The catalogue and the others, held. Throws 404, 409 `version` with `actual`. */
async function holdOne(id: number, version: number): Promise<{ actual: Catalogo; otros: Catalogo[] }> {
  const all = await holdCatalogos()
  const actual = all.find((one) => one.id === id)
  if (!actual) throw notFound('El catálogo')
  if (actual.version !== version) throw await stale(actual)
  return { actual, otros: all.filter((one) => one !== actual) }
}

function stale(actual: Catalogo): Promise<AppError> {
  const hecho = `cambió el catálogo ${actual.nombre} mientras lo tenías abierto.`
  return staleVersion({ objeto: 'catalogo_simple', objetoId: actual.id }, hecho, { actual })
}

function assertNoProtegido({ protegido, nombre }: Catalogo, que: 'desactivar' | 'eliminar'): void {
  if (protegido) throw conflict('protegido', `El portal usa el catálogo ${nombre}: no se puede ${que}.`)
}

async function presentCatalogo(id: number): Promise<CatalogoPanel> {
  const catalogo = (await selectCatalogosPanel()).find((one) => one.id === id)
  if (!catalogo) throw notFound('El catálogo')
  return catalogo
}
