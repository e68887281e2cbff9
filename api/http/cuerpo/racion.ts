/** Pieces of all bodies together, each some 64 kB, that are worked in one turn of the event loop. */
const PIEZAS = 4

/**
 * So many things are done in each turn of the event loop, whoever asks for them; the rest wait for the next turn. However many
 * send at once, what everybody else waits for comes between.
 */
export class Racion {
  readonly #size: number
  #left: number
  #renews = false
  readonly #waiting: (() => void)[] = []

  constructor(size: number) {
    this.#size = size
    this.#left = size
  }

  /** At once, or in a later turn of the loop, in order of arrival. */
  async take(): Promise<void> {
    if (!this.#renews) setImmediate(() => this.#renew())
    this.#renews = true
    if (this.#left > 0) this.#left -= 1
    else await new Promise<void>((start) => this.#waiting.push(start))
  }

  #renew(): void {
    const now = this.#waiting.splice(0, this.#size)
    this.#left = this.#size - now.length
    this.#renews = now.length > 0
    if (this.#renews) setImmediate(() => this.#renew())
    for (const start of now) start()
  }
}

/** Of this process. */
export const CUERPOS = new Racion(PIEZAS)
