import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<Promise<void>[]>()

/**
 * Runs `work`, and gives what still has to settle before its answer may leave. What is noted meanwhile (`aplazar`) goes on
 * beside it: nobody holds a place only to wait for the disk.
 */
export async function conAplazadas(work: () => Promise<void>): Promise<() => Promise<void>> {
  const aplazadas: Promise<void>[] = []
  await storage.run(aplazadas, work)
  return async () => {
    await Promise.all(aplazadas)
  }
}

/**
 * Leaves `nota` for the end of the request that is being worked here, which waits for it before it answers; where no request
 * is (the terminal, a job) it is waited for at once. Rejects, here or there, as `nota` does.
 */
export function aplazar(nota: Promise<void>): Promise<void> {
  const aplazadas = storage.getStore()
  if (!aplazadas) return nota
  // Whoever waits at the end learns of it; until then it is nobody's unhandled rejection.
  nota.catch(() => undefined)
  aplazadas.push(nota)
  return Promise.resolve()
}
