import { AsyncLocalStorage } from 'node:async_hooks'
import { Sequelize } from 'sequelize'
import { dialect } from '#api/db/database.ts'
import { WriteQueue } from '#api/db/write-queue.ts'

const actual = new AsyncLocalStorage<Turno<unknown>>()

/**
 * Work that is let go on so far and no further: it stops before each transaction that it would open, and wherever else it asks
 * `punto`. Nothing is waited for by the clock. Begun by `hasta` or `fin`.
 */
export class Turno<T> {
  #told = 0
  #limit = 0
  #goOn: (() => void) | null = null
  #stopped: (() => void) | null = null
  #end: Promise<PromiseSettledResult<T>> | null = null
  readonly #work: (turno: Turno<T>) => Promise<T>

  constructor(work: (turno: Turno<T>) => Promise<T>) {
    this.#work = work
  }

  /** Points that it has come to. */
  get puntos(): number {
    return this.#told
  }

  /** Where the work may be stopped. */
  readonly punto = (): Promise<void> | void => {
    this.#told += 1
    if (this.#told <= this.#limit) return
    this.#stopped?.()
    return new Promise((resolve) => (this.#goOn = resolve))
  }

  /** Lets it pass its first `n` points; comes back once it stands before the next one, or has ended. */
  async hasta(n: number): Promise<void> {
    this.#limit = n
    const stopped = new Promise<void>((resolve) => (this.#stopped = resolve))
    const end = this.#start()
    this.#goOn?.()
    this.#goOn = null
    await Promise.race([stopped, end])
  }

  /** Lets it go to its end, and tells how it ended. */
  async fin(): Promise<PromiseSettledResult<T>> {
    await this.hasta(Number.POSITIVE_INFINITY)
    return this.#start()
  }

  #start(): Promise<PromiseSettledResult<T>> {
    this.#end ??= actual
      .run(this as Turno<unknown>, () => Promise.allSettled([this.#work(this)]))
      .then(([settled]) => settled)
    return this.#end
  }
}

type Transact = (this: object, ...args: unknown[]) => Promise<unknown>

/** Makes each transaction of a `Turno` a point of it, before it has its place among writers; gives what undoes that. */
export function vigilarTransacciones(): () => void {
  const owner = (dialect === 'sqlite' ? WriteQueue : Sequelize).prototype as unknown as Record<string, Transact>
  const method = dialect === 'sqlite' ? 'run' : 'transaction'
  const transact = owner[method]!
  owner[method] = async function (...args) {
    await actual.getStore()?.punto()
    return transact.apply(this, args)
  }
  return () => {
    owner[method] = transact
  }
}
