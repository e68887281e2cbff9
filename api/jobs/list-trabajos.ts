import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { accionesTrabajo, ESTADOS_TRABAJO, type EstadoTrabajo, type TrabajoPanel } from '#domain/acceso/trabajo.ts'
import { can } from '#domain/acceso/can.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { asBoolean, Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { orderBySql, parseListQuery, type ListSpec } from '#api/http/list-query.ts'

const SORTABLE = ['id', 'titulo', 'estado', 'creadoAt', 'empezadoAt', 'terminadoAt', 'usuario'] as const
type CampoTrabajo = (typeof SORTABLE)[number]

const EXPRESSIONS: Readonly<Record<CampoTrabajo, string>> = {
  id: 'id',
  titulo: 'titulo',
  // What runs first, then what waits, then what needs a hand.
  estado: `CASE estado WHEN 'curso' THEN 0 WHEN 'espera' THEN 1 WHEN 'fallado' THEN 2 WHEN 'cancelado' THEN 3 ELSE 4 END`,
  creadoAt: 'creado_at',
  empezadoAt: `COALESCE(empezado_at, '')`,
  terminadoAt: `COALESCE(terminado_at, '')`,
  usuario: 'usuario',
}

const filterSchema = z.strictObject({
  estado: z.enum(Object.keys(ESTADOS_TRABAJO) as [EstadoTrabajo, ...EstadoTrabajo[]]).optional(),
  /** False: only what somebody asked for. */
  programado: z.boolean().optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})

const SPEC: ListSpec<CampoTrabajo, z.infer<typeof filterSchema>> = {
  sortable: SORTABLE,
  defaultSort: ['id', 'DESC'],
  filter: filterSchema,
}

export interface PaginaTrabajos {
  readonly rows: readonly TrabajoPanel[]
  readonly total: number
  readonly offset: number
}

/** A page of the jobs, newest first. Their data is never shown: it may hold what only the job needs to know. */
export async function listTrabajos(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<PaginaTrabajos> {
  authorizeInstituto(actor, 'trabajos.leer')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const binds = new Binds()
  const where = ['1 = 1']
  if (filter.estado !== undefined) where.push(`estado = ${binds.add(filter.estado)}`)
  if (filter.programado !== undefined) where.push(`turno IS ${filter.programado ? 'NOT ' : ''}NULL`)
  if (filter.id !== undefined) where.push(`id IN (${binds.addAll([filter.id].flat())})`)
  const whereSql = where.join(' AND ')
  const total = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM trabajos WHERE ${whereSql}`, binds.values)
  const rows = await selectRows<TrabajoRow>(
    `SELECT * FROM trabajos WHERE ${whereSql} ${orderBySql(sort, EXPRESSIONS, 'id')}
     LIMIT ${binds.add(limit)} OFFSET ${binds.add(offset)}`,
    binds.values,
  )
  return { rows: rows.map((row) => present(actor, row)), total: total?.n ?? 0, offset }
}

/** One job. 404 when there is none. */
export async function getTrabajo(actor: Actor, id: number): Promise<TrabajoPanel> {
  authorizeInstituto(actor, 'trabajos.leer')
  const row = await selectRow<TrabajoRow>('SELECT * FROM trabajos WHERE id = $1', [id])
  if (!row) throw notFound('El trabajo')
  return present(actor, row)
}

interface TrabajoRow {
  readonly id: number
  readonly clase: string
  readonly titulo: string
  readonly estado: EstadoTrabajo
  readonly turno: string | null
  readonly intentos: number
  readonly hecho: number
  readonly total: number
  readonly avance: string
  readonly resultado: string
  readonly cancelar: unknown
  readonly usuario: string
  readonly creado_at: string
  readonly desde_at: string
  readonly empezado_at: string | null
  readonly terminado_at: string | null
}

function present(actor: Actor, row: TrabajoRow): TrabajoPanel {
  const cancelando = asBoolean(row.cancelar)
  return {
    id: row.id,
    clase: row.clase,
    titulo: row.titulo,
    estado: row.estado,
    cancelando,
    programado: row.turno !== null,
    intentos: row.intentos,
    hecho: row.hecho,
    total: row.total,
    avance: row.avance,
    resultado: row.resultado,
    usuario: row.usuario,
    creadoAt: row.creado_at,
    desdeAt: row.desde_at,
    empezadoAt: row.empezado_at,
    terminadoAt: row.terminado_at,
    actions: can(actor, 'trabajos.administrar') ? accionesTrabajo({ estado: row.estado, cancelando }) : [],
  }
}
