import type { Actor } from '#domain/acceso/actor.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { unseal } from '#api/files/seal.ts'
import { clearFailures, takeAttempt } from '#api/usuarios/attempt-limit.ts'
import { accountId } from '#api/usuarios/clave-propia.ts'
import { endSesiones } from '#api/usuarios/end-sesiones.ts'
import { renewSesion } from '#api/usuarios/open-sesion.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { newCodigos, saveCodigos } from './codigos-respaldo.ts'
import { pasoDeCodigo } from './totp.ts'

/** A key nobody confirmed in this time is begun again. */
const ALTA_MS = 15 * 60_000

export interface DosPasosConfirmado {
  /** The recovery codes, told once. */
  readonly codigos: readonly string[]
  /** The session's new token. */
  readonly token: string
}

/**
 * Switches two-step codes on once the app gives a right one. The other sessions, opened without a second step, end. Throws
 * 422 at `codigo`, 409 when there is nothing to confirm, 429.
 */
export async function confirmDosPasos(actor: Actor, tokenHash: string, codigo: string): Promise<DosPasosConfirmado> {
  const id = accountId(actor)
  const [cuenta, { direccion }] = [actor.usuario.toLowerCase(), actor.origen]
  await takeAttempt(cuenta, direccion)
  const paso = pasoDeCodigo(await pendingSecreto(id), codigo.replaceAll(/\s/g, ''))
  if (paso === null) {
    throw broken([
      {
        path: 'codigo',
        code: 'incorrecto',
        message: 'El código no es correcto: escribe el que muestra ahora tu aplicación.',
      },
    ])
  }
  await clearFailures(cuenta, direccion)
  const { codigos, hashes } = await newCodigos()
  return inTransaction(async () => {
    const row = await selectRow(
      `UPDATE dos_pasos SET confirmado_at = $1, ultimo_paso = $2 WHERE usuario_id = $3 AND confirmado_at IS NULL
       RETURNING usuario_id`,
      [nowAt(), paso, id],
    )
    if (!row) throw nothingPending()
    await saveCodigos(id, hashes)
    await endSesiones(id, tokenHash)
    const token = await renewSesion(tokenHash)
    await tellCuenta(actor, id, {
      titulo: 'Verificación en dos pasos activada',
      texto: 'Desde ahora, al entrar al portal se te pedirá también el código de tu aplicación de autenticación.',
    })
    await logActo(actor, { acto: 'dos_pasos.activar', objeto: 'usuario', objetoId: id })
    return { codigos, token }
  })
}

const nothingPending = () =>
  conflict('sin_alta', 'No hay una verificación por confirmar: empieza de nuevo para obtener otra clave.')

async function pendingSecreto(usuarioId: number): Promise<string> {
  const row = await selectRow<{ secreto: string; creado_at: string }>(
    'SELECT secreto, creado_at FROM dos_pasos WHERE usuario_id = $1 AND confirmado_at IS NULL',
    [usuarioId],
  )
  const isFresh = row !== null && Date.now() - Date.parse(row.creado_at) < ALTA_MS
  const secreto = isFresh ? await unseal(row.secreto) : null
  if (secreto === null) throw nothingPending()
  return secreto
}
