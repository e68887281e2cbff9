import { existsSync, readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#api/app.ts'
import { execute } from '#api/db/sql.ts'
import { env } from '#api/env.ts'
import { Client, signIn } from '#test/support/client.ts'
import { heavyPdf } from '#test/support/hostil/bad-files.ts'
import { fileForm } from '#test/support/upload.ts'

const MB = 1024 * 1024
const server = createAdaptorServer({ fetch: createApp().fetch })
let url = ''
let cookie = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cookie = (await signIn('ventanilla1')).cookie ?? ''
})

afterAll(() => {
  if ('closeAllConnections' in server) server.closeAllConnections()
  server.close()
})

const left = (): string[] => {
  const folder = path.join(env.dataDir, 'subidas')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** `megabytes` in pieces, without a length. */
function untold(megabytes: number, head = ''): ReadableStream<Uint8Array> {
  let sent = -1
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent === 0) controller.enqueue(new TextEncoder().encode(head))
      else if (sent <= megabytes) controller.enqueue(new Uint8Array(MB))
      else controller.close()
    },
  })
}

/** What the server says to a request written by hand, until it ends the connection or `wait` ms pass. */
function said(request: string, then: (socket: ReturnType<typeof connect>) => void = () => undefined): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(request)
      then(socket)
    })
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.includes('requestId')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'

describe('a file that is too large', () => {
  it('is refused in words to a browser that is still sending it', async () => {
    const { bytes, nombre } = await heavyPdf(11)
    const res = await fetch(`${url}/api/leerCurp`, {
      method: 'POST',
      headers: { cookie },
      body: fileForm(bytes, nombre),
    })
    const body = (await res.json()) as { error: string; codigo: string }
    expect([res.status, body.codigo]).toEqual([413, 'tamano'])
    expect(body.error).toBe('El archivo es demasiado grande. Tamaño máximo: 10MB. Tamaño actual: 11MB')
  })

  it('is refused while it comes when it told no length, and its sender sees why', async () => {
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x' }
    const init = { method: 'POST', headers, body: untold(16, HEAD), duplex: 'half' } as RequestInit
    const res = await fetch(`${url}/api/leerCurp`, init)
    expect([res.status, ((await res.json()) as { codigo: string }).codigo]).toEqual([413, 'tamano'])
    expect(left()).toEqual([])
  })
})

describe('an upload that fails', () => {
  it.each([
    ['cut in the middle of the file', `${HEAD}la mitad`],
    ['that is no form', 'nada de esto es un formulario'],
    ['with nothing in it', ''],
  ])('%s is a 400 that says to send it again, and leaves no file', async (_what, body) => {
    const client = new Client()
    client.cookie = cookie
    const res = await client.request<{ error: string }>('POST', '/api/leerCurp', {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([res.status, res.body.error]).toEqual([400, 'El archivo llegó incompleto: súbelo de nuevo.'])
    expect(left()).toEqual([])
  })

  it('without the field of the file is a 400 that says so', async () => {
    const form = new FormData()
    form.set('otro', new File(['x'], 'a.pdf'))
    const client = new Client()
    client.cookie = cookie
    const res = await client.upload<{ error: string }>('/api/leerCurp', form)
    expect([res.status, res.body.error]).toEqual([400, 'No se seleccionó archivo.'])
  })

  it('because its sender went away leaves no file', async () => {
    const length = 5 * MB
    const request = `POST /api/leerCurp HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${HEAD}`
    await said(request, (socket) => {
      socket.write(Buffer.alloc(MB), () => socket.destroy())
    })
    expect(left()).toEqual([])
  })

  it('for a field of thousands of signs beside it is refused', async () => {
    const client = new Client()
    client.cookie = cookie
    const form = fileForm(Buffer.from('%PDF-1.4'), 'a.pdf', { borrador: 'x'.repeat(10_000) })
    expect((await client.upload('/api/archivos', form)).status).toBe(400)
  })
})

describe('a body without a session', () => {
  afterEach(() => execute('DELETE FROM intentos_direccion'))

  it('that does not tell its length is 411', async () => {
    const { status, body } = await new Client().request<{ codigo: string }>('POST', '/api/login', {
      body: '{}',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    })
    expect([status, body.codigo]).toEqual([411, 'longitud'])
  })

  it('is refused at once by its header, without waiting for what it announces', async () => {
    const text = await said(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 11500000\r\n\r\n{',
    )
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('of 4 kB and more counts as an attempt of its address', async () => {
    const pass = 'x'.repeat(5000)
    const codes = new Set<number>()
    for (let attempt = 0; attempt < 101; attempt += 1)
      codes.add((await new Client().post('/api/login', { usuario: 'nadie', pass })).status)
    expect([...codes]).toEqual([413, 429])
  })
})
