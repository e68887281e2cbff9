import { inTransaction, isInTransaction } from '#api/db/database.ts'

class Terminado<T> extends Error {
  readonly hecho: T

  constructor(hecho: T) {
    super('A rehearsal ended')
    this.hecho = hecho
  }
}

/** Runs `work` in a transaction, rolls it back, and returns the result of `work`. Throws what `work` throws. */
export async function ensayar<T>(work: () => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('A rehearsal has a transaction of its own')
  try {
    return await inTransaction(async () => {
      throw new Terminado(await work())
    })
  } catch (error) {
    if (error instanceof Terminado) return error.hecho as T
    throw error
  }
}
