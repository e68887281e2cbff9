import type { Actor } from '#domain/acceso/actor.ts'
import { EXPORTE_MS, type ExportePropio } from '#domain/acceso/exporte.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { EXPORTES_SQL, presentExporte, type ExporteRow } from './exporte-row.ts'

/** The actor's own exports that wait, run, or ended less than a day ago, the newest first. */
export async function listExportes(actor: Actor): Promise<{ readonly exportes: readonly ExportePropio[] }> {
  const rows = await selectRows<ExporteRow>(
    `${EXPORTES_SQL} AND (t.terminado_at IS NULL OR t.terminado_at > $2) ORDER BY e.trabajo_id DESC`,
    [accountId(actor), new Date(Date.now() - EXPORTE_MS).toISOString()],
  )
  return { exportes: rows.map(presentExporte) }
}

/** One of the actor's own exports; another's is 404. */
export async function getExporte(actor: Actor, id: number): Promise<ExportePropio> {
  return presentExporte(await findExporte(actor, id))
}

/** Its row. Throws 404. */
export async function findExporte(actor: Actor, id: number): Promise<ExporteRow> {
  const row = await selectRow<ExporteRow>(`${EXPORTES_SQL} AND e.trabajo_id = $2`, [accountId(actor), id])
  if (!row) throw notFound('La exportación')
  return row
}
