import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import { findRow } from '#api/db/find-row.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, FOR_NO_KEY_UPDATE, FOR_UPDATE, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import type { OrganicaModel } from '#api/organica/models/OrganicaModel.ts'
import { UnidadModel } from '#api/organica/models/UnidadModel.ts'

/** A unit with its own key and the day it ends, held while it is written. */
export interface UnidadFija {
  readonly id: number
  readonly nivel: Nivel
  readonly parentId: number | null
  readonly organicaId: number
  readonly nombre: string
  readonly activo: boolean
  readonly version: number
  readonly claves: readonly string[]
  /** Its own key, the last of `claves`. */
  readonly clave: string
  readonly descripcion: string
  readonly fin: string | null
}

type Row = Pick<RowOf<UnidadModel>, 'id' | 'nivel' | 'parent_id' | 'organica_id' | 'nombre' | 'activo' | 'version'> &
  Pick<RowOf<OrganicaModel>, 'clave_0' | 'clave_1' | 'clave_2' | 'clave_3' | 'descripcion'> &
  RowAs<OrganicaModel, { fin: 'fecha_fin' }>

const SQL = `SELECT u.id, u.nivel, u.parent_id, u.organica_id, u.nombre, u.activo, u.version, o.clave_0, o.clave_1, o.clave_2,
    o.clave_3, o.descripcion, o.fecha_fin AS fin
  FROM unidades u JOIN organica o ON o.id = u.organica_id`

/** A unit of any level, or of one. Inside a transaction nobody else changes it until it ends. Throws 404. */
export async function findUnidad(id: number, nivel?: Nivel): Promise<UnidadFija> {
  const row = await selectRow<Row>(`${SQL} WHERE u.id = $1${FOR_UPDATE}`, [id])
  if (!row || (nivel !== undefined && row.nivel !== nivel)) throw notFound('La unidad')
  const claves = [row.clave_0, row.clave_1, row.clave_2, row.clave_3].slice(0, row.nivel + 1)
  return {
    id: row.id,
    nivel: row.nivel,
    parentId: row.parent_id,
    organicaId: row.organica_id,
    nombre: row.nombre,
    activo: asBoolean(row.activo),
    version: row.version,
    claves,
    clave: claves.at(-1) ?? '',
    descripcion: row.descripcion,
    fin: row.fin,
  }
}

/**
 * Locks the whole tree, in order of id, until the transaction ends: an act is judged by units that no other act changes
 * meanwhile. Acts are rare and read the whole tree, so that they wait for each other instead of locking branch by branch.
 */
export async function holdUnidades(): Promise<void> {
  await holdTurno('organica')
  await selectRows(`SELECT id FROM unidades ORDER BY id${FOR_NO_KEY_UPDATE}`)
}

/** A unit under which another may stand. Throws 422 at `path` for one that does not exist, or that ended. */
export async function findPadre(id: number, nivel: Nivel, path: string): Promise<UnidadFija> {
  const row = await findRow(UnidadModel, { id }, ['nivel'])
  if (row?.nivel !== nivel) {
    const message = `Elige una unidad del nivel ${NOMBRE_NIVEL[nivel]}.`
    throw broken([{ path, code: 'padre', message }], message)
  }
  const padre = await findUnidad(id)
  assertVigente(padre, path)
  return padre
}

/** Throws 422 at `path` when the unit ended. */
export function assertVigente({ nombre, activo, fin }: UnidadFija, path: string): void {
  const last = fin === null ? null : parsePlainDate(fin)
  if (activo && (last === null || last >= today())) return
  const message = `${nombre} terminó${last === null ? '' : ` el ${formatFecha(last)}`}: elige una unidad vigente.`
  throw broken([{ path, code: 'padre_terminado', message }], message)
}
