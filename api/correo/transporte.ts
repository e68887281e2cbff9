import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MedioCorreo } from '#domain/correo/correo.ts'
import { env, type Env } from '#api/env.ts'

export interface CorreoPorEntregar {
  readonly id: number
  readonly para: string
  readonly asunto: string
  readonly texto: string
}

/** A way out for mail: `send` rejects when the message could not leave. */
export interface Transporte {
  readonly medio: MedioCorreo
  readonly send: (correo: CorreoPorEntregar) => Promise<void>
}

/** Where an installation without a mail server leaves its messages. */
export const carpetaCorreo = () => path.join(env.dataDir, 'correo')

const CONNECT_MS = 10_000
const SEND_MS = 30_000

/** SMTP when SMTP_HOST says where; else the outbox folder. The library loads with the first message. */
export function createTransporte(config: Env = env): Transporte {
  return config.SMTP_HOST === undefined ? folder(config) : smtp(config, config.SMTP_HOST)
}

/** What no message of ours may do: read a file of this machine, or fetch an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

function smtp(config: Env, host: string): Transporte {
  const options = {
    host,
    port: config.SMTP_PORT,
    secure: config.SMTP_TLS === 'tls',
    requireTLS: config.SMTP_TLS === 'starttls',
    ignoreTLS: config.SMTP_TLS === 'ninguno',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SEND_MS,
    ...(config.SMTP_USER !== undefined && { auth: { user: config.SMTP_USER, pass: config.SMTP_PASS ?? '' } }),
  }
  return {
    medio: 'smtp',
    send: async (correo) => {
      const { createTransport } = await import('nodemailer')
      await createTransport(options).sendMail({ ...message(config, correo), ...CLOSED })
    },
  }
}

/** One `.eml` per message, readable by the server's account alone. */
function folder(config: Env): Transporte {
  return {
    medio: 'carpeta',
    send: async (correo) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const sent = await transport.sendMail({ ...message(config, correo), ...CLOSED })
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${correo.id}.eml`
      await mkdir(carpetaCorreo(), { recursive: true, mode: 0o700 })
      await writeFile(path.join(carpetaCorreo(), name), sent.message as Buffer, { mode: 0o600 })
    },
  }
}

function message(config: Env, { para, asunto, texto }: CorreoPorEntregar) {
  return {
    from: config.SMTP_FROM,
    to: { name: '', address: para },
    subject: asunto,
    text: texto,
    // Answers of absence to a machine help nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
