import type { AvisoNuevo } from '#domain/avisos/aviso.ts'
import { DIAS_AVISO } from '#domain/avisos/bandeja.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { today as todayNow } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { notificar } from '#api/avisos/notificar.ts'

const DIA_MS = 86_400_000

/** What an area has to tell people on a day, at an instant of it (ms). */
export type AvisosDelDia = (today: PlainDate, instantMs: number) => Promise<AvisoNuevo[]>

/**
 * The daily look at what people should know, asked of each of `fuentes`; and notices too old are let go. Running it again on the
 * same day tells nobody anything twice. Gives how many notices are new.
 */
export async function runAvisosDiarios(
  fuentes: readonly AvisosDelDia[],
  today: PlainDate = todayNow(),
  instantMs: number = Date.now(),
): Promise<number> {
  const found = await Promise.all(fuentes.map((avisosDe) => avisosDe(today, instantMs)))
  return inTransaction(async () => {
    const ago = (days: number) => new Date(instantMs - days * DIA_MS).toISOString()
    await execute('DELETE FROM avisos WHERE creado_at < $1 OR (leido_at IS NOT NULL AND creado_at < $2)', [
      ago(DIAS_AVISO.sinLeer),
      ago(DIAS_AVISO.leido),
    ])
    const before = await count()
    await notificar(found.flat())
    return (await count()) - before
  })
}

async function count(): Promise<number> {
  return (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM avisos'))?.n ?? 0
}
