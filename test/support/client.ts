import { createApp } from '#api/app.ts'
import { DEMO_PASSWORD } from './demo-password.ts'
import { assertStatus } from './contrato/estados.ts'
import { assertAnswer } from './contrato/respuestas.ts'

const app = createApp()

export interface Respuesta<T = Record<string, unknown>> {
  readonly status: number
  readonly headers: Headers
  readonly body: T
}

/** What a refusal says. */
export interface Rechazo {
  readonly error: string
  readonly codigo: string
  readonly campos?: Readonly<Record<string, string>>
}

/** Speaks to the application as a browser with one cookie would. Every answer, refusals included, must match the description of its call. */
export class Client {
  #cookie: string | null = null

  async request<T = Record<string, unknown>>(
    method: string,
    path: string,
    init: RequestInit = {},
  ): Promise<Respuesta<T>> {
    const headers = new Headers(init.headers)
    if (this.#cookie) headers.set('cookie', this.#cookie)
    const res = await app.request(`http://localhost${path}`, { ...init, method, headers })
    const cookie = res.headers.get('set-cookie')
    if (cookie) this.#cookie = cookie.split(';')[0] ?? null
    const text = await res.text()
    // A HEAD is answered without a body.
    const isJson = text !== '' && (res.headers.get('content-type')?.includes('application/json') ?? false)
    const body: unknown = isJson ? JSON.parse(text) : text
    if (isJson && res.ok) assertAnswer(method, path, body)
    await assertStatus(app, method, path, res.status)
    return { status: res.status, headers: res.headers, body: body as T }
  }

  /** A request whose answer is bytes: files, page images, printed papers. With a `body` it is a POST. */
  async bytes(path: string, body?: unknown): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const cookie: Record<string, string> = this.#cookie ? { cookie: this.#cookie } : {}
    const init = body === undefined ? { headers: cookie } : { method: 'POST', ...json(body, cookie) }
    const res = await app.request(`http://localhost${path}`, init)
    return { status: res.status, headers: res.headers, bytes: Buffer.from(await res.arrayBuffer()) }
  }

  /** A file that the server writes to what is asked in a body: exports. */
  async file(path: string, body: unknown): Promise<{ status: number; headers: Headers; bytes: ArrayBuffer }> {
    const init = json(body, this.#cookie ? { cookie: this.#cookie } : {})
    const res = await app.request(`http://localhost${path}`, { ...init, method: 'POST' })
    return { status: res.status, headers: res.headers, bytes: await res.arrayBuffer() }
  }

  get<T = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<Respuesta<T>> {
    return this.request<T>('GET', path, { headers })
  }

  post<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Respuesta<T>> {
    return this.request<T>('POST', path, json(body, headers))
  }

  put<T = Record<string, unknown>>(
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Respuesta<T>> {
    return this.request<T>('PUT', path, json(body, headers))
  }

  delete<T = Record<string, unknown>>(path: string): Promise<Respuesta<T>> {
    return this.request<T>('DELETE', path)
  }

  upload<T = Record<string, unknown>>(
    path: string,
    form: FormData,
    headers: Record<string, string> = {},
  ): Promise<Respuesta<T>> {
    return this.request<T>('POST', path, { body: form, headers })
  }

  get cookie(): string | null {
    return this.#cookie
  }

  set cookie(value: string | null) {
    this.#cookie = value
  }
}

function json(body: unknown, headers: Record<string, string>): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
}

/** A client signed in with a demo account. */
export async function signIn(usuario: string): Promise<Client> {
  const client = new Client()
  const res = await client.post('/api/login', { usuario, pass: DEMO_PASSWORD })
  if (res.status !== 200) throw new Error(`sign-in of ${usuario} failed: ${res.status} ${JSON.stringify(res.body)}`)
  return client
}
