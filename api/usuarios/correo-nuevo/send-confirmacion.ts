import type { Actor } from '#domain/acceso/actor.ts'
import { CONFIRMACION_MINUTOS } from '#domain/usuarios/cuenta.ts'
import { queueCorreo } from '#api/correo/queue-correo.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { ownUrl } from '#api/own-url.ts'
import { hashToken, newToken } from '#api/usuarios/entrada/token.ts'
import { CorreoPendienteModel } from '#api/usuarios/models/CorreoPendienteModel.ts'

/** Messages that one account may have sent in an hour, to whatever addresses: nobody's mailbox is filled from here. */
const POR_HORA = 5
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** An address that nobody confirmed is forgotten after a week. */
const OLVIDO_MS = 7 * 24 * HOUR_MS
const CLASE = 'confirmacion'

/**
 * Writes to `correo` the link that makes it the account's address, in the caller's transaction; a link sent before is worth
 * nothing. Throws 429 with the wait.
 */
export async function sendConfirmacion(actor: Actor, usuarioId: number, correo: string): Promise<void> {
  const now = Date.now()
  await assertPocas(usuarioId, now)
  const token = newToken()
  await execute('DELETE FROM correos_pendientes WHERE usuario_id = $1 OR creado_at < $2', [
    usuarioId,
    new Date(now - OLVIDO_MS).toISOString(),
  ])
  await insertKeyed(CorreoPendienteModel, {
    usuario_id: usuarioId,
    correo,
    token_hash: hashToken(token),
    creado_at: new Date(now).toISOString(),
    vence_at: new Date(now + CONFIRMACION_MINUTOS * MINUTE_MS).toISOString(),
  })
  await queueCorreo(actor, {
    para: correo,
    asunto: 'Confirma tu correo en el portal',
    texto: linkText(actor, `${ownUrl()}/confirmar-correo/${token}`),
    clase: CLASE,
    reservado: true,
    usuarioId,
  })
}

async function assertPocas(usuarioId: number, now: number): Promise<void> {
  const row = await selectRow<{ n: number; primero: string | null }>(
    `SELECT CAST(count(*) AS INTEGER) AS n, MIN(creado_at) AS primero FROM correos
     WHERE usuario_id = $1 AND clase = $2 AND creado_at > $3`,
    [usuarioId, CLASE, new Date(now - HOUR_MS).toISOString()],
  )
  if (!row?.primero || row.n < POR_HORA) return
  const seconds = Math.max(1, Math.ceil((Date.parse(row.primero) + HOUR_MS - now) / 1000))
  const message = `Ya se enviaron ${POR_HORA} mensajes de confirmación en una hora. Espera ${Math.ceil(seconds / 60)} minutos y vuelve a intentarlo.`
  throw new AppError(429, 'intentos', message, [], { retryAfter: seconds })
}

function linkText({ nombre, usuario }: Actor, link: string): string {
  return [
    `Hola, ${nombre}:`,
    `Se pidió que esta dirección sea el correo de la cuenta ${usuario} del portal interno. Para confirmarla abre este enlace:`,
    link,
    `Sirve una sola vez y durante ${CONFIRMACION_MINUTOS} minutos. Mientras no lo abras, la cuenta conserva su correo anterior.`,
    'Si no lo pediste, no hagas nada: esta dirección no quedará en ninguna cuenta.',
  ].join('\n\n')
}
