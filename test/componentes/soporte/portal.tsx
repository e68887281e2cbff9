import { cleanup, render, waitFor } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from '#admin/App.tsx'
import { AppProviders } from '#admin/providers/AppProviders.tsx'
import {
  comoHttp,
  isMarco,
  respuestaDe,
  type LlamadaFingida,
  type Respuesta,
  type Respuestas,
  type Resto,
} from '#test/support/fingido/respuestas.ts'
import { documento, type Lugar } from './lugar.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'

/** The part of happy-dom's settings that this file uses: every request of the page, by fetch or XHR, passes here. */
interface ConPeticiones {
  readonly happyDOM: {
    readonly settings: {
      readonly fetch: { interceptor: { beforeAsyncRequest: (asked: { request: Request }) => Promise<Response> } | null }
    }
  }
}

let known: Respuestas = {}
let others: Resto = 'falla'
let router: ReturnType<typeof createBrowserRouter> | null = null
/** User of the session. The screens keep searches of a user in memory, so each opening has another one. */
let userId = 0

/** Calls since the last answers were given, without those of the frame. */
export const llamadas: LlamadaFingida[] = []

/** From now on: answers by path, and what happens to other calls. */
export function responder(respuestas: Respuestas, resto: Resto = 'falla'): void {
  known = respuestas
  others = resto
  llamadas.length = 0
}

/** Opens an address of the real app, with its router and providers. The screen of the address before it is unmounted. */
export function abrir(address: string, respuestas: Respuestas, resto: Resto = 'falla'): void {
  cerrarPortal()
  responder(respuestas, resto)
  userId += 1
  ;(window as unknown as ConPeticiones).happyDOM.settings.fetch.interceptor = { beforeAsyncRequest: contestar }
  window.history.replaceState(null, '', address)
  const element = (
    <AppProviders>
      <App />
    </AppProviders>
  )
  router = createBrowserRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
}

/** Unmounts the screen and forgets what it stored in the browser. */
export function cerrarPortal(): void {
  cleanup()
  router?.dispose()
  router = null
  localStorage.clear()
  sessionStorage.clear()
}

async function contestar({ request }: { request: Request }): Promise<Response> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
  const body: unknown = isJson ? JSON.parse(await request.text()) : undefined
  const llamada: LlamadaFingida = { method: request.method, url: new URL(request.url), body }
  if (!isMarco(llamada.url.pathname)) llamadas.push(llamada)
  const respuesta = deOtraPersona(llamada, respuestaDe(known, others, llamada))
  if (!respuesta) return new Promise(() => undefined)
  const { status, headers, text } = comoHttp(respuesta)
  return new Response(text, { status, headers: { ...headers } })
}

function deOtraPersona({ url }: LlamadaFingida, respuesta: Respuesta | null): Respuesta | null {
  if (url.pathname !== '/api/sesion' || respuesta === null || !('body' in respuesta)) return respuesta
  const sesion = respuesta.body as RespuestaSesion
  return { body: { ...sesion, user: { ...sesion.user, id: userId } } }
}

export const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
export const main = (): Lugar => documento().getByRole('main')
export const dialogo = (name?: string): Lugar => documento().getByRole('dialog', name === undefined ? {} : { name })
export const boton = (name: string, where: Lugar = main()): Lugar => where.getByRole('button', { name, exact: true })

/** Headings of a table in their order, once its rows are there. */
export async function columnas(where: Lugar, name?: string): Promise<readonly string[]> {
  const table = where.getByRole('table', name === undefined ? {} : { name }).first()
  await waitFor(async () => {
    if ((await table.element()).querySelector('.skeleton-line')) throw new Error('The table has no rows yet')
  })
  return table.getByRole('columnheader').texts()
}
