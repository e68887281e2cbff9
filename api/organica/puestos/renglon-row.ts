import { formatPesos } from '#domain/organica/dinero.ts'
import { TEXTOS_CATALOGO, type TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { FOR_UPDATE, selectRow } from '#api/db/sql.ts'
import { notFound, type AppError } from '#api/errors.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** A row held until the caller's transaction ends. */
export type RenglonRow = Pick<RowOf<UnidadModel>, 'id' | 'nombre' | 'version'> & { readonly padreId: number | null }

const unidad = (nivel: number): string =>
  `SELECT id, nombre, version, parent_id AS "padreId" FROM unidades WHERE id = $1 AND nivel = ${nivel}`

const SQL = {
  adscripcion: unidad(1),
  direccion: unidad(2),
  area: unidad(3),
  puesto: 'SELECT id, nombre, version, unidad_id AS "padreId" FROM puestos WHERE id = $1 AND activo',
  categoria: 'SELECT id, clave AS nombre, version, NULL AS "padreId" FROM categorias WHERE id = $1 AND activo',
  sueldo: 'SELECT id, monto_centavos AS monto, version, categoria_id AS "padreId" FROM sueldos WHERE id = $1',
} as const satisfies Record<TipoCatalogo, string>

/** The category of a salary's row. */
export function categoriaDe({ id, padreId }: RenglonRow): number {
  if (padreId === null) throw new Error(`The salary ${id} is of no category`)
  return padreId
}

/** The row of that type and id, held; a salary's name is its amount. 404 when there is none. */
export async function holdRenglon(tipo: TipoCatalogo, id: number): Promise<RenglonRow> {
  const row = await selectRow<Omit<RenglonRow, 'nombre'> & { nombre?: string; monto?: number }>(
    `${SQL[tipo]}${FOR_UPDATE}`,
    [id],
  )
  const { este } = TEXTOS_CATALOGO[tipo]
  if (!row) throw notFound(`${este.charAt(0).toUpperCase()}${este.slice(1)}`)
  const { monto, ...rest } = row
  return { ...rest, nombre: monto === undefined ? (row.nombre ?? '') : formatPesos(monto) }
}

/** 409 with the row as it is now: somebody changed it first. Acts on a unit are noted as of the unit. */
export function staleRenglon(tipo: TipoCatalogo, actual: RenglonRow): Promise<AppError> {
  const objeto = tipo === 'puesto' || tipo === 'categoria' || tipo === 'sueldo' ? tipo : 'unidad'
  const hecho = 'lo cambió mientras lo editabas. Revisa cómo quedó.'
  return staleVersion({ objeto, objetoId: actual.id }, hecho, { actual })
}
