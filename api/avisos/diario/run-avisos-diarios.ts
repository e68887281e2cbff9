import { DIAS_AVISO } from '#domain/avisos/bandeja.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { today as todayNow } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { avisosDeBorrador } from './avisos-de-borrador.ts'
import { avisosDeDocumento } from './avisos-de-documento.ts'
import { avisosDeLicencia } from './avisos-de-licencia.ts'
import { avisosDeVentana } from './avisos-de-ventana.ts'

const DIA_MS = 86_400_000

/**
 * The daily look at what people should know: windows, drafts, documents, leaves; and notices too old are let go. Running it again on the
 * same day tells nobody anything twice. Gives how many notices are new.
 */
export async function runAvisosDiarios(today: PlainDate = todayNow(), instantMs: number = Date.now()): Promise<number> {
  const found = await Promise.all([
    avisosDeVentana(today),
    avisosDeBorrador(instantMs),
    avisosDeDocumento(today),
    avisosDeLicencia(today),
  ])
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
