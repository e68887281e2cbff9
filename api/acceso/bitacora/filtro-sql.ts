import { endOfDayInMexico, startOfDayInMexico } from '#domain/dia-mexico.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { selectRow, type Binds } from '#api/db/sql.ts'
import type { FiltroBitacora } from './filtro.ts'

/**
 * Rows in the order of time that are looked at to find the first or last id of a period. Ids follow time except where the
 * machine's clock was set back: among so many neighbours the one that stands farthest is found.
 */
const VECINOS = 500

/** Ids between which every row of the days lies (both included); null when no row does. */
export async function idsEntre(
  desde: PlainDate | null | undefined,
  hasta: PlainDate | null | undefined,
): Promise<{ readonly primero: number; readonly ultimo: number } | null> {
  const first = desde
    ? await selectRow<{ id: number | null }>(
        `SELECT MIN(id) AS id FROM (SELECT id FROM bitacora WHERE ocurrio_at >= $1 ORDER BY ocurrio_at LIMIT ${VECINOS}) v`,
        [startOfDayInMexico(desde)],
      )
    : await selectRow<{ id: number | null }>('SELECT MIN(id) AS id FROM bitacora')
  const last = hasta
    ? await selectRow<{ id: number | null }>(
        `SELECT MAX(id) AS id FROM (SELECT id FROM bitacora WHERE ocurrio_at < $1 ORDER BY ocurrio_at DESC LIMIT ${VECINOS}) v`,
        [endOfDayInMexico(hasta)],
      )
    : await selectRow<{ id: number | null }>('SELECT MAX(id) AS id FROM bitacora')
  const [primero, ultimo] = [first?.id ?? null, last?.id ?? null]
  return primero === null || ultimo === null || primero > ultimo ? null : { primero, ultimo }
}

/** The rows of a record; of a menu also the acts on several together, which hold it under its id. */
function registroSql({ objeto, objetoId }: FiltroBitacora, binds: Binds): string[] {
  const own = [
    ...(objeto === undefined ? [] : [`b.objeto = ${binds.add(objeto)}`]),
    ...(objetoId === undefined ? [] : [`b.objeto_id = ${binds.add(objetoId)}`]),
  ]
  if (objeto !== 'menu' || objetoId === undefined || !/^\d+$/.test(objetoId)) return own
  const together = `b.objeto = 'menus' AND b.despues LIKE ${binds.add(`%"${objetoId}":{%`)}`
  return [
    `b.id IN (SELECT b.id FROM bitacora b WHERE ${own.join(' AND ')} UNION ALL SELECT b.id FROM bitacora b WHERE ${together})`,
  ]
}

/** SQL conditions of a filter but for its person; null when no row can meet it. */
export async function condiciones(filtro: FiltroBitacora, binds: Binds): Promise<string[] | null> {
  const out: string[] = []
  if (filtro.usuarioId !== undefined)
    out.push(filtro.usuarioId === 0 ? 'b.actor_id IS NULL' : `b.actor_id = ${binds.add(filtro.usuarioId)}`)
  if (filtro.acto !== undefined) out.push(`b.acto = ${binds.add(filtro.acto)}`)
  out.push(...registroSql(filtro, binds))
  if (!filtro.desde && !filtro.hasta) return out
  const ids = await idsEntre(filtro.desde, filtro.hasta)
  if (!ids) return null
  out.push(`b.id >= ${binds.add(ids.primero)}`, `b.id <= ${binds.add(ids.ultimo)}`)
  // The ids already narrow it; a plain column would tempt the engines to walk the days by their own index and then sort.
  if (filtro.desde) out.push(`b.ocurrio_at || '' >= ${binds.add(startOfDayInMexico(filtro.desde))}`)
  if (filtro.hasta) out.push(`b.ocurrio_at || '' < ${binds.add(endOfDayInMexico(filtro.hasta))}`)
  return out
}
