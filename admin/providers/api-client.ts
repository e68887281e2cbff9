import { ApiError, isAbort } from './api-error.ts'
import { askToSignInAgain } from './reauth.ts'
import type { Consulta, Cuerpo, Llamada, Respuesta } from '#domain/llamadas.ts'
import type { ErrorBody } from './api-error.ts'

interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** A 401 is an answer, not an expired session (sign-in, the first `GET /api/sesion`). */
  readonly anonymous?: boolean
}

export interface UploadOptions extends CallOptions {
  /** 0..1 of the bytes sent. */
  readonly onProgress?: (share: number) => void
}

/** Query parameters; empty ones are left out. */
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

function address(path: string, query: Query | undefined): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/** The body of a refusal, whatever came (a proxy may answer in HTML). */
function errorBody(text: string, requestId: string | null): ErrorBody {
  const withId = requestId ? { requestId } : {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? { ...withId, ...body } : withId
  } catch {
    return withId
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { credentials: 'same-origin', cache: 'no-store', ...init })
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(0, { codigo: 'red' })
  }
}

/**
 * One call to the API. A 401 asks the person to sign in over the open screen and then sends the same call again, so
 * that an expired session never loses a form. Throws ApiError; a cancelled call rejects with AbortError.
 */
export async function request(
  path: string,
  init: RequestInit,
  options: CallOptions & { readonly query?: Query } = {},
): Promise<Response> {
  const url = address(path, options.query)
  const full = { ...init, signal: options.signal ?? null }
  let response = await send(url, full)
  if (response.status === 401 && !options.anonymous && (await askToSignInAgain())) response = await send(url, full)
  if (response.ok) return response
  throw new ApiError(response.status, errorBody(await bodyText(response), response.headers.get('X-Request-Id')))
}

/** The names in a call's path: `id` and `n` of `/api/archivos/:id/paginas/:n`. */
type Nombres<Texto extends string> = Texto extends `${string}:${infer Nombre}/${infer Resto}`
  ? Nombre | Nombres<`/${Resto}`>
  : Texto extends `${string}:${infer Nombre}`
    ? Nombre
    : never

/** Of a query, what may be left out may also be empty. */
type Vacios<Valor> = {
  readonly [Nombre in keyof Valor]: undefined extends Valor[Nombre] ? Valor[Nombre] | null | '' : Valor[Nombre]
}

/** A part of what is asked: needed when something in it is, and none where the call takes none. */
type Parte<Nombre extends string, Valor, Nada = never> = [Valor] extends [never]
  ? { readonly [N in Nombre]?: Nada }
  : Partial<Valor> extends Valor
    ? { readonly [N in Nombre]?: Valor }
    : { readonly [N in Nombre]: Valor }

/** What a call is asked with: its names, its query and its body, as `domain/llamadas.ts` tells them. */
export type Pedido<Clave extends Llamada> = Parte<
  'params',
  [Nombres<Clave>] extends [never] ? never : Readonly<Record<Nombres<Clave>, string | number>>
> &
  Parte<'query', Vacios<Consulta<Clave>>> &
  Parte<'body', Cuerpo<Clave>, Readonly<Record<string, never>>>

type Args<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input]

interface CallInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Query
  readonly body?: unknown
}

/** Method and path of a call, with `params` in the place of its names. */
function lineOf(clave: string, params: CallInput['params'] = {}): readonly [method: string, path: string] {
  const [method = '', path = ''] = clave.split(' ')
  return [method, path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))]
}

/** One call of `domain/llamadas.ts`, whose answer it says. Throws ApiError; a cancelled call rejects with AbortError. */
async function call<Clave extends Llamada>(
  clave: Clave,
  ...args: Args<CallOptions & Pedido<Clave>>
): Promise<Respuesta<Clave>> {
  const [input = {}] = args as readonly [input?: CallInput]
  const { params, body, ...options } = input
  const [method, path] = lineOf(clave, params)
  const headers = { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const init: RequestInit = { method, headers: { ...headers, ...options.headers } }
  if (body !== undefined) init.body = JSON.stringify(body)
  const response = await request(path, init, options)
  return parse(await bodyText(response)) as Respuesta<Clave>
}

async function bodyText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(0, { codigo: 'red' })
  }
}

/** The data of an answer. What is no JSON did not come from the server but from a network's gate: there is no connection. */
function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw new ApiError(0, { codigo: 'red' })
  }
}

/** Sends a form with its progress (XHR: fetch does not tell how much went up). */
function sendForm(url: string, form: FormData, options: UploadOptions): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('POST', url)
    xhr.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(options.headers ?? {})) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    }
    xhr.onload = () => resolve(xhr)
    xhr.onerror = () => reject(new ApiError(0, { codigo: 'red' }))
    xhr.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    if (options.signal?.aborted) {
      reject(new DOMException('Cancelled', 'AbortError'))
      return
    }
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(form)
  })
}

/** Sends a file to a call of `domain/llamadas.ts`, with its progress. Throws as `call` does. */
async function upload<Clave extends Llamada>(
  clave: Clave,
  form: FormData,
  options: UploadOptions = {},
): Promise<Respuesta<Clave>> {
  const url = lineOf(clave)[1]
  let xhr = await sendForm(url, form, options)
  if (xhr.status === 401 && (await askToSignInAgain())) xhr = await sendForm(url, form, options)
  if (xhr.status >= 200 && xhr.status < 300) return parse(xhr.responseText) as Respuesta<Clave>
  throw new ApiError(xhr.status, errorBody(xhr.responseText, xhr.getResponseHeader('X-Request-Id')))
}

/** The calls of the screens: JSON in, JSON out, one kind of error. */
export const api = { call, upload }
