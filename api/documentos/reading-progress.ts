import type { ProgresoLectura } from '#domain/documentos/progreso.ts'
import { notFound } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'

interface Entry {
  readonly usuarioId: number | null
  readonly abort: AbortController
  progreso: ProgresoLectura
}

/** Readings under way, by the id their client gave. They live as long as the request that reads. */
const readings = new Map<string, Entry>()
onReset(() => readings.clear())

const START: ProgresoLectura = { estado: 'en_cola', delante: 0, pagina: 0, paginas: 0 }

export interface ReadingHandle {
  readonly signal: AbortSignal
  update(progreso: Partial<ProgresoLectura>): void
  end(): void
}

/** Notes a reading of `usuarioId`; it also ends when the browser leaves (`requestSignal`). */
export function beginReading(id: string, usuarioId: number | null, requestSignal: AbortSignal): ReadingHandle {
  const key = `${usuarioId ?? 0}:${id}`
  const entry: Entry = { usuarioId, abort: new AbortController(), progreso: START }
  readings.set(key, entry)
  return {
    signal: AbortSignal.any([entry.abort.signal, requestSignal]),
    update: (progreso) => {
      entry.progreso = { ...entry.progreso, ...progreso }
    },
    end: () => {
      if (readings.get(key) === entry) readings.delete(key)
    },
  }
}

/** How the actor's own reading is going; one that is not under way any more is `lista`. */
export function getProgress(usuarioId: number | null, id: string): ProgresoLectura {
  return readings.get(`${usuarioId ?? 0}:${id}`)?.progreso ?? { ...START, estado: 'lista' }
}

/** Cancels the actor's own reading. Throws 404 when it is not under way. */
export function cancelReading(usuarioId: number | null, id: string): void {
  const entry = readings.get(`${usuarioId ?? 0}:${id}`)
  if (!entry) throw notFound('La lectura')
  entry.abort.abort()
}
