import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { redDeDireccion } from './red-de-direccion.ts'

const MS = 1000

/** 429 with how long to wait; the same words whatever was tried. */
export function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
  const message = `Demasiados intentos. Espera ${wait} y vuelve a intentarlo.`
  return new AppError(429, 'intentos', message, [], { retryAfter: seconds })
}

interface Regla {
  /** What is counted, as its rows are called. */
  readonly clase: string
  /** Tries that an address has, */
  readonly veces: number
  /** in this time, which begins with its first one. */
  readonly segundos: number
}

/**
 * How often an address, which a whole office shares, may do something: counted in the database, so by all processes together. Of
 * IPv6 the network counts: who has one address there has them all.
 */
export class LimiteDireccion {
  readonly #regla: Regla

  constructor(regla: Regla) {
    this.#regla = regla
  }

  /** Counts a try of `direccion`. Throws 429 when it has none left: that is told by a read alone, and makes no writer wait. */
  async take(direccion: string): Promise<void> {
    await this.assertLeft(direccion)
    await inTransaction(() => this.claim(direccion))
  }

  /** Counts a try in the caller's transaction, with which it is kept or taken back. Throws 429 when none is left. */
  async claim(direccion: string): Promise<void> {
    if (!(await this.#count(direccion))) throw tooMany(await this.#seconds(direccion))
  }

  /** Throws 429 when `direccion` has no try left; counts none. */
  async assertLeft(direccion: string): Promise<void> {
    const seconds = await this.#seconds(direccion)
    if (seconds > 0) throw tooMany(seconds)
  }

  /** Takes back a try that turned out right, in the caller's transaction. */
  giveBack(direccion: string): Promise<void> {
    return execute(
      'UPDATE intentos_direccion SET cuantos = cuantos - 1 WHERE clase = $1 AND direccion = $2 AND cuantos > 0',
      [this.#regla.clase, redDeDireccion(direccion)],
    )
  }

  /** One statement: tries sent together, to whatever process, are no more than tries one by one. False: none was left. */
  async #count(direccion: string): Promise<boolean> {
    const { clase, veces, segundos } = this.#regla
    const row = await selectRow(
      `INSERT INTO intentos_direccion (clase, direccion, cuantos, hasta_at) VALUES ($1, $2, 1, $3)
       ON CONFLICT (clase, direccion) DO UPDATE SET
         cuantos = CASE WHEN intentos_direccion.hasta_at <= $4 THEN 1 ELSE intentos_direccion.cuantos + 1 END,
         hasta_at = CASE WHEN intentos_direccion.hasta_at <= $4 THEN excluded.hasta_at ELSE intentos_direccion.hasta_at END
       WHERE intentos_direccion.hasta_at <= $4 OR intentos_direccion.cuantos < $5 RETURNING cuantos`,
      [clase, redDeDireccion(direccion), new Date(Date.now() + segundos * MS).toISOString(), nowAt(), veces],
    )
    return row !== null
  }

  async #seconds(direccion: string): Promise<number> {
    const { clase, veces } = this.#regla
    const row = await selectRow<{ hasta_at: string }>(
      'SELECT hasta_at FROM intentos_direccion WHERE clase = $1 AND direccion = $2 AND cuantos >= $3 AND hasta_at > $4',
      [clase, redDeDireccion(direccion), veces, nowAt()],
    )
    return row ? Math.max(1, Math.ceil((Date.parse(row.hasta_at) - Date.now()) / MS)) : 0
  }
}
