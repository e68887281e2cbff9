import type { Actor } from '#domain/acceso/actor.ts'
import { cleanCorreo, correoIssues } from '#domain/usuarios/correo-persona.ts'
import { RECUPERACION_MINUTOS } from '#domain/usuarios/cuenta.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { queueCorreo } from '#api/correo/queue-correo.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertKeyed } from '#api/db/insert-row.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'
import { logger } from '#api/logging/logger.ts'
import { onReset } from '#api/memory.ts'
import { ownUrl } from '#api/own-url.ts'
import { hashToken, newToken } from '#api/usuarios/entrada/token.ts'
import { RecuperacionModel } from '#api/usuarios/models/RecuperacionModel.ts'
import { assertMayAsk, solicitudesDeEnlace } from './limits.ts'

interface Cuenta {
  readonly id: number
  readonly usuario: string
  readonly nombre: string
  readonly correo: string
}

/** Links for one account in an hour: whoever asks more often fills no mailbox. */
const POR_HORA = 3
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

let pending: Promise<void> = Promise.resolve()
onReset(settleRecuperaciones)

/**
 * Asks for a recovery link for the accounts of an address. What it answers, and when, is the same whether there are any:
 * counting it, looking for them and writing to them comes after the answer. Throws 422 with the documented message, 429.
 */
export async function requestRecuperacion(correo: string, direccion: string): Promise<void> {
  const [issue] = correoIssues(correo)
  if (issue) throw new AppError(422, 'reglas', issue.message, [issue])
  await assertMayAsk(direccion)
  const work = async (): Promise<void> => {
    await solicitudesDeEnlace.take(direccion)
    await sendLinks(cleanCorreo(correo), direccion)
  }
  pending = pending.then(work).catch((error: unknown) => logger.error({ err: error }, 'recovery link not sent'))
}

/** Resolves once every request so far has been seen to. */
export function settleRecuperaciones(): Promise<void> {
  return pending
}

async function sendLinks(correo: string, direccion: string): Promise<void> {
  const cuentas = await selectRows<Cuenta>(
    `SELECT id, usuario, nombre, correo FROM usuarios WHERE activo AND correo <> '' AND lower(correo) = $1
     ORDER BY id LIMIT 5`,
    [correo],
  )
  const actor: Actor = { ...SISTEMA, origen: { medio: 'api', direccion } }
  for (const cuenta of cuentas) await inTransaction(() => sendLink(actor, cuenta))
}

async function sendLink(actor: Actor, cuenta: Cuenta): Promise<void> {
  const now = Date.now()
  const recent = await selectRow<{ n: number }>(
    'SELECT CAST(count(*) AS INTEGER) AS n FROM recuperaciones WHERE usuario_id = $1 AND creado_at > $2',
    [cuenta.id, new Date(now - HOUR_MS).toISOString()],
  )
  if ((recent?.n ?? 0) >= POR_HORA) return
  const token = newToken()
  await execute('DELETE FROM recuperaciones WHERE creado_at < $1', [new Date(now - 24 * HOUR_MS).toISOString()])
  await insertKeyed(RecuperacionModel, {
    token_hash: hashToken(token),
    usuario_id: cuenta.id,
    creado_at: new Date(now).toISOString(),
    vence_at: new Date(now + RECUPERACION_MINUTOS * MINUTE_MS).toISOString(),
  })
  await queueCorreo(actor, {
    para: cuenta.correo,
    asunto: 'Recupera tu acceso al portal',
    texto: linkText(cuenta, `${ownUrl()}/recuperar/${token}`),
    clase: 'recuperacion',
    reservado: true,
    usuarioId: cuenta.id,
  })
  await logActo(actor, { acto: 'usuario.pedir_recuperacion', objeto: 'usuario', objetoId: cuenta.id })
}

function linkText({ nombre, usuario }: Cuenta, link: string): string {
  return [
    `Hola, ${nombre}:`,
    `Alguien pidió recuperar el acceso de la cuenta ${usuario} del portal interno. Para poner una contraseña nueva abre este enlace:`,
    link,
    `Sirve una sola vez y durante ${RECUPERACION_MINUTOS} minutos. No lo compartas con nadie: la administración nunca te lo pedirá.`,
    'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  ].join('\n\n')
}
