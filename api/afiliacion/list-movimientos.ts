import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { ESPERAS } from '#domain/afiliacion/actos/espera.ts'
import { ESTATUS_MOVIMIENTO } from '#domain/afiliacion/estatus-movimiento.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimiento.ts'
import { parseQuincenaCode } from '#domain/calendario/quincena.ts'
import { dateParts } from '#domain/plain-date.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { orderBySql, type ListQuery, type ListSpec } from '#api/http/list-query.ts'
import { ESPERA_SQL, ESTATUS_SQL } from './estatus-sql.ts'
import { ALCANCE_MOVIMIENTO, findMovimientosByIds, MOVIMIENTO_FROM } from './movimiento-row.ts'
import { presentMovimientoRenglones } from './present-movimiento.ts'
import { busquedaSql } from './search-sql.ts'

const FOLIO = /^[a-z]-?\d{2}-?\d{1,6}$/i

const filterSchema = z.strictObject({
  q: z.string().max(200).optional(),
  estatus: z.union([z.enum(ESTATUS_MOVIMIENTO), z.array(z.enum(ESTATUS_MOVIMIENTO)).max(6)]).optional(),
  tipoId: z.union([z.int(), z.array(z.int()).max(50)]).optional(),
  /** Its four-character code, or its ordinal. */
  quincena: z.union([z.string().regex(/^\d{4}$/), z.int()]).optional(),
  adscripcionId: z.int().optional(),
  dependenciaId: z.int().optional(),
  afiliadoId: z.int().optional(),
  entidadId: z.int().optional(),
  /** Whose turn it is. */
  espera: z.enum(ESPERAS).optional(),
  solicitadoPor: z.literal('yo').optional(),
  id: z.union([z.int(), z.array(z.int()).max(200)]).optional(),
})

export type FiltroMovimientos = z.infer<typeof filterSchema>

const SORT_SQL = {
  id: 'm.id',
  folio: 'm.folio',
  interno: 'a.interno',
  nombre: 'a.nombre_plegado',
  apellidoPaterno: 'a.nombre_plegado',
  curp: 'a.curp',
  tipo: 'm.tipo_id',
  tipoId: 'm.tipo_id',
  quincena: 'm.quincena',
  fecha: 'm.fecha',
  solicitadoAt: 'm.solicitado_at',
} as const

export type OrdenMovimientos = keyof typeof SORT_SQL

export const MOVIMIENTOS_SPEC: ListSpec<OrdenMovimientos, FiltroMovimientos> = {
  sortable: Object.keys(SORT_SQL) as OrdenMovimientos[],
  defaultSort: ['solicitadoAt', 'DESC'],
  filter: filterSchema,
}

export type ConsultaMovimientos = ListQuery<OrdenMovimientos, FiltroMovimientos>

/** A page of movements of people in the actor's scope, and how many there are in all. */
export async function listMovimientos(
  actor: Actor,
  query: ConsultaMovimientos,
): Promise<{ readonly rows: MovimientoRenglon[]; readonly total: number }> {
  authorize(actor, 'movimientos.leer')
  const binds = new Binds()
  const where = whereSql(actor, query.filter, binds)
  const total = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n ${MOVIMIENTO_FROM} WHERE ${where}`, binds.values)
  const page = await selectIds(query, where, binds, `LIMIT ${binds.add(query.limit)} OFFSET ${binds.add(query.offset)}`)
  const rows = await presentMovimientoRenglones(await findMovimientosByIds(page))
  return { rows, total: total?.n ?? 0 }
}

/** Ids of every movement the query finds, in its order. */
export function listMovimientoIds(
  actor: Actor,
  query: Pick<ConsultaMovimientos, 'sort' | 'filter'>,
): Promise<number[]> {
  const binds = new Binds()
  return selectIds(query, whereSql(actor, query.filter, binds), binds, '')
}

async function selectIds(
  { sort }: Pick<ConsultaMovimientos, 'sort'>,
  where: string,
  binds: Binds,
  page: string,
): Promise<number[]> {
  const order = orderBySql(sort, SORT_SQL, 'm.id')
  const rows = await selectRows<{ id: number }>(
    `SELECT m.id ${MOVIMIENTO_FROM} WHERE ${where} ${order} ${page}`,
    binds.values,
  )
  return rows.map((row) => row.id)
}

function whereSql(actor: Actor, filter: FiltroMovimientos, binds: Binds): string {
  const conditions = [alcanceSql(actor, ALCANCE_MOVIMIENTO, binds)]
  const equals = (column: string, value: string | number | readonly (string | number)[] | undefined) => {
    if (value === undefined) return
    const list = typeof value === 'object' ? value : [value]
    conditions.push(list.length === 0 ? '1 = 0' : `${column} IN (${binds.addAll(list)})`)
  }
  if (filter.q?.trim()) conditions.push(qSql(filter.q.trim(), binds))
  if (filter.estatus) conditions.push(estatusSql(filter.estatus))
  if (filter.espera) conditions.push(`(${ESPERA_SQL[filter.espera]})`)
  if (filter.solicitadoPor) conditions.push(`m.solicitado_por = ${binds.add(actor.id)}`)
  if (filter.quincena !== undefined) equals('m.quincena', ordinal(filter.quincena) ?? [])
  equals('m.tipo_id', filter.tipoId)
  equals('a.nivel0_id', filter.entidadId)
  equals('a.nivel1_id', filter.adscripcionId)
  equals('a.nivel2_id', filter.dependenciaId)
  equals('m.afiliado_id', filter.afiliadoId)
  equals('m.id', filter.id)
  return conditions.join(' AND ')
}

function qSql(q: string, binds: Binds): string {
  return FOLIO.test(q) ? `m.folio LIKE ${binds.add(`${q.toUpperCase()}%`)}` : busquedaSql(q, binds)
}

function estatusSql(estatus: NonNullable<FiltroMovimientos['estatus']>): string {
  const list = typeof estatus === 'string' ? [estatus] : estatus
  return list.length === 0 ? '1 = 0' : `(${list.map((each) => `(${ESTATUS_SQL[each]})`).join(' OR ')})`
}

function ordinal(quincena: string | number): number | null {
  return typeof quincena === 'number' ? quincena : parseQuincenaCode(quincena, dateParts(today()).year)
}
