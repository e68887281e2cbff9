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

/** SQL conditions of a filter but for its person; null when no row can meet it. */
export async function condiciones(filtro: FiltroBitacora, binds: Binds): Promise<string[] | null> {
  const out: string[] = []
  if (filtro.usuarioId !== undefined)
    out.push(filtro.usuarioId === 0 ? 'b.actor_id IS NULL' : `b.actor_id = ${binds.add(filtro.usuarioId)}`)
  if (filtro.acto !== undefined) out.push(`b.acto = ${binds.add(filtro.acto)}`)
  if (filtro.objeto !== undefined) out.push(`b.objeto = ${binds.add(filtro.objeto)}`)
  if (filtro.objetoId !== undefined) out.push(`b.objeto_id = ${binds.add(filtro.objetoId)}`)
  if (!filtro.desde && !filtro.hasta) return out
  const ids = await idsEntre(filtro.desde, filtro.hasta)
  if (!ids) return null
  out.push(`b.id >= ${binds.add(ids.primero)}`, `b.id <= ${binds.add(ids.ultimo)}`)
  // The ids already narrow it; a plain column would tempt the engines to walk the days by their own index and then sort.
  if (filtro.desde) out.push(`b.ocurrio_at || '' >= ${binds.add(startOfDayInMexico(filtro.desde))}`)
  if (filtro.hasta) out.push(`b.ocurrio_at || '' < ${binds.add(endOfDayInMexico(filtro.hasta))}`)
  return out
}
