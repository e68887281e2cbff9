import type { CatalogoPropioClave, RenglonCatalogo } from '#domain/organica/catalogos/catalogo.ts'
import { renglonNombrado } from '#domain/organica/catalogos/renglon-issues.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRows } from '#api/db/sql.ts'
import type { CatalogoRenglonModel } from '#api/organica/models/CatalogoRenglonModel.ts'

type Row = Pick<RowOf<CatalogoRenglonModel>, 'id' | 'catalogo' | 'clave' | 'nombre' | 'activo' | 'version'>

/** Rows of one catalogue by name, the switched-off ones too: who shows what was stored needs them. */
export async function readCatalogo(catalogo: string): Promise<RenglonCatalogo[]> {
  const rows = await selectRows<Row>(
    'SELECT id, catalogo, clave, nombre, activo, version FROM catalogo_renglones WHERE catalogo = $1 ORDER BY nombre, id',
    [catalogo],
  )
  return rows.map((row) => ({ ...row, activo: asBoolean(row.activo) }))
}

/** The rows that may be chosen today. */
export async function readCatalogoActivo(catalogo: string): Promise<RenglonCatalogo[]> {
  return (await readCatalogo(catalogo)).filter(({ activo }) => activo)
}

/** The names of a catalogue by key, switched off or not. */
export async function nombresDeCatalogo(catalogo: CatalogoPropioClave): Promise<ReadonlyMap<string, string>> {
  return new Map((await readCatalogo(catalogo)).map(({ clave, nombre }) => [clave, nombre]))
}

/** Name of a stored key, switched off or not; the text itself when the catalogue does not have it. */
export async function nombreEnCatalogo(catalogo: CatalogoPropioClave, clave: string): Promise<string> {
  if (clave === '') return ''
  return (await nombresDeCatalogo(catalogo)).get(clave) ?? clave
}

/**
 * The key that `texto` names, by key or by name in either gender ("soltera" → SOLTERO). A text that the catalogue does not have
 * comes back as it is: the documented calls do not say which values they take.
 */
export async function claveEnCatalogo(catalogo: CatalogoPropioClave, texto: string): Promise<string> {
  return renglonNombrado(await readCatalogo(catalogo), texto)?.clave ?? texto
}
