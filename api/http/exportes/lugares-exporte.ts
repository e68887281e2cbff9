import { EXPORTES_JUNTOS } from '#domain/acceso/exporte.ts'
import { onReset } from '#api/memory.ts'

/** Gives the place back; a second call does nothing. */
export type Salir = () => void

/** Exports that this process works on, requests and jobs together. */
let dentro = 0
/** Jobs that wait for a place, in order. */
let esperan: (() => void)[] = []
onReset(() => {
  dentro = 0
  esperan = []
})

/** A place for an export; null when there is none, or when jobs wait for it. */
export const tomarLugar = (): Salir | null => (esperan.length > 0 ? null : sentar())

function sentar(): Salir | null {
  if (dentro >= EXPORTES_JUNTOS) return null
  dentro += 1
  let inside = true
  return () => {
    if (!inside) return
    inside = false
    dentro -= 1
    esperan.shift()?.()
  }
}

/** A place for a job, once there is one. Rejects when `signal` aborts. */
export async function esperarLugar(signal: AbortSignal): Promise<Salir> {
  for (;;) {
    if (signal.aborted) {
      // A free place may have woken this job, which will not use it: wake the next one.
      esperan.shift()?.()
      signal.throwIfAborted()
    }
    const salir = sentar()
    if (salir) return salir
    await freed(signal)
  }
}

function freed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      signal.removeEventListener('abort', end)
      esperan = esperan.filter((each) => each !== end)
      resolve()
    }
    esperan.push(end)
    signal.addEventListener('abort', end)
  })
}
