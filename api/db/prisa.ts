import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How somebody waits for a work: for an act that is being saved, for something short (a session, a paper that comes up), or for what
 * takes long or nobody waits for (a list, an export, a job).
 */
export type Prisa = 'acto' | 'corta' | 'larga'

const storage = new AsyncLocalStorage<Prisa>()

/** Runs `work` as what is waited for like that: wherever the database makes many wait, who hurries goes first. */
export const conPrisa = <T>(prisa: Prisa, work: () => T): T => storage.run(prisa, work)

/** How this call path hurries; what nobody said anything of takes long. */
export const prisaActual = (): Prisa => storage.getStore() ?? 'larga'
