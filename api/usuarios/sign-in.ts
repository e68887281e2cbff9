import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { AppError } from '#api/errors.ts'
import { assertMayTry, clearFailures, countFailure } from './attempt-limit.ts'
import { loadActor } from './load-actor.ts'
import { verifyPassword } from './password.ts'
import { hashToken, newToken } from './token.ts'

export interface Credenciales {
  readonly usuario: string
  readonly pass: string
}

export interface Entrada {
  readonly token: string
  readonly actor: Actor
  readonly debeCambiarClave: boolean
}

interface CuentaRow {
  readonly id: number
  readonly clave_hash: string
  readonly debe_cambiar_clave: boolean | number
}

const HOUR_MS = 3_600_000

/**
 * Signs in and opens a new session; `previousToken`, the one the browser had, ends. The answer and the time are the
 * same for an unknown user and a wrong password. Throws 422 (blank), 429 (must wait), 401.
 */
export async function signIn(
  { usuario, pass }: Credenciales,
  from: { readonly direccion: string; readonly agente: string; readonly previousToken: string | undefined },
): Promise<Entrada> {
  const cuenta = usuario.trim().toLowerCase()
  if (cuenta === '' || pass.trim() === '') throw new AppError(422, 'reglas', 'Usuario y contraseña son obligatorios')
  await assertMayTry(cuenta, from.direccion)
  const row = await selectRow<CuentaRow>(
    'SELECT id, clave_hash, debe_cambiar_clave FROM usuarios WHERE lower(usuario) = $1 AND activo',
    [cuenta],
  )
  const ok = await verifyPassword(row?.clave_hash ?? null, pass)
  const actor = ok && row ? await loadActor(row.id, { medio: 'api', direccion: from.direccion }) : null
  if (!actor || !row) {
    await countFailure(cuenta, from.direccion)
    throw new AppError(401, 'credenciales', 'Credenciales inválidas', [], { success: false })
  }
  await clearFailures(cuenta)
  const token = await openSesion(actor, from)
  return { token, actor, debeCambiarClave: Boolean(row.debe_cambiar_clave) }
}

async function openSesion(
  actor: Actor,
  from: { readonly direccion: string; readonly agente: string; readonly previousToken: string | undefined },
): Promise<string> {
  const token = newToken()
  const now = Date.now()
  const at = new Date(now).toISOString()
  await inTransaction(async () => {
    if (from.previousToken) await execute('DELETE FROM sesiones WHERE token_hash = $1', [hashToken(from.previousToken)])
    await execute('DELETE FROM sesiones WHERE vence_at < $1', [at])
    await execute(
      `INSERT INTO sesiones (token_hash, usuario_id, creada_at, ultimo_uso_at, vence_at, direccion, agente)
       VALUES ($1, $2, $3, $3, $4, $5, $6)`,
      [
        hashToken(token),
        actor.id,
        at,
        new Date(now + env.SESSION_HOURS * HOUR_MS).toISOString(),
        from.direccion,
        from.agente,
      ],
    )
    await execute('UPDATE usuarios SET ultimo_acceso_at = $1 WHERE id = $2', [at, actor.id])
    await logActo(actor, { acto: 'sesion.entrar', objeto: 'usuario', objetoId: actor.id ?? 0 })
  })
  return token
}
