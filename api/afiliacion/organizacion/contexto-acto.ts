import type { CierresEntidad, ContextoActo, SolicitudActo, UnidadActo } from '#domain/organica/acto-organico.ts'
import { SIN_INICIO } from '#domain/organica/vigencia.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { today } from '#api/clock.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { asBoolean, Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { broken, notFound } from '#api/errors.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { UnidadVigenciaModel } from '#api/organica/models/UnidadVigenciaModel.ts'

type Row = Pick<RowOf<UnidadModel>, 'id' | 'nivel' | 'nombre' | 'parent_id' | 'activo'> &
  LeftJoined<Pick<RowOf<UnidadVigenciaModel>, 'desde'>> &
  LeftJoined<RowAs<UnidadModel, { p1: 'id'; p2: 'id'; p3: 'id' }>>

/** First day of the versions that hang, without a break, from where the unit hangs now. */
const LUGAR_DESDE = `(SELECT MIN(v.desde) FROM unidad_vigencias v WHERE v.unidad_id = u.id AND NOT EXISTS (
  SELECT 1 FROM unidad_vigencias w WHERE w.unidad_id = u.id AND w.desde >= v.desde AND w.parent_id IS DISTINCT FROM u.parent_id))`

const SQL = `SELECT u.id, u.nivel, u.nombre, u.parent_id, u.activo, p1.id AS p1, p2.id AS p2, p3.id AS p3,
    (SELECT MAX(v.desde) FROM unidad_vigencias v WHERE v.unidad_id = u.id) AS desde
  FROM unidades u LEFT JOIN unidades p1 ON p1.id = u.parent_id LEFT JOIN unidades p2 ON p2.id = p1.parent_id
    LEFT JOIN unidades p3 ON p3.id = p2.parent_id WHERE u.id = $1`

/** What the rules of an act look at. Throws 404 for the unit that acts, 422 for another that does not exist. */
export async function loadContexto(solicitud: SolicitudActo): Promise<ContextoActo> {
  const unidad = await findUnidadActo(solicitud.unidadId)
  if (!unidad) throw notFound('La unidad')
  const destino = solicitud.destinoId === null ? null : await named(solicitud.destinoId, 'destinoId')
  const origenes: UnidadActo[] = []
  for (const id of new Set(solicitud.origenes)) origenes.push(await named(id, 'origenes'))
  const [hijas, puestos, pasan] = await Promise.all([
    selectRows<{ id: number }>('SELECT id FROM unidades WHERE parent_id = $1', [unidad.id]),
    selectRows<{ id: number }>('SELECT id FROM puestos WHERE unidad_id = $1', [unidad.id]),
    loadPasan(solicitud),
  ])
  return {
    hoy: today(),
    unidad,
    destino,
    origenes,
    hijas: hijas.map(({ id }) => id),
    puestos: puestos.map(({ id }) => id),
    pasan,
    // Who takes what an entity leaves may have closed more or less than it.
    cierres: await loadCierres(solicitud.tipo === 'terminar' ? [unidad] : [unidad, destino, ...origenes]),
  }
}

async function findUnidadActo(id: number): Promise<UnidadActo | null> {
  const row = await selectRow<Row>(SQL, [id])
  if (!row) return null
  const ancestros = [row.p1, row.p2, row.p3].filter((above) => above !== null)
  const binds = new Binds()
  const lugar = await selectRow<{ desde: PlainDate | null }>(
    `SELECT MAX(${LUGAR_DESDE}) AS desde FROM unidades u WHERE u.id IN (${binds.addAll([id, ...ancestros])})`,
    binds.values,
  )
  return {
    id: row.id,
    nivel: row.nivel,
    nombre: row.nombre,
    parentId: row.parent_id,
    activo: asBoolean(row.activo),
    desde: row.desde ?? SIN_INICIO,
    lugarDesde: lugar?.desde ?? SIN_INICIO,
    // Ancestors come from the nearest up: the one at level 1 is as many steps away as levels above it.
    entidadId: row.nivel === 0 ? null : row.nivel === 1 ? row.id : (ancestros[row.nivel - 2] ?? null),
    ancestros,
  }
}

async function loadPasan({ tipo, origenes, hijas }: SolicitudActo): Promise<ContextoActo['pasan']> {
  const ids = tipo === 'fusionar' ? origenes : tipo === 'dividir' ? hijas : []
  if (ids.length === 0) return []
  const binds = new Binds()
  const which = `u.${tipo === 'fusionar' ? 'parent_id' : 'id'} IN (${binds.addAll(ids)})`
  return selectRows(
    `SELECT u.nombre, MAX(v.desde) AS desde FROM unidades u JOIN unidad_vigencias v ON v.unidad_id = u.id
     WHERE ${which} AND u.activo GROUP BY u.id, u.nombre ORDER BY u.id`,
    binds.values,
  )
}

async function named(id: number, path: string): Promise<UnidadActo> {
  const unidad = await findUnidadActo(id)
  if (unidad) return unidad
  const message = 'La unidad ya no existe: elige otra.'
  throw broken([{ path, code: 'no_existe', message }], message)
}

/** The closes of every entity that the act touches; of a type of entity, of all that hang from it. */
async function loadCierres(unidades: readonly (UnidadActo | null)[]): Promise<CierresEntidad[]> {
  const seen = unidades.filter((unidad) => unidad !== null)
  const binds = new Binds()
  const entidades = binds.addAll([0, ...seen.flatMap(({ entidadId }) => (entidadId === null ? [] : [entidadId]))])
  const tipos = binds.addAll([0, ...seen.filter(({ nivel }) => nivel === 0).map(({ id }) => id)])
  return selectRows<CierresEntidad>(
    `SELECT u.nombre, (SELECT MAX(c.quincena) FROM cierres c WHERE c.entidad_id = u.id AND c.estado = 'cerrado') AS "ultimaCerrada",
       (SELECT MAX(c.quincena) FROM cierres c WHERE c.entidad_id = u.id AND c.estado NOT IN ('cerrado', 'anulado', 'abierto'))
         AS "enCurso"
     FROM unidades u WHERE u.nivel = 1 AND (u.id IN (${entidades}) OR u.parent_id IN (${tipos})) ORDER BY u.nombre`,
    binds.values,
  )
}
