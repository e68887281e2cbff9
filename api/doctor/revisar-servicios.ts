import { createTransport } from 'nodemailer'
import { env, isLoopback } from '#api/env.ts'
import { aviso, bien, falla, messageOf, type Revision } from './revision.ts'

const CORREO = 'Correo'
const ENTRADA = 'Dirección del portal'

const SMTP_MS = 8_000

/** Whether the mail server answers and lets the portal in; nothing is sent. */
export async function revisarCorreo(): Promise<Revision> {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_TLS, SMTP_USER: user, SMTP_PASS } = env
  if (host === undefined)
    return aviso(
      CORREO,
      'Sin servidor de correo: los mensajes quedan en la carpeta correo de DATA_DIR.',
      'Escribe SMTP_HOST y sus compañeras en .env para que lleguen a las personas.',
    )
  const transport = createTransport({
    host,
    port,
    secure: SMTP_TLS === 'tls',
    requireTLS: SMTP_TLS === 'starttls',
    ignoreTLS: SMTP_TLS === 'ninguno',
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
    ...(user !== undefined && { auth: { user, pass: SMTP_PASS ?? '' } }),
  })
  try {
    await transport.verify()
    return bien(CORREO, `${host}:${port} contesta y admite al portal.`)
  } catch (error) {
    return falla(
      CORREO,
      `${host}:${port} no admite al portal: ${messageOf(error)}.`,
      'Revisa SMTP_HOST, SMTP_PORT, SMTP_TLS, SMTP_USER y SMTP_PASS, y que el cortafuegos deje salir.',
    )
  } finally {
    transport.close()
  }
}

/** How people come in: without HTTPS their passwords would travel in the open. */
export function revisarEntrada(): Revision {
  const { HOST, PUBLIC_URL, NODE_ENV } = env
  if (PUBLIC_URL?.startsWith('https://')) return bien(ENTRADA, `${PUBLIC_URL}, cifrada.`)
  if (isLoopback(HOST) && NODE_ENV !== 'production') return bien(ENTRADA, `Solo esta máquina (${HOST}:${env.PORT}).`)
  return aviso(
    ENTRADA,
    'Las personas entran sin HTTPS: sus contraseñas viajarían a la vista.',
    'Pon un proxy con HTTPS delante y escribe PUBLIC_URL=https://… y TRUST_PROXY=1 en .env.',
  )
}
