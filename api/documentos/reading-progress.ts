import { cuentaOf } from '#domain/acceso/actor.ts'
import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { asBoolean, execute, selectRow, SQL_TRUE } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { DUENIO } from '#api/jobs/duenio.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'

/** How often a reading tells the other processes how it goes, and hears whether somebody gave it up there. */
const LATIDO_MS = 1_000
/** A reading that says nothing for this long died with its process. */
const VIVA_MS = 15_000
/** What died is forgotten when another begins, after this. */
const OLVIDO_MS = 3_600_000

interface Entry {
  readonly abort: AbortController
  progreso: ProgresoLectura
}

/** Readings of this process under way, by their person and the id their client gave. They live as long as the request that reads. */
const readings = new Map<string, Entry>()
/** What is being written of them: one after the other, so that an end never comes before its beginning. */
let working: Promise<void> = Promise.resolve()
onReset(async () => {
  readings.clear()
  await working
})

const START: ProgresoLectura = { estado: 'en_cola', delante: 0, pagina: 0, paginas: 0 }

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const keyOf = (usuarioId: number | null, id: string) => `${cuentaOf(usuarioId)}:${id}`

export interface ReadingHandle {
  readonly signal: AbortSignal
  update(progreso: Partial<ProgresoLectura>): void
  end(): void
}

/** Notes a reading of `usuarioId`; it also ends when the browser leaves (`requestSignal`). */
export function beginReading(id: string, usuarioId: number | null, requestSignal: AbortSignal): ReadingHandle {
  const key = keyOf(usuarioId, id)
  const entry: Entry = { abort: new AbortController(), progreso: START }
  readings.set(key, entry)
  write(async () => {
    await forget(key)
    await tell(key, entry)
  })
  const timer = setInterval(() => write(() => tell(key, entry)), LATIDO_MS).unref()
  return {
    signal: AbortSignal.any([entry.abort.signal, requestSignal]),
    update: (progreso) => {
      entry.progreso = { ...entry.progreso, ...progreso }
    },
    end: () => {
      clearInterval(timer)
      if (readings.get(key) !== entry) return
      readings.delete(key)
      write(() => execute('DELETE FROM lecturas_en_curso WHERE clave = $1 AND duenio = $2', [key, DUENIO]))
    },
  }
}

/** A reading goes on whether or not the others know of it. */
function write(work: () => Promise<void>): void {
  working = working
    .then(() => inTransaction(work))
    .catch((error: unknown) => logger.warn({ err: error }, 'the others do not know how a reading goes'))
}

/** What died, and an earlier reading of the same id. */
const forget = (key: string) =>
  execute('DELETE FROM lecturas_en_curso WHERE latido_at < $1 OR clave = $2', [ago(OLVIDO_MS), key])

/**
 * Each time the whole row: what could not be written the time before is told now. Hears whether somebody gave it up. The row of a
 * reading of the same id that began later in another process is left alone.
 */
async function tell(key: string, { abort, progreso }: Entry): Promise<void> {
  const row = await selectRow<{ cancelar: unknown }>(
    `INSERT INTO lecturas_en_curso (clave, duenio, progreso, latido_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (clave) DO UPDATE SET progreso = excluded.progreso, latido_at = excluded.latido_at
       WHERE lecturas_en_curso.duenio = excluded.duenio
     RETURNING cancelar`,
    [key, DUENIO, JSON.stringify(progreso), nowAt()],
  )
  if (row && asBoolean(row.cancelar)) abort.abort()
}

/** How the person's own reading is going, in whatever process; one that is not under way any more is `lista`. */
export async function getProgress(usuarioId: number | null, id: string): Promise<ProgresoLectura> {
  const key = keyOf(usuarioId, id)
  const own = readings.get(key)
  if (own) return own.progreso
  const row = await selectRow<{ progreso: string }>(
    'SELECT progreso FROM lecturas_en_curso WHERE clave = $1 AND latido_at > $2',
    [key, ago(VIVA_MS)],
  )
  return row ? (JSON.parse(row.progreso) as ProgresoLectura) : { ...START, estado: 'lista' }
}

/** Cancels the person's own reading; in another process within a second. Throws 404 when it is not under way. */
export async function cancelReading(usuarioId: number | null, id: string): Promise<void> {
  const key = keyOf(usuarioId, id)
  const own = readings.get(key)
  if (own) {
    own.abort.abort()
    return
  }
  const row = await inTransaction(() =>
    selectRow(
      `UPDATE lecturas_en_curso SET cancelar = ${SQL_TRUE} WHERE clave = $1 AND latido_at > $2 RETURNING clave`,
      [key, ago(VIVA_MS)],
    ),
  )
  if (!row) throw notFound('La lectura')
}
