import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'
import { SITUACIONES } from '#domain/afiliacion/situacion.ts'
import { alcanceSql, authorize } from '#api/acceso/authorize.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { orderBySql, type ListQuery, type ListSpec } from '#api/http/list-query.ts'
import { ALCANCE_AFILIADO, findAfiliadosByIds } from './afiliado-row.ts'
import { presentPersonaResumen } from './present-persona.ts'
import { apellidoPrimeroSql, busquedaSql } from './search-sql.ts'

const ids = z.union([z.int(), z.array(z.int()).max(200)])

const filterSchema = z.strictObject({
  q: z.string().max(200).optional(),
  situacion: z.union([z.enum(SITUACIONES), z.array(z.enum(SITUACIONES)).max(SITUACIONES.length)]).optional(),
  entidadId: z.int().optional(),
  adscripcionId: z.int().optional(),
  dependenciaId: z.int().optional(),
  id: ids.optional(),
})

export type FiltroAfiliados = z.infer<typeof filterSchema>

const SORT_SQL = {
  id: 'a.id',
  interno: 'a.interno',
  nombre: 'a.nombre_plegado',
  apellidoPaterno: 'a.nombre_plegado',
  curp: 'a.curp',
  situacion: 'a.situacion',
  fechaAlta: 'a.fecha_alta',
  sueldoCentavos: 'a.sueldo_centavos',
} as const

export type OrdenAfiliados = keyof typeof SORT_SQL

export const AFILIADOS_SPEC: ListSpec<OrdenAfiliados, FiltroAfiliados> = {
  sortable: Object.keys(SORT_SQL) as OrdenAfiliados[],
  defaultSort: ['nombre', 'ASC'],
  filter: filterSchema,
}

export type ConsultaAfiliados = ListQuery<OrdenAfiliados, FiltroAfiliados>

/** A page of the padrón within the actor's scope, and how many there are in all. */
export async function listAfiliados(
  actor: Actor,
  query: ConsultaAfiliados,
): Promise<{ readonly rows: PersonaResumen[]; readonly total: number }> {
  authorize(actor, 'padron.leer')
  const binds = new Binds()
  const where = whereSql(actor, query.filter, binds)
  const total = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM afiliados a WHERE ${where}`, binds.values)
  const page = await selectIds(query, where, binds, `LIMIT ${binds.add(query.limit)} OFFSET ${binds.add(query.offset)}`)
  const rows = await findAfiliadosByIds(page)
  return { rows: rows.map(presentPersonaResumen), total: total?.n ?? 0 }
}

/** Ids of every person the query finds, in its order: the snapshot that an export walks. */
export function listAfiliadoIds(actor: Actor, query: Pick<ConsultaAfiliados, 'sort' | 'filter'>): Promise<number[]> {
  const binds = new Binds()
  return selectIds(query, whereSql(actor, query.filter, binds), binds, '')
}

async function selectIds(
  { sort, filter }: Pick<ConsultaAfiliados, 'sort' | 'filter'>,
  where: string,
  binds: Binds,
  page: string,
): Promise<number[]> {
  const byName = sort.order === 'ASC' && SORT_SQL[sort.field] === SORT_SQL.nombre
  const first = byName && filter.q ? apellidoPrimeroSql(filter.q, binds) : ''
  const order = orderBySql(sort, SORT_SQL, 'a.id', first)
  const rows = await selectRows<{ id: number }>(
    `SELECT a.id FROM afiliados a WHERE ${where} ${order} ${page}`,
    binds.values,
  )
  return rows.map((row) => row.id)
}

function whereSql(actor: Actor, filter: FiltroAfiliados, binds: Binds): string {
  const many = (column: string, value: string | number | readonly (string | number)[] | undefined) => {
    if (value === undefined) return []
    const list = typeof value === 'object' ? value : [value]
    return list.length === 0 ? ['1 = 0'] : [`${column} IN (${binds.addAll(list)})`]
  }
  return [
    alcanceSql(actor, ALCANCE_AFILIADO, binds),
    ...(filter.q?.trim() ? [busquedaSql(filter.q, binds)] : []),
    ...many('a.situacion', filter.situacion),
    ...many('a.nivel0_id', filter.entidadId),
    ...many('a.nivel1_id', filter.adscripcionId),
    ...many('a.nivel2_id', filter.dependenciaId),
    ...many('a.id', filter.id),
  ].join(' AND ')
}
