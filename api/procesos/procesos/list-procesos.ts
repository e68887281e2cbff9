import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { clavesDeProcesos } from '#domain/procesos/clave-proceso.ts'
import { TIPOS_DE_PROCESO } from '#domain/procesos/documentacion.ts'
import type { Proceso, ProcesoPanel } from '#domain/procesos/modulo.ts'
import { authorize } from '#api/acceso/authorize.ts'
import type { RowAs } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'
import { CARGADOS_DE_PROCESO } from '#api/procesos/avance-sql.ts'
import { ORDEN_MAPA_SQL } from '#api/procesos/modulos/modulo-row.ts'
import type { ModuloModel } from '#api/procesos/models/ModuloModel.ts'
import { presentProceso, PROCESO_COLUMNS, type ProcesoRow } from './proceso-row.ts'

type Stored = ProcesoRow &
  RowAs<ModuloModel, { modulo: 'nombre' }> &
  Readonly<Record<'cargados' | 'responsables', number>>
type Row = Stored & { readonly clave: string; readonly lugar: number }

const SQL = `SELECT ${PROCESO_COLUMNS}, m.nombre AS modulo, ${CARGADOS_DE_PROCESO} AS cargados,
    (SELECT COUNT(*) FROM proceso_responsables r WHERE r.proceso_id = p.id) AS responsables
  FROM procesos p JOIN modulos m ON m.id = p.id_modulo
  ORDER BY ${ORDEN_MAPA_SQL}`

async function selectProcesos(): Promise<Row[]> {
  const rows = await selectRows<Stored>(SQL)
  const claves = clavesDeProcesos(rows)
  return rows.map((row, lugar) => ({ ...row, lugar, clave: claves.get(row.id) ?? String(row.id) }))
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
export const { list: listProcesosPanel, get: getProcesoPanel } = defineRows({
  authorize: (actor) => authorize(actor, 'procesos.consultar'),
  rows: selectProcesos,
  columns: ['lugar', 'nombre', 'orden', 'modulo'],
  defaultSort: ['lugar', 'ASC'],
  filters: { id_modulo: z.int().positive() },
  search: ['nombre', 'modulo'],
  tie: ({ lugar }) => lugar,
  presentAll: (rows) => rows.map(present),
  uno: 'El proceso',
})
