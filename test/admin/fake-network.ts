import { vi } from 'vitest'

/** One upload that a screen sent: the test moves it on and answers it, as the network would. */
export class FakeUpload {
  static sent: FakeUpload[] = []
  method = ''
  url = ''
  status = 0
  responseText = ''
  form: FormData | null = null
  aborted = false
  readonly headers = new Map<string, string>()
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  send(form: FormData): void {
    this.form = form
    FakeUpload.sent.push(this)
  }

  abort(): void {
    this.aborted = true
    this.onabort?.()
  }

  getResponseHeader(name: string): string | null {
    return name === 'X-Request-Id' ? 'pedido-1' : null
  }

  progress(share: number): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 })
  }

  async answer(status: number, body: unknown): Promise<void> {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
    await settle()
  }

  async fail(): Promise<void> {
    this.onerror?.()
    await settle()
  }

  /** Name of the file that goes up. */
  get fileName(): string {
    const file = this.form?.get('file')
    return file instanceof File ? file.name : ''
  }
}

/** Lets everything that waits for nothing but the event loop happen, with real or with fake timers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0)
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })
}

export interface FakeCall {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | null
}

/** A network in place of the browser's: `answer` decides what each call gets; every call is kept. */
export function installNetwork(answer: (call: FakeCall) => Response | Promise<Response>): FakeCall[] {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call: FakeCall = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    }
    calls.push(call)
    init.signal?.throwIfAborted()
    return answer(call)
  })
  FakeUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return calls
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const init = { status, headers: { 'Content-Type': 'application/json', ...headers } }
  return new Response(JSON.stringify(body), init)
}
