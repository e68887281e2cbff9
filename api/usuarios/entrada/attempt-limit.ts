import { esperaTrasFallas } from '#domain/usuarios/clave.ts'
import { findRow } from '#api/db/find-row.ts'
import { IntentoModel } from '#api/usuarios/models/IntentoModel.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { LimiteDireccion, tooMany } from './limite-direccion.ts'

/** An office shares one address: it is slowed only after 100 failures in 15 minutes (decisions §2). */
const porDireccion = new LimiteDireccion({ clase: 'intento', veces: 100, segundos: 900 })

const MS = 1000

/** Counts a try from `direccion`, whatever it was for. Throws 429 once it made too many. */
export function countAttempt(direccion: string): Promise<void> {
  return porDireccion.take(direccion)
}

/**
 * Counts a try of `cuenta` from `direccion` before anything is looked at or hashed: an attack costs little, unknown accounts
 * wait like the known ones, and tries sent together are no more than tries one by one. Throws 429 while either must wait.
 * One that turns out right is taken back with `clearFailures`, or `giveBackAttempt` where more is still asked.
 */
export async function takeAttempt(cuenta: string, direccion: string): Promise<void> {
  await porDireccion.assertLeft(direccion)
  // A try of an account that must wait is none: the refusal takes back what was counted of its address. Always the address first,
  // then the account: tries that cross wait for each other in one order.
  await inTransaction(async () => {
    await porDireccion.claim(direccion)
    const left = await count(cuenta)
    if (left > 0) throw tooMany(left)
  })
}

/** No wait, and before every instant: two tries that cross are compared by clocks read in another order. */
const SIN_ESPERA = ''

/** Counts one more, unless the account must wait: then its seconds. */
async function count(cuenta: string): Promise<number> {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const row = await selectRow<{ fallas: number }>(
    `INSERT INTO intentos (cuenta, fallas, ultima_at, hasta_at) VALUES ($1, 1, $2, $3)
     ON CONFLICT (cuenta) DO UPDATE SET fallas = intentos.fallas + 1, ultima_at = excluded.ultima_at
       WHERE intentos.hasta_at <= excluded.ultima_at RETURNING fallas`,
    [cuenta, at, SIN_ESPERA],
  )
  if (row) {
    const espera = esperaTrasFallas(row.fallas)
    const hasta = espera === 0 ? SIN_ESPERA : new Date(now + espera * MS).toISOString()
    await execute('UPDATE intentos SET hasta_at = $1 WHERE cuenta = $2', [hasta, cuenta])
    return 0
  }
  const waiting = await findRow(IntentoModel, { cuenta }, ['hasta_at'])
  return Math.max(1, Math.ceil((Date.parse(waiting?.hasta_at ?? at) - now) / MS))
}

/** Takes back a try that was right so far: the password of an account that still has to give its code. */
export async function giveBackAttempt(cuenta: string, direccion: string): Promise<void> {
  await inTransaction(async () => {
    await porDireccion.giveBack(direccion)
    await execute('UPDATE intentos SET fallas = fallas - 1, hasta_at = $1 WHERE cuenta = $2 AND fallas > 0', [
      SIN_ESPERA,
      cuenta,
    ])
  })
}

/** Forgets the failures of an account that got in. */
export async function clearFailures(cuenta: string, direccion: string): Promise<void> {
  await inTransaction(async () => {
    await porDireccion.giveBack(direccion)
    await execute('DELETE FROM intentos WHERE cuenta = $1', [cuenta])
  })
}
