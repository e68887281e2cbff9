import type { Prisa } from './prisa.ts'

/** Whose turn it is, when several wait: acts have most of them, and nothing waits for ever under any load. */
const TURNOS: readonly Prisa[] = ['acto', 'acto', 'acto', 'corta', 'acto', 'acto', 'acto', 'larga']

/**
 * One writer at a time: who hurries first, each in order of arrival. SQLite has one writer anyway: letting twenty wait inside the
 * engine fills libuv's threads and stalls everything, so they wait here.
 */
export class WriteQueue {
  #busy = false
  #turno = 0
  readonly #waiting: Readonly<Record<Prisa, (() => void)[]>> = { acto: [], corta: [], larga: [] }

  /** Runs `work` when its turn comes; its failure is its caller's alone. */
  async run<T>(work: () => Promise<T>, prisa: Prisa = 'larga'): Promise<T> {
    if (this.#busy) await new Promise<void>((start) => this.#waiting[prisa].push(start))
    this.#busy = true
    try {
      return await work()
    } finally {
      this.#startNext()
    }
  }

  /** The place passes from one to the next: nobody who comes meanwhile finds it free. */
  #startNext(): void {
    const { acto, corta, larga } = this.#waiting
    const preferred = this.#waiting[TURNOS[this.#turno] ?? 'acto']
    this.#turno = (this.#turno + 1) % TURNOS.length
    const start = [preferred, acto, corta, larga].find((lane) => lane.length > 0)?.shift()
    if (start) start()
    else this.#busy = false
  }
}
