import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { clavesDeProcesos } from '#domain/procesos/clave-proceso.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import type { Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowAs } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { parseListQuery, type ListSpec, type Pagina } from '#api/http/listas/list-query.ts'
import { pageInLugar, searchOf } from '#api/http/listas/rows-list.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { ORDEN_MAPA_SQL } from '#api/procesos/modulos/modulo-row.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { presentProceso, PROCESO_COLUMNS, type ProcesoRow } from './proceso-row.ts'

const SORTABLE = ['id', 'lugar', 'nombre', 'orden', 'modulo'] as const
type Campo = (typeof SORTABLE)[number]

const filter = z.strictObject({ q: z.string().max(200).optional(), id_modulo: z.int().positive().optional() })

const SPEC: ListSpec<Campo, z.infer<typeof filter>> = { sortable: SORTABLE, defaultSort: ['lugar', 'ASC'], filter }

type Stored = ProcesoRow &
  RowAs<ModuloModel, { modulo: 'nombre' }> &
  Readonly<Record<'cargados' | 'responsables', number>>
type Row = Stored & { readonly clave: string }

const SQL = `SELECT ${PROCESO_COLUMNS}, m.nombre AS modulo, ${CARGADOS_DE_PROCESO} AS cargados,
    (SELECT COUNT(*) FROM proceso_responsables r WHERE r.proceso_id = p.id) AS responsables
  FROM procesos p JOIN modulos m ON m.id = p.id_modulo
  ORDER BY ${ORDEN_MAPA_SQL}`

async function selectProcesos(): Promise<Row[]> {
  const rows = await selectRows<Stored>(SQL)
  const claves = clavesDeProcesos(rows)
  return rows.map((row) => ({ ...row, clave: claves.get(row.id) ?? String(row.id) }))
}

/** A popup of the map opens nothing itself and has no documents. */
const present = (row: Row): ProcesoPanel => ({
  ...presentProceso(row),
  clave: row.clave,
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

/** The panel's list of processes, in the order of the map unless told; equal ones keep that order. */
export async function listProcesosPanel(
  actor: Actor,
  raw: Parameters<typeof parseListQuery>[0],
): Promise<Pagina<ProcesoPanel>> {
  authorize(actor, 'procesos.consultar')
  const query = parseListQuery(raw, SPEC)
  const { q, id_modulo: moduloId } = query.filter
  const isFound = searchOf(q)
  const page = pageInLugar(
    await selectProcesos(),
    query,
    (row) => (moduloId === undefined || row.id_modulo === moduloId) && isFound(`${row.nombre} ${row.modulo}`),
    (row) => row[query.sort.field],
  )
  return { ...page, rows: page.rows.map(present) }
}

export async function getProcesoPanel(actor: Actor, id: number): Promise<ProcesoPanel> {
  authorize(actor, 'procesos.consultar')
  const row = (await selectProcesos()).find((each) => each.id === id)
  if (!row) throw notFound('El proceso')
  return present(row)
}
