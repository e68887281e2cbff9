import type { Context } from 'hono'
import type { ArchivoDado } from '#api/files/descarga.ts'
import type { AppEnv } from './app-env.ts'

/** A stored file, ready to send. */
export interface FileToSend {
  readonly nombre: string
  /** Found from its bytes when it was stored. With `nosniff`, the browser never runs a user's file in our origin. */
  readonly tipo: string
  readonly bytes: Uint8Array
}

/** Answers with a file that the browser shows in place and never stores. */
export function sendFile(c: Context<AppEnv>, { nombre, tipo, bytes }: FileToSend): Response {
  c.header('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(nombre)}`)
  return sendBytes(c, tipo, bytes)
}

/** Answers with a file that the browser saves and never stores. */
export function sendArchivo(c: Context<AppEnv>, { nombre, tipo, cuerpo }: ArchivoDado): Response {
  const isPlain = /^[\w.-]+$/.test(nombre)
  c.header(
    'Content-Disposition',
    `attachment; ${isPlain ? `filename="${nombre}"` : `filename*=UTF-8''${encodeURIComponent(nombre)}`}`,
  )
  c.header('Cache-Control', 'private, no-store')
  return c.body(cuerpo, 200, { 'Content-Type': tipo })
}

/** Answers with the JPEG image of a page, which the browser never stores. */
export function sendPagina(c: Context<AppEnv>, imagen: Uint8Array): Response {
  return sendBytes(c, 'image/jpeg', imagen)
}

function sendBytes(c: Context<AppEnv>, tipo: string, bytes: Uint8Array): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': tipo })
}
