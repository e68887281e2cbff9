import type { Actor } from '#domain/acceso/actor.ts'
import { nowAt } from '#api/clock.ts'
import { isInTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { seal } from '#api/files/seal.ts'
import { CorreoModel } from './models/CorreoModel.ts'
import { wakeSender } from './sender.ts'

export interface NuevoCorreo {
  readonly para: string
  readonly asunto: string
  /** Plain text, lines of any length. */
  readonly texto: string
  /** What it is about, for the list of the panel: `recuperacion`, `cuenta`, `avisos`… */
  readonly clase: string
  /** It carries a link or a code: nobody reads its text in the panel, and it is forgotten once delivered. */
  readonly reservado?: boolean
  /** Whose account it is about. */
  readonly usuarioId?: number | null
}

/**
 * Puts a message in the queue, in the caller's transaction: it leaves only if the change is kept. The sender delivers it
 * soon after (SMTP, or the outbox folder). Gives its id.
 */
export async function queueCorreo(actor: Actor, correo: NuevoCorreo): Promise<number> {
  if (!isInTransaction()) throw new Error('A message is queued in the transaction of what it tells')
  const { para, asunto, clase, reservado = false, usuarioId = null } = correo
  const texto = reservado ? await seal(correo.texto) : correo.texto
  const at = nowAt()
  const id = await insertRow(CorreoModel, {
    para,
    asunto,
    texto,
    clase,
    reservado,
    usuario_id: usuarioId,
    actor: actor.usuario,
    creado_at: at,
    proximo_at: at,
  })
  wakeSender()
  return id
}
