import { runSql } from '#test/support/portal/portal-database.ts'
import type { Portal } from '#test/support/portal/portal.ts'

interface Lectura {
  readonly campos: Record<string, Record<string, unknown>>
}

/** Changes the newest reading of a paper, as a worse scan would. */
export async function worsen(
  portal: Pick<Portal, 'databaseUrl'>,
  documento: string,
  change: (lectura: Lectura, datos: Record<string, unknown>) => void,
): Promise<void> {
  const [row] = await runSql<{ archivo_id: string; lectura: string; datos: string }>(
    portal,
    'SELECT archivo_id, lectura, datos FROM lecturas WHERE documento = $1 ORDER BY creada_at DESC LIMIT 1',
    [documento],
  )
  if (!row) throw new Error(`No reading of ${documento}`)
  const lectura = JSON.parse(row.lectura) as Lectura
  const datos = JSON.parse(row.datos) as Record<string, unknown>
  change(lectura, datos)
  const values = [JSON.stringify(lectura), JSON.stringify(datos), row.archivo_id]
  await runSql(portal, 'UPDATE lecturas SET lectura = $1, datos = $2 WHERE archivo_id = $3', values)
}
