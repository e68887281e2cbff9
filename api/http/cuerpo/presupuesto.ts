import { AppError } from '#api/errors.ts'

const MB = 1024 * 1024
const REINTENTO_SEGUNDOS = 5

interface EnEspera {
  readonly bytes: number
  readonly start: () => void
}

/** Gives back what was taken; a second call does nothing. */
export type Devolver = () => void

/**
 * Bytes that all requests together may hold at once. Who finds no room waits for it in its turn, `esperaMs` at most: meanwhile the
 * rest of the body waits in the network, and costs nothing here.
 */
export class Presupuesto {
  readonly #total: number
  readonly #esperaMs: number
  #libres: number
  #cola: EnEspera[] = []

  constructor(total: number, esperaMs: number) {
    this.#total = total
    this.#libres = total
    this.#esperaMs = esperaMs
  }

  /** Takes `bytes`, more than there are in all counting as all. Throws 503 with its Retry-After when no room came in time. */
  async take(bytes: number): Promise<Devolver> {
    const own = Math.min(bytes, this.#total)
    if (this.#cola.length > 0 || own > this.#libres) await this.#wait(own)
    else this.#libres -= own
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      this.#libres += own
      this.#startNext()
    }
  }

  #wait(bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#cola = this.#cola.filter((each) => each !== own)
        this.#startNext()
        reject(
          new AppError(
            503,
            'ocupado',
            'El portal está recibiendo demasiado a la vez. Espera unos segundos y vuelve a intentarlo.',
            [],
            { retryAfter: REINTENTO_SEGUNDOS },
          ),
        )
      }, this.#esperaMs)
      const own: EnEspera = {
        bytes,
        start: () => {
          clearTimeout(limit)
          resolve()
        },
      }
      this.#cola.push(own)
    })
  }

  #startNext(): void {
    for (let next = this.#cola[0]; next && next.bytes <= this.#libres; next = this.#cola[0]) {
      this.#cola.shift()
      this.#libres -= next.bytes
      next.start()
    }
  }
}

/** Bodies without a session have their own, so that nobody from outside takes the room of those who work. */
export const SIN_SESION = new Presupuesto(2 * MB, 0)
export const JSON_EN_VUELO = new Presupuesto(32 * MB, 2_000)
/** Files on their way to the disk, by the size that they tell. */
export const ARCHIVOS_LLEGANDO = new Presupuesto(512 * MB, 10_000)
/** Files that came whole and are being looked at. */
export const ARCHIVOS_EN_MEMORIA = new Presupuesto(96 * MB, 30_000)
