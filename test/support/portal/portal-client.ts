import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import type { Respuesta } from '#test/support/client.ts'

/** Speaks over HTTP to a running portal, with the cookie of one session. */
export class PortalClient {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  /** The same session on the portal's next address, as after a fall. */
  at(url: string): PortalClient {
    const next = new PortalClient(url)
    next.#cookie = this.#cookie
    return next
  }

  async request<T>(method: string, path: string, init: RequestInit): Promise<Respuesta<T>> {
    const headers = new Headers(init.headers)
    if (this.#cookie) headers.set('cookie', this.#cookie)
    const res = await fetch(this.#url + path, { ...init, method, headers })
    this.#cookie = res.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
    const text = await res.text()
    const isJson = res.headers.get('content-type')?.includes('json') ?? false
    return { status: res.status, headers: res.headers, body: (isJson ? JSON.parse(text) : text) as T }
  }

  get<T>(path: string, headers: Record<string, string> = {}): Promise<Respuesta<T>> {
    return this.request<T>('GET', path, { headers })
  }

  post<T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Respuesta<T>> {
    const type = { 'content-type': 'application/json' }
    return this.request<T>('POST', path, { body: JSON.stringify(body), headers: { ...type, ...headers } })
  }

  put<T>(path: string, body: unknown): Promise<Respuesta<T>> {
    return this.request<T>('PUT', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  }

  delete<T>(path: string): Promise<Respuesta<T>> {
    return this.request<T>('DELETE', path, {})
  }

  upload<T>(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Respuesta<T>> {
    return this.request<T>('POST', path, { body: form, headers })
  }
}

/** A client signed in to `url`; the demo's password unless told otherwise. */
export async function signInTo(url: string, usuario: string, pass: string = DEMO_PASSWORD): Promise<PortalClient> {
  const client = new PortalClient(url)
  const res = await client.post('/api/login', { usuario, pass })
  if (res.status !== 200) throw new Error(`sign-in of ${usuario} failed: ${res.status} ${JSON.stringify(res.body)}`)
  return client
}
