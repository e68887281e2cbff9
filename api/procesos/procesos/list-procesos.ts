import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import type { Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec } from '#api/http/list-query.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { UBICACION_SQL } from '#api/procesos/modulos/modulo-row.ts'
import { presentProceso, PROCESO_COLUMNS, type ProcesoRow } from './proceso-row.ts'

const SORTABLE = ['id', 'lugar', 'nombre', 'orden', 'modulo'] as const
type Campo = (typeof SORTABLE)[number]

const filter = z.strictObject({ q: z.string().max(200).optional(), id_modulo: z.int().positive().optional() })

const SPEC: ListSpec<Campo, z.infer<typeof filter>> = { sortable: SORTABLE, defaultSort: ['lugar', 'ASC'], filter }

interface Row extends ProcesoRow {
  readonly modulo: string
  readonly cargados: number
  readonly responsables: number
}

const SQL = `SELECT ${PROCESO_COLUMNS}, m.nombre AS modulo, ${CARGADOS_DE_PROCESO} AS cargados,
    (SELECT COUNT(*) FROM proceso_responsables r WHERE r.proceso_id = p.id) AS responsables
  FROM procesos p JOIN modulos m ON m.id = p.id_modulo
  ORDER BY ${UBICACION_SQL}, m.orden, m.id, p.orden, p.id`

/** A popup of the map opens nothing itself and has no documents. */
const present = (row: Row): ProcesoPanel => ({
  ...presentProceso(row),
  modulo: row.modulo,
  documentos: { cargados: row.cargados, total: row.componente === null ? 0 : TIPOS_DE_PROCESO.length },
  responsables: row.responsables,
})

/** Processes of a module, popups too, in their order. 404 when there is no such module. */
export async function listProcesosOfModulo(actor: Actor, moduloId: number): Promise<Proceso[]> {
  authorize(actor, 'procesos.consultar')
  const modulo = await selectRows('SELECT id FROM modulos WHERE id = $1', [moduloId])
  if (modulo.length === 0) throw notFound('El módulo')
  const rows = await selectRows<ProcesoRow>(
    `SELECT ${PROCESO_COLUMNS} FROM procesos p WHERE p.id_modulo = $1 ORDER BY p.orden, p.id`,
    [moduloId],
  )
  return rows.map(presentProceso)
}

export interface PaginaProcesos {
  readonly rows: readonly ProcesoPanel[]
  readonly total: number
  readonly offset: number
}

/** The panel's list of processes, in the order of the map unless told. Some hundred rows: filtered and sorted here. */
export async function listProcesosPanel(
  actor: Actor,
  raw: Parameters<typeof parseListQuery>[0],
): Promise<PaginaProcesos> {
  authorize(actor, 'procesos.consultar')
  const { sort, offset, limit, filter: wanted } = parseListQuery(raw, SPEC)
  const words = foldText(wanted.q ?? '').split(' ')
  const filas = (await selectRows<Row>(SQL))
    .filter(({ id_modulo }) => wanted.id_modulo === undefined || id_modulo === wanted.id_modulo)
    .filter(({ nombre, modulo }) => words.every((word) => foldText(`${nombre} ${modulo}`).includes(word)))
  const sorted = sort.field === 'lugar' ? filas : filas.sort(comparator(sort.field))
  if (sort.order === 'DESC') sorted.reverse()
  return { rows: sorted.slice(offset, offset + limit).map(present), total: filas.length, offset }
}

function comparator(field: Exclude<Campo, 'lugar'>): (a: Row, b: Row) => number {
  const collator = new Intl.Collator('es', { numeric: true })
  return (a, b) => collator.compare(String(a[field]), String(b[field]))
}

export async function getProcesoPanel(actor: Actor, id: number): Promise<ProcesoPanel> {
  authorize(actor, 'procesos.consultar')
  const row = (await selectRows<Row>(SQL)).find((each) => each.id === id)
  if (!row) throw notFound('El proceso')
  return present(row)
}
