import type { Actor } from '#domain/acceso/actor.ts'
import { TOTAL_BITACORA_MAX, type PaginaBitacora, type TotalBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import type { BuscarBitacora, FiltroBitacora } from './filtro.ts'
import { condiciones, idsEntre } from './filtro-sql.ts'
import { nombrarCampos } from './nombres/nombrar-cambios.ts'
import { FILA_SQL, presentFila, type FilaConNombre } from './present-fila.ts'
import { nombrarRegistros } from './registros.ts'
import { propiasSql, resolverBusqueda, type Busqueda } from './resolver-busqueda.ts'

/**
 * A page of the bitácora, newest first, by key: what comes after the id `despuesDe`. Nothing is skipped over, so that the
 * thousandth page costs what the first does, and no more than a thousand rows are counted. Asking by a person is itself a
 * read of that person.
 */
export async function listBitacora(
  actor: Actor,
  { filtro, despuesDe, limite }: BuscarBitacora,
): Promise<PaginaBitacora> {
  authorizeInstituto(actor, 'bitacora.leer')
  const busqueda = filtro.busca === undefined ? null : await resolverBusqueda(filtro.busca)
  const hallado = busqueda?.hallado ?? null
  if (hallado?.clase === 'persona' && despuesDe === undefined)
    await auditRead(actor, { acto: 'bitacora.persona', objeto: 'afiliado', objetoId: hallado.id })
  const sql = hallado?.clase === 'nadie' || hallado?.clase === 'cuentas' ? null : await sqlOf(filtro, busqueda)
  if (sql === null) return { filas: [], siguiente: null, total: { actos: 0, exacto: true }, hallado }
  const { con, where, binds } = sql
  const counted = { ...sql, where: [...where], values: [...binds.values] }
  if (despuesDe !== undefined) where.push(`b.id < ${binds.add(despuesDe)}`)
  const rows = await selectRows<FilaConNombre>(
    `${con}${FILA_SQL} ${whereSql(where)} ORDER BY b.id DESC LIMIT ${binds.add(limite + 1)}`,
    binds.values,
  )
  const page = rows.slice(0, limite)
  const registroDe = await nombrarRegistros(page)
  const cambios = await nombrarCampos(page)
  const isFirst = despuesDe === undefined
  const isWhole = isFirst && rows.length <= limite
  return {
    filas: page.map((row, at) => presentFila(row, registroDe(row), cambios[at] ?? [])),
    siguiente: rows.length > limite ? (page.at(-1)?.id ?? null) : null,
    total: isWhole ? { actos: page.length, exacto: true } : isFirst ? await count(filtro, busqueda, counted) : null,
    hallado,
  }
}

interface Sql {
  readonly con: string
  readonly where: string[]
  readonly binds: Binds
}

const whereSql = (where: readonly string[]) => (where.length > 0 ? `WHERE ${where.join(' AND ')}` : '')

/** What a filter asks for; null when no row can meet it. */
async function sqlOf(filtro: FiltroBitacora, busqueda: Busqueda | null): Promise<Sql | null> {
  const binds = new Binds()
  const where = await condiciones(filtro, binds)
  if (where === null) return null
  if (busqueda === null) return { con: '', where, binds }
  if (busqueda.usuarioId !== null)
    return { con: '', where: [...where, `b.actor_id = ${binds.add(busqueda.usuarioId)}`], binds }
  const con = propiasSql(busqueda, binds)
  return { con, where: [...where, 'b.id IN (SELECT id FROM propias)'], binds }
}

/** Whether one index finds the rows of a filter: then a thousand of them cost no more than a page. */
function isIndexed({ usuarioId, acto, objeto, objetoId }: FiltroBitacora, busqueda: Busqueda | null): boolean {
  if (busqueda !== null && busqueda.registros.length > 0) return true
  if (objeto === undefined && objetoId !== undefined) return false
  const [who, what] = [usuarioId ?? busqueda?.usuarioId ?? null, acto ?? null]
  return objeto === undefined || (who === null && what === null)
}

/**
 * Rows counted one by one up to a limit; beyond, of some days or of all, about as many as their ids reach. null where a
 * count would cost more than the page.
 */
async function count(
  filtro: FiltroBitacora,
  busqueda: Busqueda | null,
  { con, where, values }: Omit<Sql, 'binds'> & { readonly values: Binds['values'] },
): Promise<TotalBitacora | null> {
  if (!isIndexed(filtro, busqueda)) return null
  const row = await selectRow<{ n: number }>(
    `${con}SELECT COUNT(*) AS n FROM (SELECT b.id FROM bitacora b ${whereSql(where)} LIMIT ${TOTAL_BITACORA_MAX + 1}) v`,
    values,
  )
  const actos = row?.n ?? 0
  if (actos <= TOTAL_BITACORA_MAX) return { actos, exacto: true }
  const { desde, hasta, ...others } = filtro
  const ids = Object.values(others).every((value) => value === undefined) ? await idsEntre(desde, hasta) : null
  return { actos: ids && ids.ultimo - ids.primero + 1, exacto: false }
}
