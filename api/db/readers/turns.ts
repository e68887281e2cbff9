/** A few things of which each is used by one at a time; who asks waits in order of arrival. */
export class Turns<T> {
  readonly #idle: T[]
  readonly #size: number
  readonly #waiting: ((thing: T) => void)[] = []

  constructor(things: readonly T[]) {
    this.#idle = [...things]
    this.#size = things.length
  }

  /** One of them: the one given back last, whose memory is warm. */
  take(): T | Promise<T> {
    return this.#idle.pop() ?? new Promise((resolve) => this.#waiting.push(resolve))
  }

  give(thing: T): void {
    const next = this.#waiting.shift()
    if (next) next(thing)
    else this.#idle.push(thing)
  }

  /** Runs `work` with all of them, once each is free. */
  async withAll(work: (things: readonly T[]) => Promise<void>): Promise<void> {
    const things: T[] = []
    while (things.length < this.#size) things.push(await this.take())
    try {
      await work(things)
    } finally {
      for (const thing of things) this.give(thing)
    }
  }
}
