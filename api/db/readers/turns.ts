interface Waiting<T> {
  readonly hurried: ((thing: T) => void)[]
  readonly rest: ((thing: T) => void)[]
}

/**
 * A few things of which each is used by one at a time; who asks waits in order of arrival, who is hurried before the others. The last
 * `reserved` are given only to the hurried: long work never holds them all.
 */
export class Turns<T> {
  readonly #idle: T[]
  readonly #size: number
  readonly #reserved: number
  readonly #waiting: Waiting<T> = { hurried: [], rest: [] }

  constructor(things: readonly T[], reserved = 0) {
    this.#idle = [...things]
    this.#size = things.length
    this.#reserved = reserved
  }

  /** One of them: the one given back last, whose memory is warm. */
  take(prisa = false): T | Promise<T> {
    if (this.#idle.length > (prisa ? 0 : this.#reserved)) {
      const thing = this.#idle.pop()
      if (thing !== undefined) return thing
    }
    return new Promise((resolve) => (prisa ? this.#waiting.hurried : this.#waiting.rest).push(resolve))
  }

  give(thing: T): void {
    const { hurried, rest } = this.#waiting
    const next = hurried.shift() ?? (this.#idle.length >= this.#reserved ? rest.shift() : undefined)
    if (next) next(thing)
    else this.#idle.push(thing)
  }

  /** Runs `work` with all of them, once each is free. */
  async withAll(work: (things: readonly T[]) => Promise<void>): Promise<void> {
    const things: T[] = []
    while (things.length < this.#size) things.push(await this.take(true))
    try {
      await work(things)
    } finally {
      for (const thing of things) this.give(thing)
    }
  }
}
