import { addDays, parsePlainDate, plainDate, type PlainDate } from '#domain/plain-date.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { CategoriaModel } from '#api/organica/models/CategoriaModel.ts'
import type { SueldoModel } from '#api/organica/models/SueldoModel.ts'

/** Key, name and monthly gross in centavos. Source: salary table of specification 1 §3.7, in its order. */
export const CATEGORIAS = [
  ['60C', 'Director General', 7718240],
  ['60D', 'Director General', 6851272],
  ['70D', 'Coordinador de Área', 4101420],
  ['85A', 'Jefes de Departamento', 3745935],
  ['85C', 'Jefes de Departamento', 3126309],
  ['80A', 'Especialistas', 3027769],
  ['80B', 'Especialistas', 2680945],
  ['80C', 'Especialistas', 2476590],
  ['90A', 'Técnico', 2229419],
  ['90B', 'Técnico', 2170855],
  ['90C', 'Técnico', 2054686],
  ['30A', 'Técnico/Coordinador', 1938787],
  ['30B', 'Técnico/Coordinador', 1831536],
  ['30C', 'Coordinador/Analista "A"', 1777192],
  ['30D', 'Coordinador/Analista "A"', 1674301],
  ['30E', 'Coordinador/Analista "A"', 1584805],
  ['30F', 'Coordinador/Analista "A"', 1488811],
  ['30G', 'Coordinador/Analista "A"', 1396332],
  ['20A', 'Auxiliar/Analista "B"', 1339385],
  ['20B', 'Auxiliar/Analista "B"', 1233575],
  ['20C', 'Auxiliar/Analista "B"', 1156283],
  ['20D', 'Auxiliar/Analista "B"', 1083119],
  ['10A', 'Oficial', 1019159],
  ['10B', 'Oficial', 967493],
  ['10C', 'Oficial', 942992],
] as const satisfies readonly (readonly [clave: string, nombre: string, centavos: number])[]

/** Since when these salaries are in force. The specification gives no date: inferred, a row the institute can change. */
export const VIGENTES_DESDE = plainDate(2025, 1, 1)

type SueldoRow = Pick<RowOf<SueldoModel>, 'id' | 'monto_centavos' | 'vigente_desde'>

/**
 * Loads the categories and their salaries. Running it again changes nothing; with another salary for a category it closes
 * the row in force the day before `desde` and opens a new one, so that what was paid stays known. A salary in force from
 * a later day (set by the institute) stands.
 */
export async function loadCategorias(
  categorias: readonly (readonly [clave: string, nombre: string, centavos: number])[] = CATEGORIAS,
  desde: PlainDate = VIGENTES_DESDE,
): Promise<void> {
  for (const [orden, [clave, nombre, centavos]] of categorias.entries()) {
    const id = await categoriaId(clave, nombre, orden + 1)
    await setSueldo(id, centavos, desde)
  }
}

async function categoriaId(clave: string, nombre: string, orden: number): Promise<number> {
  const known = await selectRow<{ id: number }>('SELECT id FROM categorias WHERE clave = $1', [clave])
  return known ? known.id : insertRow(CategoriaModel, { clave, nombre, orden })
}

async function setSueldo(categoriaId: number, centavos: number, desde: PlainDate): Promise<void> {
  const last = await selectRow<SueldoRow>(
    'SELECT id, monto_centavos, vigente_desde FROM sueldos WHERE categoria_id = $1 ORDER BY vigente_desde DESC LIMIT 1',
    [categoriaId],
  )
  const since = last ? parsePlainDate(last.vigente_desde) : null
  if (last && since && (last.monto_centavos === centavos || since >= desde)) return
  if (last) await execute('UPDATE sueldos SET vigente_hasta = $1 WHERE id = $2', [addDays(desde, -1), last.id])
  await insertRows('sueldos', ['categoria_id', 'monto_centavos', 'vigente_desde'], [[categoriaId, centavos, desde]])
}
