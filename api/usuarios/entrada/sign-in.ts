import type { RowOf } from '#api/db/row-of.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import type { DosPasosModel } from '#api/usuarios/models/DosPasosModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { AppError } from '#api/errors.ts'
import { clearFailures, giveBackAttempt, takeAttempt } from './attempt-limit.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { openSesion, wrongCredentials, type Entrada, type Procedencia } from './open-sesion.ts'
import { verifyPassword } from '#api/usuarios/clave/password.ts'
import { askSegundoPaso } from './segundo-paso.ts'

export interface Credenciales {
  readonly usuario: string
  readonly pass: string
}

type CuentaRow = Pick<RowOf<UsuarioModel>, 'id' | 'clave_hash' | 'debe_cambiar_clave' | 'clave_vence_at'> &
  Pick<RowOf<DosPasosModel>, 'confirmado_at'>

/**
 * Signs in and opens a new session; `previousToken`, the one the browser had, ends. The answer and the time are the same
 * for an unknown user and a wrong password. An account with two-step codes gets no session yet: 401 `segundo_paso`. Throws
 * 422 (blank), 429 (must wait), 401.
 */
export async function signIn({ usuario, pass }: Credenciales, from: Procedencia): Promise<Entrada> {
  const cuenta = usuario.trim().toLowerCase()
  if (cuenta === '' || pass.trim() === '') throw new AppError(422, 'reglas', 'Usuario y contraseña son obligatorios')
  await takeAttempt(cuenta, from.direccion)
  const row = await selectRow<CuentaRow>(
    `SELECT u.id, u.clave_hash, u.debe_cambiar_clave, u.clave_vence_at, d.confirmado_at
     FROM usuarios u LEFT JOIN dos_pasos d ON d.usuario_id = u.id WHERE lower(u.usuario) = $1 AND u.activo`,
    [cuenta],
  )
  const ok = await verifyPassword(row?.clave_hash ?? null, pass)
  const actor = ok && row ? await loadActor(row.id, { medio: 'api', direccion: from.direccion }) : null
  if (!actor || !row) throw wrongCredentials()
  assertCurrent(row)
  if (row.confirmado_at !== null) {
    // The failures before are forgotten once the second step is passed too: a known password buys no tries at the codes.
    await giveBackAttempt(cuenta, from.direccion)
    throw await askSegundoPaso(row.id)
  }
  await clearFailures(cuenta, from.direccion)
  const token = await openSesion(actor, from, row.clave_hash)
  return { token, actor, debeCambiarClave: asBoolean(row.debe_cambiar_clave) }
}

/** A one-time password that nobody used in its days is worth nothing. */
function assertCurrent({ debe_cambiar_clave, clave_vence_at }: CuentaRow): void {
  if (!asBoolean(debe_cambiar_clave) || clave_vence_at === null || clave_vence_at > new Date().toISOString()) return
  const message = 'Tu contraseña de un solo uso venció. Pide otra a la administración del portal.'
  throw new AppError(401, 'clave_vencida', message, [], { success: false })
}
