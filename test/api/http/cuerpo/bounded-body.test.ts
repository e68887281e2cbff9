import { describe, expect, it } from 'vitest'
import { Client, signIn, type Respuesta } from '#test/support/client.ts'

interface Rechazo {
  readonly codigo: string
  readonly error: string
  readonly campos?: Record<string, string>
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`campo${at}`, 1]))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

/** The body goes in pieces, as when a sender does not tell its length. */
function streamed(text: string): RequestInit & { readonly duplex: 'half' } {
  const piece = new TextEncoder().encode(text.slice(0, 16_384))
  let left = text.length
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left > 0) controller.enqueue(piece.subarray(0, Math.min(left, piece.length)))
      else controller.close()
      left -= piece.length
    },
  })
  return { body, headers: JSON_HEADERS, duplex: 'half' }
}

const sizeOf = (res: Respuesta<unknown>) => JSON.stringify(res.body).length

it('a GET or HEAD that tells the type of a body and brings none is answered as any other', async () => {
  const client = await signIn('ventanilla1')
  for (const method of ['GET', 'HEAD']) {
    const res = await client.request(method, '/api/sesion', { headers: JSON_HEADERS })
    expect([method, res.status]).toEqual([method, 200])
  }
})

describe('fields that a call does not know', () => {
  it('are named in short, at most twenty of them, and the list of all is never repeated', async () => {
    const client = await signIn('ventanilla1')
    const res = await client.put<Rechazo>('/api/preferencias', manyKeys(1000))
    expect(res.status).toBe(422)
    const campos = res.body.campos ?? {}
    expect(Object.keys(campos).length).toBeLessThanOrEqual(20)
    expect(sizeOf(res)).toBeLessThan(16_384)
    expect(JSON.stringify(campos)).not.toContain('campo999')
  })

  it('says of one that it is not known, by its name', async () => {
    const client = await signIn('ventanilla1')
    const { body } = await client.put<Rechazo>('/api/preferencias', {
      tema: 'claro',
      densidad: 'comoda',
      menuPlegado: false,
      listas: {},
      sobra: 1,
    })
    expect(body.campos).toEqual({ sobra: 'Este campo no se conoce.' })
  })

  it('cuts a name of thousands of signs', async () => {
    const client = await signIn('ventanilla1')
    const res = await client.put<Rechazo>('/api/preferencias', { ['x'.repeat(40_000)]: 1 })
    expect(res.status).toBe(422)
    expect(sizeOf(res)).toBeLessThan(2000)
  })

  it('in the filter of a list are refused as shortly as in a body', async () => {
    const client = await signIn('admin')
    const res = await client.post<Rechazo>('/api/panel/usuarios/buscar', { filter: manyKeys(2000) })
    expect(res.status).toBe(400)
    expect(sizeOf(res)).toBeLessThan(16_384)
  })
})

describe('the size of a body', () => {
  it('is 64 kB where no call asks for more: told by its header, it is refused unread', async () => {
    const client = await signIn('ventanilla1')
    const body = JSON.stringify({ texto: 'x'.repeat(64 * 1024) })
    const { status, body: refusal } = await client.request<Rechazo>('POST', '/api/busquedaPadron', {
      body,
      headers: { ...JSON_HEADERS, 'content-length': String(body.length) },
    })
    expect([status, refusal.codigo]).toEqual([413, 'tamano'])
    expect(refusal.error).toBe('La petición es demasiado grande: esta llamada recibe hasta 64 kB.')
  })

  it('is the same for one that comes in pieces without telling its length', async () => {
    const client = await signIn('ventanilla1')
    const text = JSON.stringify({ texto: 'x'.repeat(200 * 1024) })
    expect((await client.request('POST', '/api/busquedaPadron', streamed(text))).status).toBe(413)
  })

  it('is larger for the calls that say so: a draft of 100 kB is judged, not refused for its size', async () => {
    const client = await signIn('ventanilla1')
    const { status } = await client.post('/api/borradores', { tipo: 'alta', datos: { nada: 'x'.repeat(100 * 1024) } })
    expect(status).toBe(422)
  })

  it('is 4 kB without a session', async () => {
    const { status, body } = await new Client().post<Rechazo>('/api/recuperar', { correo: 'x'.repeat(5000) })
    expect([status, body.error]).toEqual([413, 'La petición es demasiado grande: esta llamada recibe hasta 4 kB.'])
  })
})

describe('levels within each other', () => {
  it('are refused past twenty, before anything is parsed', async () => {
    const client = await signIn('ventanilla1')
    const send = (text: string) =>
      client.request<Rechazo>('POST', '/api/busquedaPadron', { body: text, headers: JSON_HEADERS })
    const { status, body } = await send(nested(10_000))
    expect([status, body.codigo]).toEqual([400, 'json'])
    expect(body.error).toBe('La petición no se entiende: anida más de 20 niveles.')
  })

  it('are refused in the filter, the order and the range of an address too', async () => {
    const client = await signIn('admin')
    for (const name of ['filter', 'sort', 'range']) {
      const { status, body } = await client.get<Rechazo>(`/api/panel/usuarios?${name}=${nested(3000)}`)
      expect([status, body.error]).toEqual([400, `El parámetro ${name} anida más de 20 niveles.`])
    }
  })
})
