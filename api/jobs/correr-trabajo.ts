import { inTransaction } from '#api/db/database.ts'
import { AppError } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import { avisarFin } from './avisar-fin.ts'
import {
  borrarTurnosViejos,
  latir,
  soltarTrabajo,
  type Avance,
  type Desenlace,
  type TrabajoTomado,
} from './cola-trabajos.ts'
import { definicionDe, intentosDe, isReintentable } from './registro-trabajos.ts'

/** How often what a job tells is written, and how often it shows that it lives when it tells nothing. */
const AVANCE_MS = 1_000
const LATIDO_MS = 5_000

/** Wait before the second attempt; each later one waits twice as long, up to an hour. */
const ESPERA_MS = 60_000
const ESPERA_MAX_MS = 3_600_000

export type MotivoAlto = 'cancelado' | 'cierre' | 'perdido'

/** Does a job that was taken, tells how far it is while it runs, and writes how it ended. Never throws. */
export async function correrTrabajo(trabajo: TrabajoTomado, control: AbortController): Promise<void> {
  const avance = { hecho: 0, total: 0, texto: '' }
  const latidos = startLatidos(trabajo.id, avance, control)
  try {
    const resultado = await definicionDe(trabajo.clase).run(trabajo.datos, {
      id: trabajo.id,
      signal: control.signal,
      progreso: (hecho, total, texto = '') => Object.assign(avance, { hecho, total, texto: texto.slice(0, 200) }),
    })
    await latidos.stop()
    await end(trabajo, {
      estado: 'hecho',
      resultado: resultado.slice(0, 1000),
      hecho: avance.hecho,
      total: avance.total,
    })
  } catch (error) {
    await latidos.stop()
    await end(trabajo, desenlace(trabajo, error, control.signal))
  }
}

async function end(trabajo: TrabajoTomado, fin: Desenlace): Promise<void> {
  try {
    const own = await inTransaction(async () => {
      const kept = await soltarTrabajo(trabajo.id, fin)
      if (kept) await avisarFin(trabajo, fin)
      return kept
    })
    if (!own) logger.warn({ trabajo: trabajo.id, clase: trabajo.clase }, 'a job ended that was no longer ours')
    if (trabajo.programado && fin.estado === 'hecho') await borrarTurnosViejos(trabajo.clase)
  } catch (error) {
    logger.error({ err: error, trabajo: trabajo.id }, 'the end of a job was not written')
  }
}

function desenlace(trabajo: TrabajoTomado, error: unknown, signal: AbortSignal): Desenlace {
  const motivo = signal.aborted ? (signal.reason as MotivoAlto) : null
  if (motivo === 'cancelado') return { estado: 'cancelado', resultado: 'Se canceló antes de que terminara.' }
  if (motivo === 'cierre') return otraVez(trabajo, 'El portal se cerró antes de que terminara.', 0)
  if (!(error instanceof AppError))
    logger.error({ err: error, trabajo: trabajo.id, clase: trabajo.clase }, 'job failed')
  const resultado =
    error instanceof AppError
      ? [...new Set([error.message, ...error.issues.map(({ message }) => message)])].join(' ').slice(0, 1000)
      : `Error interno: el registro del servidor lo explica (trabajo ${trabajo.id}).`
  if (!isReintentable(trabajo.clase, error)) return { estado: 'fallado', resultado }
  return otraVez(trabajo, resultado, Math.min(ESPERA_MS * 2 ** (trabajo.intentos - 1), ESPERA_MAX_MS))
}

/** Waits again while attempts are left; else it failed. */
export function otraVez(
  trabajo: Pick<TrabajoTomado, 'clase' | 'intentos'>,
  resultado: string,
  esperaMs: number,
): Desenlace {
  if (trabajo.intentos >= intentosDe(trabajo.clase)) return { estado: 'fallado', resultado }
  return { estado: 'espera', resultado, desdeAt: new Date(Date.now() + esperaMs).toISOString() }
}

function startLatidos(id: number, avance: Avance, control: AbortController): { stop(): Promise<void> } {
  let [written, at] = ['', Date.now()]
  let beating: Promise<void> = Promise.resolve()
  const beat = async (): Promise<void> => {
    const text = JSON.stringify(avance)
    if (text === written && Date.now() - at < LATIDO_MS) return
    ;[written, at] = [text, Date.now()]
    const answer = await latir(id, avance)
    if (answer === 'cancelar') control.abort('cancelado' satisfies MotivoAlto)
    if (answer === 'perdido') control.abort('perdido' satisfies MotivoAlto)
  }
  const timer = setInterval(() => {
    beating = beating
      .then(beat)
      .catch((error: unknown) => logger.warn({ err: error, trabajo: id }, 'heartbeat not written'))
  }, AVANCE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return beating
    },
  }
}
