import type { Actor } from '#domain/acceso/actor.ts'
import { AVISOS_POR_PAGINA, type Aviso, type Bandeja } from '#domain/avisos/bandeja.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'

/** Notices of the actor never read. */
export async function countSinLeer(actor: Actor): Promise<number> {
  const row = await selectRow<{ n: number }>(
    'SELECT COUNT(*) AS n FROM avisos WHERE usuario_id = $1 AND leido_at IS NULL',
    [actor.id],
  )
  return row?.n ?? 0
}

/** A page of the actor's own inbox, the newest first: those before `antes`, by key; `soloSinLeer` leaves out the read ones. */
export async function listAvisos(
  actor: Actor,
  { antes, soloSinLeer }: { readonly antes: number | null; readonly soloSinLeer: boolean },
): Promise<Bandeja> {
  const binds = new Binds()
  const where = [`usuario_id = ${binds.add(actor.id)}`]
  if (antes !== null) where.push(`id < ${binds.add(antes)}`)
  if (soloSinLeer) where.push('leido_at IS NULL')
  const [rows, sinLeer] = await Promise.all([
    selectRows<Aviso>(
      `SELECT id, clase, titulo, texto, enlace, creado_at AS "creadoAt", leido_at AS "leidoAt" FROM avisos
       WHERE ${where.join(' AND ')} ORDER BY id DESC LIMIT ${AVISOS_POR_PAGINA + 1}`,
      binds.values,
    ),
    countSinLeer(actor),
  ])
  const avisos = rows.slice(0, AVISOS_POR_PAGINA)
  return { avisos, sinLeer, siguiente: rows.length > AVISOS_POR_PAGINA ? (avisos.at(-1)?.id ?? null) : null }
}
