import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESTADOS_CORREO, correoActions, type CorreoDetalle, type CorreoPanel } from '#domain/correo/correo.ts'
import { can } from '#domain/acceso/can.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { asBoolean, Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { orderBySql, parseListQuery, type ListSpec } from '#api/http/list-query.ts'

const SORTABLE = ['id', 'creadoAt', 'para', 'asunto', 'estado', 'clase'] as const
type Orden = (typeof SORTABLE)[number]

const COLUMNS: Readonly<Record<Orden, string>> = {
  id: 'id',
  creadoAt: 'creado_at',
  para: 'para',
  asunto: 'asunto',
  estado: 'estado',
  clase: 'clase',
}

const filterSchema = z.strictObject({
  q: z.string().max(100).optional(),
  estado: z.enum(ESTADOS_CORREO).optional(),
  clase: z.string().max(40).optional(),
  id: z.union([z.int(), z.array(z.int()).max(1000)]).optional(),
})
type Filtro = z.infer<typeof filterSchema>

const SPEC: ListSpec<Orden, Filtro> = { sortable: SORTABLE, defaultSort: ['id', 'DESC'], filter: filterSchema }

export interface PaginaCorreos {
  readonly rows: readonly CorreoPanel[]
  readonly total: number
  readonly offset: number
}

type Row = Omit<CorreoPanel, 'reservado'> & { readonly reservado: boolean | number }

/** What may be shown of every message; the text is asked for apart, and never of a reserved one. */
const FIELDS = `id, para, asunto, clase, reservado, estado, medio, intentos, error, actor, creado_at AS "creadoAt",
  proximo_at AS "proximoAt", entregado_at AS "entregadoAt"`

/** A page of the mail that the portal sends, the newest first. Its texts are not in it. */
export async function listCorreos(
  actor: Actor,
  raw: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
): Promise<PaginaCorreos> {
  authorizeInstituto(actor, 'correo.leer')
  const { sort, offset, limit, filter } = parseListQuery(raw, SPEC)
  const binds = new Binds()
  const where = whereOf(filter, binds)
  const [rows, count] = await Promise.all([
    selectRows<Row>(
      `SELECT ${FIELDS} FROM correos WHERE ${where} ${orderBySql(sort, COLUMNS, 'id')} LIMIT ${limit} OFFSET ${offset}`,
      binds.values,
    ),
    selectRow<{ n: number }>(`SELECT CAST(count(*) AS INTEGER) AS n FROM correos WHERE ${where}`, binds.values),
  ])
  return { rows: rows.map(present), total: count?.n ?? 0, offset }
}

function whereOf({ q, estado, clase, id }: Filtro, binds: Binds): string {
  const parts = ['1 = 1']
  if (estado !== undefined) parts.push(`estado = ${binds.add(estado)}`)
  if (clase !== undefined) parts.push(`clase = ${binds.add(clase)}`)
  if (id !== undefined) parts.push(`id IN (${binds.addAll([id].flat())})`)
  for (const word of (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = binds.add(`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
    parts.push(`(lower(para) LIKE ${pattern} ESCAPE '\\' OR lower(asunto) LIKE ${pattern} ESCAPE '\\')`)
  }
  return parts.join(' AND ')
}

const present = (row: Row): CorreoPanel => ({ ...row, reservado: asBoolean(row.reservado) })

/** One message, with its text unless it is reserved. Throws 404. */
export async function getCorreo(actor: Actor, id: number): Promise<CorreoDetalle> {
  authorizeInstituto(actor, 'correo.leer')
  const row = await selectRow<Row & { readonly texto: string }>(`SELECT ${FIELDS}, texto FROM correos WHERE id = $1`, [
    id,
  ])
  if (!row) throw notFound('El correo')
  const correo = present(row)
  const actions = can(actor, 'correo.administrar') ? correoActions(correo.estado, correo.reservado) : []
  return { ...correo, texto: correo.reservado ? null : row.texto, actions }
}
