import type { Actor } from '#domain/acceso/actor.ts'
import { accountId } from '#api/acceso/account-id.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { unseal } from '#api/files/seal.ts'
import { clearFailures, takeAttempt } from '#api/usuarios/entrada/attempt-limit.ts'
import { endSesiones } from '#api/usuarios/entrada/end-sesiones.ts'
import { renewSesion } from '#api/usuarios/entrada/open-sesion.ts'
import { tellCuenta } from '#api/usuarios/tell-cuenta.ts'
import { newCodigos, saveCodigos } from './codigos-respaldo.ts'
import { pasoDeCodigo } from './totp.ts'

/** A key nobody confirmed in this time is begun again. */
const ALTA_MS = 15 * 60_000

const ACTIVADA = {
  titulo: 'Verificación en dos pasos activada',
  texto: 'Desde ahora, al entrar al portal se te pedirá también el código de tu aplicación de autenticación.',
}
const CAMBIADA = {
  titulo: 'Verificación en dos pasos en otro teléfono',
  texto: 'Desde ahora los códigos para entrar al portal los da otro teléfono. Los del anterior ya no sirven.',
}

export interface DosPasosConfirmado {
  /** The recovery codes, told once. */
  readonly codigos: readonly string[]
  /** The session's new token. */
  readonly token: string
}

/**
 * Switches two-step codes on, or over to another phone, once the app gives a right one. The other sessions end, and recovery
 * codes of before are worth nothing. Throws 422 at `codigo`, 409 when there is nothing to confirm, 429.
 */
export async function confirmDosPasos(actor: Actor, tokenHash: string, codigo: string): Promise<DosPasosConfirmado> {
  const id = accountId(actor)
  const [cuenta, { direccion }] = [actor.usuario.toLowerCase(), actor.origen]
  await takeAttempt(cuenta, direccion)
  const { secreto, sealed, isOther } = await findPendiente(id)
  const paso = pasoDeCodigo(secreto, codigo.replaceAll(/\s/g, ''))
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
      `UPDATE dos_pasos SET secreto = $4, secreto_nuevo = NULL, nuevo_at = NULL, confirmado_at = $1, ultimo_paso = $2
       WHERE usuario_id = $3 AND CASE WHEN confirmado_at IS NULL THEN secreto ELSE secreto_nuevo END = $4
       RETURNING usuario_id`,
      [nowAt(), paso, id, sealed],
    )
    if (!row) throw nothingPending()
    await saveCodigos(id, hashes)
    await endSesiones(id, tokenHash)
    const token = await renewSesion(tokenHash)
    await tellCuenta(actor, id, isOther ? CAMBIADA : ACTIVADA)
    const acto = isOther ? 'dos_pasos.cambiar' : 'dos_pasos.activar'
    await logActo(actor, { acto, objeto: 'usuario', objetoId: id })
    return { codigos, token }
  })
}

const nothingPending = () =>
  conflict('sin_alta', 'No hay una verificación por confirmar: empieza de nuevo para obtener otra clave.')

interface Pendiente {
  readonly secreto: string
  /** The same as it is kept. */
  readonly sealed: string
  /** It is to take the place of one that is in use. */
  readonly isOther: boolean
}

async function findPendiente(usuarioId: number): Promise<Pendiente> {
  const row = await selectRow<{ sealed: string | null; desde_at: string | null; confirmado_at: string | null }>(
    `SELECT CASE WHEN confirmado_at IS NULL THEN secreto ELSE secreto_nuevo END AS sealed,
       CASE WHEN confirmado_at IS NULL THEN creado_at ELSE nuevo_at END AS desde_at, confirmado_at
     FROM dos_pasos WHERE usuario_id = $1`,
    [usuarioId],
  )
  const { sealed = null, desde_at: desdeAt = null } = row ?? {}
  if (sealed === null || desdeAt === null || Date.now() - Date.parse(desdeAt) >= ALTA_MS) throw nothingPending()
  const secreto = await unseal(sealed)
  if (secreto === null) throw nothingPending()
  return { secreto, sealed, isOther: row?.confirmado_at !== null }
}
