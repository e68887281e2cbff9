import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { closeLector, countPages } from '#api/documentos/lector/lector.ts'
import { env, isLoopback } from '#api/env.ts'
import { aviso, bien, falla, messageOf, type Revision } from './revision.ts'

const CORREO = 'Correo'
const LECTORES = 'Lectores de documentos'
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

/** The smallest PDF of one page: a reader that starts and counts it works. */
const UNA_PAGINA = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`

/** Starts a reader process, has it open a page, and lets it go; and looks for the words of the OCR. */
export async function revisarLectores(): Promise<Revision> {
  const remedio = 'Vuelve a instalar las dependencias con npm ci y construye con npm run build.'
  const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-doctor-'))
  try {
    const file = path.join(folder, 'pagina.pdf')
    await writeFile(file, UNA_PAGINA)
    const pages = await countPages(file)
    if (pages !== 1) return falla(LECTORES, 'El lector abrió una página y dijo otra cosa.', remedio)
    await access(path.dirname(await languageFile()))
    return bien(LECTORES, `Un lector abre documentos; hasta ${env.READER_PROCESSES} a la vez.`)
  } catch (error) {
    return falla(LECTORES, `Ningún lector pudo abrir un documento: ${messageOf(error)}.`, remedio)
  } finally {
    closeLector()
    await rm(folder, { recursive: true, force: true })
  }
}

async function languageFile(): Promise<string> {
  const { createRequire } = await import('node:module')
  return createRequire(import.meta.url).resolve('@tesseract.js-data/spa/package.json')
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
