import type { Nivel } from '#domain/organica/niveles.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRows } from '#api/db/sql.ts'
import type { OrganicaModel } from './models/OrganicaModel.ts'
import type { UnidadModel } from './models/UnidadModel.ts'

/** A unit of the tree with its organic keys and the names above it; what its level does not have is null or "". */
export interface Unidad {
  readonly id: number
  readonly nivel: Nivel
  readonly parentId: number | null
  readonly nombre: string
  readonly activo: boolean
  readonly creadoAt: string
  readonly actualizadoAt: string
  readonly version: number
  /** Keys from level 0 down to its own. */
  readonly claves: readonly string[]
  /** Description of its organic row. */
  readonly descripcion: string
  /** Units above, from level 0 down to its parent. */
  readonly ancestros: readonly { readonly id: number; readonly nombre: string; readonly clave: string }[]
}

/** With its organic keys, and the units above it, the nearest first. */
type Row = Pick<
  RowOf<UnidadModel>,
  'id' | 'nivel' | 'parent_id' | 'nombre' | 'activo' | 'creado_at' | 'actualizado_at' | 'version'
> &
  Pick<RowOf<OrganicaModel>, 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3' | 'descripcion'> &
  Readonly<Record<`p${1 | 2 | 3}_id`, number | null> & Record<`p${1 | 2 | 3}_nombre`, string | null>>

const SQL = `SELECT u.id, u.nivel, u.parent_id, u.nombre, u.activo, u.creado_at, u.actualizado_at, u.version,
    o.clave_0, o.clave_1, o.clave_2, o.clave_3, o.descripcion,
    p1.id AS p1_id, p1.nombre AS p1_nombre, p2.id AS p2_id, p2.nombre AS p2_nombre, p3.id AS p3_id, p3.nombre AS p3_nombre
  FROM unidades u JOIN organica o ON o.id = u.organica_id
    LEFT JOIN unidades p1 ON p1.id = u.parent_id
    LEFT JOIN unidades p2 ON p2.id = p1.parent_id
    LEFT JOIN unidades p3 ON p3.id = p2.parent_id`

const ORDER = 'ORDER BY o.clave_0, o.clave_1, o.clave_2, o.clave_3, u.id'

/** Units of the tree in the order of their keys; `where` gets the parameter list and gives SQL over `u` and `o`. */
export async function selectUnidades(where: (binds: Binds) => readonly string[]): Promise<Unidad[]> {
  const binds = new Binds()
  const conditions = where(binds)
  const filter = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  const rows = await selectRows<Row>(`${SQL} ${filter} ${ORDER}`, binds.values)
  return rows.map(toUnidad)
}

function toUnidad(row: Row): Unidad {
  const claves = [row.clave_0, row.clave_1, row.clave_2, row.clave_3].slice(0, row.nivel + 1)
  const above = [
    { id: row.p3_id, nombre: row.p3_nombre },
    { id: row.p2_id, nombre: row.p2_nombre },
    { id: row.p1_id, nombre: row.p1_nombre },
  ].flatMap(({ id, nombre }) => (id === null ? [] : [{ id, nombre: nombre ?? '' }]))
  return {
    id: row.id,
    nivel: row.nivel,
    parentId: row.parent_id,
    nombre: row.nombre,
    activo: asBoolean(row.activo),
    creadoAt: row.creado_at,
    actualizadoAt: row.actualizado_at,
    version: row.version,
    claves,
    descripcion: row.descripcion,
    ancestros: above.map((unidad, i) => ({ ...unidad, clave: claves[i] ?? '' })),
  }
}
