import { INFO, SESION, TEMA, VENTANA } from './marco.ts'

/** A call as a screen sends it. */
export interface LlamadaFingida {
  readonly method: string
  readonly url: URL
  /** The JSON that was sent; undefined when there was none, or a file. */
  readonly body: unknown
}

/** Answer to a call: rows of a list, a body (with 200 unless said), or a failure. */
export type Respuesta =
  | { readonly rows: readonly object[]; readonly total?: number }
  | { readonly body: unknown; readonly status?: 202 }
  | Falla

interface Falla {
  readonly status: number
  readonly error: string
  readonly codigo?: string
  /** What else the refusal carries: the load that has the file. */
  readonly folio?: string
  /** Message by field. */
  readonly campos?: Readonly<Record<string, string>>
  /** The records as they are now, for a 409. */
  readonly actual?: unknown
}

/** Answers by path. A function answers by the call; a call whose answer is null is never answered. */
export type Respuestas = Readonly<Record<string, Respuesta | null | ((llamada: LlamadaFingida) => Respuesta)>>

/** What happens to a call without an answer: it fails, or it is never answered. */
export type Resto = 'calla' | 'falla'

export const FALLA = { status: 500, error: 'Ocurrió un error en el servidor.' } as const

/** Calls of the frame around every screen. */
const MARCO: Readonly<Record<string, Respuesta>> = {
  '/api/sesion': { body: SESION },
  '/api/info': { body: TEMA },
  '/api/info/ajustes': { body: INFO },
  '/api/ventana': { body: VENTANA },
  '/api/avisos/cuenta': { body: { sinLeer: 0 } },
  '/api/procesos/ficha': { body: null },
}

export const isMarco = (pathname: string): boolean => pathname in MARCO

/** The answer to a call, or null when it is never answered. */
export function respuestaDe(respuestas: Respuestas, resto: Resto, llamada: LlamadaFingida): Respuesta | null {
  const { pathname } = llamada.url
  const known = respuestas[pathname]
  if (known !== undefined) return typeof known === 'function' ? known(llamada) : known
  return MARCO[pathname] ?? (resto === 'falla' ? FALLA : null)
}

interface RespuestaHttp {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** An answer as the server writes it. */
export function comoHttp(respuesta: Respuesta): RespuestaHttp {
  if ('rows' in respuesta) {
    const total = respuesta.total ?? respuesta.rows.length
    return json(200, respuesta.rows, { 'content-range': total === 0 ? 'lista */0' : `lista 0-${total - 1}/${total}` })
  }
  if ('body' in respuesta) return json(respuesta.status ?? 200, respuesta.body)
  const { status, ...said } = respuesta
  return json(status, { codigo: 'interno', requestId: 'k3f9-2b71', ...said })
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RespuestaHttp {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    text: JSON.stringify(body),
  }
}
