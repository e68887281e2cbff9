import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { AREAS_CASO } from '#domain/procesos/casos/area-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import { ESTADOS_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { parseFolioCaso } from '#domain/procesos/casos/folio-caso.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { orderBySql, type ListQuery, type ListSpec } from '#api/http/list-query.ts'
import { CASO_FROM, casoVisibleSql, findCasosByIds } from './caso-row.ts'
import { presentCasos } from './present-caso.ts'

const MAX_WORDS = 8

const estado = z.enum(ESTADOS_CASO)
const area = z.enum(AREAS_CASO)

const filterSchema = z.strictObject({
  q: z.string().max(200).optional(),
  estado: z.union([estado, z.array(estado).max(ESTADOS_CASO.length)]).optional(),
  area: z.union([area, z.array(area).max(AREAS_CASO.length)]).optional(),
  procesoId: z.int().optional(),
  moduloId: z.int().optional(),
  adscripcionId: z.int().optional(),
  afiliadoId: z.int().optional(),
  /** Mine, or nobody's. */
  responsable: z.enum(['yo', 'nadie']).optional(),
  plazo: z.literal('vencido').optional(),
  id: z.union([z.int(), z.array(z.int()).max(200)]).optional(),
})

export type FiltroCasos = z.infer<typeof filterSchema>

const SORT_SQL = {
  id: 'c.id',
  folio: 'c.folio',
  asunto: 'c.asunto_plegado',
  proceso: 'c.proceso_nombre',
  estado: `CASE c.estado WHEN 'pendiente' THEN 0 WHEN 'en progreso' THEN 1 ELSE 2 END`,
  // What is still open comes first, by its due date.
  vence: `(CASE c.estado WHEN 'completado' THEN '1' ELSE '0' END || c.vence)`,
  creadoEn: 'c.creado_at',
  actualizadoEn: 'c.actualizado_at',
} as const

export type OrdenCasos = keyof typeof SORT_SQL

export const CASOS_SPEC: ListSpec<OrdenCasos, FiltroCasos> = {
  sortable: Object.keys(SORT_SQL) as OrdenCasos[],
  defaultSort: ['vence', 'ASC'],
  filter: filterSchema,
}

/** A page of the cases in the actor's sight, and how many there are in all. */
export async function listCasos(
  actor: Actor,
  query: ListQuery<OrdenCasos, FiltroCasos>,
): Promise<{ readonly rows: CasoResumen[]; readonly total: number }> {
  authorize(actor, 'casos.leer')
  const binds = new Binds()
  const where = whereSql(actor, query.filter, binds)
  const total = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n ${CASO_FROM} WHERE ${where}`, binds.values)
  const page = `LIMIT ${binds.add(query.limit)} OFFSET ${binds.add(query.offset)}`
  const ids = await selectRows<{ id: number }>(
    `SELECT c.id ${CASO_FROM} WHERE ${where} ${orderBySql(query.sort, SORT_SQL, 'c.id')} ${page}`,
    binds.values,
  )
  return { rows: await presentCasos(await findCasosByIds(ids.map(({ id }) => id))), total: total?.n ?? 0 }
}

/** Every case in the actor's sight that a query finds, in its order. */
export async function listCasoIds(
  actor: Actor,
  { sort, filter }: Pick<ListQuery<OrdenCasos, FiltroCasos>, 'sort' | 'filter'>,
): Promise<number[]> {
  authorize(actor, 'casos.leer')
  const binds = new Binds()
  const where = whereSql(actor, filter, binds)
  const rows = await selectRows<{ id: number }>(
    `SELECT c.id ${CASO_FROM} WHERE ${where} ${orderBySql(sort, SORT_SQL, 'c.id')}`,
    binds.values,
  )
  return rows.map(({ id }) => id)
}

function whereSql(actor: Actor, filter: FiltroCasos, binds: Binds): string {
  const conditions = [casoVisibleSql(actor, binds)]
  const equals = (column: string, value: string | number | readonly (string | number)[] | undefined) => {
    if (value === undefined) return
    const list = typeof value === 'object' ? value : [value]
    conditions.push(list.length === 0 ? '1 = 0' : `${column} IN (${binds.addAll(list)})`)
  }
  if (filter.q?.trim()) conditions.push(qSql(filter.q, binds))
  equals('c.estado', filter.estado)
  equals('c.area', filter.area)
  equals('c.proceso_id', filter.procesoId)
  equals('c.nivel1_id', filter.adscripcionId)
  equals('c.afiliado_id', filter.afiliadoId)
  equals('c.id', filter.id)
  if (filter.moduloId !== undefined)
    conditions.push(`c.id IN (SELECT caso_id FROM caso_modulos WHERE modulo_id = ${binds.add(filter.moduloId)})`)
  if (filter.responsable === 'yo') conditions.push(`c.responsable_id = ${binds.add(actor.id)}`)
  if (filter.responsable === 'nadie') conditions.push('c.responsable_id IS NULL')
  if (filter.plazo) conditions.push(`c.estado <> 'completado' AND c.vence < ${binds.add(today())}`)
  return conditions.join(' AND ')
}

/** A folio, or words of the subject and of the person's name, in any order and without accents. */
function qSql(q: string, binds: Binds): string {
  const folio = parseFolioCaso(q)
  if (folio !== null) return `c.folio LIKE ${binds.add(`${folio}%`)}`
  const words = foldText(q)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
  if (words.length === 0) return '1 = 0'
  const text = `(' ' || c.asunto_plegado || ' ' || COALESCE(a.nombre_plegado, ''))`
  return words.map((word) => `${text} LIKE ${binds.add(`% ${word}%`)}`).join(' AND ')
}
