import type { Actor } from '#domain/acceso/actor.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { nowAt } from '#api/clock.ts'
import { queueCorreo } from '#api/correo/queue-correo.ts'
import { findRow } from '#api/db/find-row.ts'
import { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { ownUrl } from '#api/own-url.ts'

interface CambioCuenta {
  readonly titulo: string
  readonly texto: string
  /** Where the message goes when the address itself is what changed: the one before, or both. */
  readonly para?: readonly string[]
}

const FIRMA = 'Si no fuiste tú, cambia tu contraseña y avisa de inmediato a la administración del portal.'

/**
 * Tells a person that the way into the account changed: in the inbox and by mail at once, whatever the digest says. In the
 * transaction of the change.
 */
export async function tellCuenta(
  actor: Actor,
  usuarioId: number,
  { titulo, texto, para }: CambioCuenta,
): Promise<void> {
  const row = await findRow(UsuarioModel, { id: usuarioId }, ['nombre', 'correo'])
  if (!row) return
  await notificar([
    { usuarioId, clase: 'cuenta', titulo, texto, enlace: '/mi-perfil', clave: `cuenta:${usuarioId}:${nowAt()}` },
  ])
  const lines = [`Hola, ${row.nombre}:`, texto, FIRMA, `${ownUrl()}/mi-perfil`]
  const message = { asunto: `${titulo} · Portal interno`, texto: lines.join('\n\n'), clase: 'cuenta', usuarioId }
  for (const address of para ?? [row.correo])
    if (address !== '') await queueCorreo(actor, { para: address, ...message })
}
