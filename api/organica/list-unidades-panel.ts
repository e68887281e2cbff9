import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_NIVEL, type Nivel } from '#domain/organica/niveles.ts'
import type { UnidadPanel } from '#domain/organica/panel.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { idsOf, pageOf, searchOf, sortRows } from '#api/http/listas/rows-list.ts'
import { selectUnidades, type Unidad } from './unidad-row.ts'

const SORTABLE = ['id', 'clave', 'nombre', 'nivel', 'ruta', 'activo'] as const
type CampoUnidad = (typeof SORTABLE)[number]

const filterSchema = z.strictObject({
  q: z.string().max(100).optional(),
  nivel: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).optional(),
  parentId: z.int().optional(),
  activo: z.boolean().optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoUnidad, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['ruta', 'ASC'],
  filter: filterSchema,
}

/** A row before its people are counted, with the place of its keys. */
interface Fila {
  readonly unidad: Omit<UnidadPanel, 'personas'>
  readonly orden: string
}

/**
 * A page of the tree for the panel, any level, searched without accents. The tree is some hundreds of rows, so it is
 * filtered and sorted here, alike on both engines; people are counted only for the page and only in the actor's scope.
 */
export async function listUnidadesPanel(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<Pagina<UnidadPanel>> {
  authorize(actor, 'organica.panel')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const isFound = searchOf(filter.q)
  const isAsked = idsOf(filter.id)
  const unidades = await selectUnidades(() => [])
  const filas = unidades
    .filter(({ nivel }) => filter.nivel === undefined || nivel === filter.nivel)
    .filter(({ parentId }) => filter.parentId === undefined || parentId === filter.parentId)
    .filter(({ activo }) => filter.activo === undefined || activo === filter.activo)
    .filter(({ id, nombre }) => isAsked(id) && isFound(nombre))
    .map(toFila)
  // The path's order is that of the organic keys: the tree as it is drawn.
  const sorted = sortRows(
    filas,
    sort.order,
    ({ unidad, orden }) => (sort.field === 'ruta' ? orden : unidad[sort.field]),
    ({ unidad }) => unidad.id,
  )
  const page = pageOf(sorted, { offset, limit })
  return { ...page, rows: await withPersonas(actor, page.rows) }
}

/** One unit for the panel. 404 when it does not exist. */
export async function getUnidadPanel(actor: Actor, id: number): Promise<UnidadPanel> {
  authorize(actor, 'organica.panel')
  const [unidad] = await selectUnidades((binds) => [`u.id = ${binds.add(id)}`])
  if (!unidad) throw notFound('La entidad')
  const [row] = await withPersonas(actor, [toFila(unidad)])
  if (!row) throw notFound('La entidad')
  return row
}

function toFila({ id, nivel, claves, nombre, ancestros, activo }: Unidad): Fila {
  const ruta = [...ancestros.map((above) => above.nombre), nombre].join(' › ')
  const clave = claves.at(-1) ?? ''
  return {
    unidad: { id, nivel, nivelNombre: NOMBRE_NIVEL[nivel], clave, nombre, ruta, activo },
    orden: claves.join('-'),
  }
}

async function withPersonas(actor: Actor, filas: readonly Fila[]): Promise<UnidadPanel[]> {
  const unidades = filas.map(({ unidad }) => unidad)
  const counts = new Map<number, number>()
  for (const nivel of new Set(unidades.map((unidad) => unidad.nivel))) {
    const ids = unidades.filter((unidad) => unidad.nivel === nivel).map(({ id }) => id)
    for (const { id, n } of await countPersonas(actor, nivel, ids)) counts.set(id, n)
  }
  return unidades.map((unidad) => ({ ...unidad, personas: counts.get(unidad.id) ?? 0 }))
}

/** Active people and people on leave under each unit of one level. */
function countPersonas(actor: Actor, nivel: Nivel, ids: readonly number[]): Promise<{ id: number; n: number }[]> {
  const binds = new Binds()
  const column = `a.nivel${nivel}_id`
  const scope = alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)
  return selectRows<{ id: number; n: number }>(
    `SELECT ${column} AS id, COUNT(*) AS n FROM afiliados a
     WHERE ${scope} AND a.situacion IN ('A', 'L') AND ${column} IN (${binds.addAll(ids)}) GROUP BY ${column}`,
    binds.values,
  )
}
