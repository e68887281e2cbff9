import { AppError } from '#api/errors.ts'

export type Clase = 'actos' | 'lecturas'

/** Gives the place back; a second call does nothing. */
export type Salir = () => void

interface EnEspera {
  readonly start: () => void
}

interface Reglas {
  readonly lugares: number
  readonly esperaMs: number
}

interface EstadoClase {
  /** How many places it gets against the others, when all of them want more than there are. */
  readonly parte: number
  dentro: number
  /** Who waits, by session, each in order of arrival; the session in front is the next one. */
  readonly esperan: Map<string, Set<EnEspera>>
}

const REINTENTO_SEGUNDOS = 5
/** What waits of one session: more than any page asks at once. */
const ESPERAN_MAX = 100

/**
 * How many calls are worked at once. Beyond that they wait: altas and acts, and reads, each in a queue of their own, and in
 * each every session has its turn, so that one that asks two hundred things at once waits for itself.
 */
export class Admision {
  readonly #lugares: number
  readonly #esperaMs: number
  #dentro = 0
  readonly #clases: Readonly<Record<Clase, EstadoClase>>

  constructor({ lugares, esperaMs }: Reglas) {
    this.#lugares = lugares
    this.#esperaMs = esperaMs
    const clase = (parte: number): EstadoClase => ({ parte, dentro: 0, esperan: new Map() })
    this.#clases = { actos: clase(4), lecturas: clase(3) }
  }

  /**
   * A place for a call of `sesion`, at once or in its turn; `signal` tells whoever waits that its sender left. Throws 503 with its
   * Retry-After when none came in time, and at once when too many of the session's calls wait already.
   */
  enter(clase: Clase, sesion: string, signal?: () => AbortSignal): Salir | Promise<Salir> {
    if (this.#dentro < this.#lugares && this.#clases[clase].esperan.size === 0) return this.#seat(clase)
    if (this.#waiting(sesion) >= ESPERAN_MAX) throw busy()
    return this.#wait(clase, sesion, signal?.())
  }

  /** How many calls of `sesion` wait, of every class. */
  #waiting(sesion: string): number {
    return Object.values(this.#clases).reduce((sum, { esperan }) => sum + (esperan.get(sesion)?.size ?? 0), 0)
  }

  #seat(clase: Clase): Salir {
    this.#dentro += 1
    this.#clases[clase].dentro += 1
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      this.#dentro -= 1
      this.#clases[clase].dentro -= 1
      this.#startNext()
    }
  }

  #wait(clase: Clase, sesion: string, signal: AbortSignal | undefined): Promise<Salir> {
    const { esperan } = this.#clases[clase]
    if (signal?.aborted) return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        end()
        const rest = esperan.get(sesion)
        rest?.delete(own)
        if (rest?.size === 0) esperan.delete(sesion)
        reject(error)
      }
      const gone = () => leave(busy())
      const limit = setTimeout(gone, this.#esperaMs)
      const end = () => {
        clearTimeout(limit)
        signal?.removeEventListener('abort', gone)
      }
      const own: EnEspera = {
        start: () => {
          end()
          resolve(this.#seat(clase))
        },
      }
      // Whoever has hung up takes no turn.
      signal?.addEventListener('abort', gone, { once: true })
      esperan.set(sesion, (esperan.get(sesion) ?? new Set()).add(own))
    })
  }

  #startNext(): void {
    while (this.#dentro < this.#lugares) {
      const clase = this.#nextClase()
      if (clase === null) return
      const { esperan } = this.#clases[clase]
      const [first] = esperan
      if (!first) return
      const [sesion, rest] = first
      const [own] = rest
      if (own) rest.delete(own)
      // Behind the others of its class, if it waits for more.
      esperan.delete(sesion)
      if (rest.size > 0) esperan.set(sesion, rest)
      own?.start()
    }
  }

  /** The class that waits with the least of its part; who acts comes before who reads. */
  #nextClase(): Clase | null {
    const want = (['actos', 'lecturas'] as const).filter((clase) => this.#clases[clase].esperan.size > 0)
    const share = (clase: Clase) => this.#clases[clase].dentro / this.#clases[clase].parte
    return want.reduce<Clase | null>(
      (best, clase) => (best === null || share(clase) < share(best) ? clase : best),
      null,
    )
  }
}

const busy = () =>
  new AppError(
    503,
    'ocupado',
    'El portal tiene demasiado que atender a la vez. Espera unos segundos y vuelve a intentarlo.',
    [],
    { retryAfter: REINTENTO_SEGUNDOS },
  )
