import { RateLimiterMemory } from 'rate-limiter-flexible'
import { esperaTrasFallas } from '#domain/usuarios/clave.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'

/** An office shares one address: it is slowed only after 100 failures in 15 minutes (decisions §2). */
const byAddress = new RateLimiterMemory({ points: 100, duration: 900 })

const MS = 1000

function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`
  const message = `Demasiados intentos. Espera ${wait} y vuelve a intentarlo.`
  return new AppError(429, 'intentos', message, [], { retryAfter: seconds })
}

/**
 * Throws 429 while `cuenta` or `direccion` must wait. Called before hashing anything, so that an attack costs little;
 * unknown accounts wait like the known ones.
 */
export async function assertMayTry(cuenta: string, direccion: string): Promise<void> {
  const address = await byAddress.get(direccion)
  if (address && address.consumedPoints >= 100) throw tooMany(Math.ceil(address.msBeforeNext / MS))
  const row = await selectRow<{ hasta_at: string }>('SELECT hasta_at FROM intentos WHERE cuenta = $1', [cuenta])
  const left = row ? Math.ceil((Date.parse(row.hasta_at) - Date.now()) / MS) : 0
  if (left > 0) throw tooMany(left)
}

/** Counts a failure of `cuenta` from `direccion`. */
export async function countFailure(cuenta: string, direccion: string): Promise<void> {
  await byAddress.penalty(direccion)
  await inTransaction(async () => {
    const row = await selectRow<{ fallas: number }>('SELECT fallas FROM intentos WHERE cuenta = $1', [cuenta])
    const fallas = (row?.fallas ?? 0) + 1
    const now = Date.now()
    const hasta = new Date(now + esperaTrasFallas(fallas) * MS).toISOString()
    await execute(
      `INSERT INTO intentos (cuenta, fallas, ultima_at, hasta_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (cuenta) DO UPDATE SET fallas = excluded.fallas, ultima_at = excluded.ultima_at, hasta_at = excluded.hasta_at`,
      [cuenta, fallas, new Date(now).toISOString(), hasta],
    )
  })
}

/** Forgets the failures of an account that signed in. */
export function clearFailures(cuenta: string): Promise<void> {
  return inTransaction(() => execute('DELETE FROM intentos WHERE cuenta = $1', [cuenta]))
}
