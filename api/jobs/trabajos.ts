import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { turnoActual } from '#domain/calendario/turno-trabajo.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction, isInTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { ACTOR_TRABAJOS } from './actor-trabajos.ts'
import { selectListos, tomarTrabajo } from './cola-trabajos.ts'
import { correrTrabajo, type MotivoAlto } from './correr-trabajo.ts'
import { recuperarTrabajos } from './recuperar-trabajos.ts'
import { definicionDe, horariosDefinidos, juntosDe } from './registro-trabajos.ts'

export { defineTrabajo, scheduleTrabajo } from './registro-trabajos.ts'
export type { DefinicionTrabajo, MarchaTrabajo } from './registro-trabajos.ts'

/** Jobs that one process runs together: two exports, and two of other classes. */
const JUNTOS = 4
const POLL_MS = 1_000
/** How often the jobs of processes that died are looked for. */
const RECUPERAR_MS = 5_000

/** Time that a job gets to stop when the portal closes; what does not stop is found by the next process. */
const GRACIA_MS = 5_000

/**
 * Queues a job of `clase` in the caller's transaction, so that the job exists only if the caller's change does. The caller logs in the
 * bitácora who requested it. `titulo` is its name on screen, by default the title of its class. Returns the id of the job. Throws outside
 * a transaction and on an unknown class.
 */
export async function enqueueTrabajo(actor: Actor, clase: string, datos: Json, titulo?: string): Promise<number> {
  if (!isInTransaction()) throw new Error('A job is left in the transaction that asks for it')
  const id = await insertTrabajo(actor, { clase, datos, turno: null, ...(titulo !== undefined && { titulo }) })
  if (id === null) throw new Error('The job was not kept')
  return id
}

interface TrabajoNuevo {
  readonly clase: string
  readonly datos: Json
  readonly turno: string | null
  readonly titulo?: string
}

async function insertTrabajo(actor: Actor, { clase, datos, turno, titulo }: TrabajoNuevo): Promise<number | null> {
  const row = await selectRow<{ id: number }>(
    `INSERT INTO trabajos (clase, titulo, datos, estado, turno, usuario_id, usuario, creado_at, desde_at)
     VALUES ($1, $2, $3, 'espera', $4, $5, $6, $7, $7) ON CONFLICT (turno) DO NOTHING RETURNING id`,
    [clase, titulo ?? definicionDe(clase).titulo, canonicalJson(datos), turno, actor.id, actor.usuario, nowAt()],
  )
  return row?.id ?? null
}

interface Corrida {
  readonly clase: string
  readonly control: AbortController
  readonly done: Promise<void>
}

interface Runner {
  readonly running: Map<number, Corrida>
  /** The last turn of each schedule that this process has seen to. */
  readonly turnos: Map<string, string>
  readonly stop: AbortController
  readonly ended: Promise<void>
  recoveredAt: number
}

let runner: Runner | null = null
onReset(stopTrabajos)

/** Runs what waits, from now on, in this process; a second call changes nothing. Never call it inside a transaction. */
export function startTrabajos({ pollMs = POLL_MS }: { readonly pollMs?: number } = {}): void {
  if (runner) return
  const stop = new AbortController()
  const own: Runner = { running: new Map(), turnos: new Map(), stop, recoveredAt: 0, ended: Promise.resolve() }
  runner = { ...own, ended: loop(own, pollMs) }
}

/** Takes no more jobs, asks those that run to stop, and waits for them a few seconds. */
export async function stopTrabajos(): Promise<void> {
  const ending = runner
  runner = null
  if (!ending) return
  ending.stop.abort()
  await ending.ended
  const jobs = [...ending.running.values()]
  for (const { control } of jobs) control.abort('cierre' satisfies MotivoAlto)
  let limit: NodeJS.Timeout | undefined
  const grace = new Promise((resolve) => (limit = setTimeout(resolve, GRACIA_MS)))
  await Promise.race([Promise.all(jobs.map(({ done }) => done)), grace])
  clearTimeout(limit)
}

/** Stops job `id` at once when this process runs it; another process sees it at its next heartbeat. */
export function abortTrabajo(id: number): void {
  runner?.running.get(id)?.control.abort('cancelado' satisfies MotivoAlto)
}

async function loop(own: Runner, pollMs: number): Promise<void> {
  while (!own.stop.signal.aborted) {
    try {
      await turn(own)
    } catch (error) {
      logger.error({ err: error }, 'the runner of jobs stumbled')
    }
    await pause(pollMs, own.stop.signal)
  }
}

async function turn(own: Runner): Promise<void> {
  if (Date.now() - own.recoveredAt > RECUPERAR_MS) {
    await recuperarTrabajos()
    own.recoveredAt = Date.now()
  }
  await enqueueTurnos(own.turnos)
  const free = JUNTOS - own.running.size
  if (free <= 0) return
  for (const { id, clase } of await selectListos(free)) {
    // A job that was taken from this process may still be stopping here: it keeps its place until it ends.
    const running = [...own.running.values()].filter((corrida) => corrida.clase === clase).length
    const trabajo = own.stop.signal.aborted || running >= juntosDe(clase) ? null : await tomarTrabajo(id)
    if (!trabajo) continue
    const control = new AbortController()
    const done = correrTrabajo(trabajo, control).finally(() => own.running.delete(id))
    own.running.set(id, { clase, control, done })
  }
}

/** Makes a job of each schedule whose turn has come, unless the one before has not ended. */
async function enqueueTurnos(seen: Map<string, string>): Promise<void> {
  for (const [clase, horario] of horariosDefinidos()) {
    const turno = turnoActual(horario, Date.now())
    if (turno === null || seen.get(clase) === turno) continue
    await inTransaction(async () => {
      const pending = await selectRow(
        `SELECT id FROM trabajos WHERE clase = $1 AND turno IS NOT NULL AND estado IN ('espera', 'curso') LIMIT 1`,
        [clase],
      )
      if (!pending) await insertTrabajo(ACTOR_TRABAJOS, { clase, datos: {}, turno: `${clase} ${turno}` })
    })
    seen.set(clase, turno)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, signal.aborted ? 0 : ms)
    signal.addEventListener('abort', end)
  })
}
