import { afterEach, describe, expect, it, vi } from 'vitest'
import { api } from '#admin/providers/api-client.ts'
import { ApiError, isAbort } from '#admin/providers/api-error.ts'
import { setReauthHandler } from '#admin/providers/reauth.ts'
import { FakeUpload, installNetwork, jsonResponse, settle } from './fake-network.ts'

const NADA = {} as never
const ESCRITO = { datos: 'escritos' } as never
const SIN_RED = 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.'

afterEach(() => {
  vi.unstubAllGlobals()
  setReauthHandler(null)
})

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((thrown: unknown) => thrown)
  if (outcome instanceof ApiError) return outcome
  throw new Error(`Not refused as it should be: ${String(outcome)}`)
}

describe('a call', () => {
  it('sends JSON and gives what came back', async () => {
    const calls = installNetwork(() => jsonResponse(201, { id: 'd1' }))
    expect(await api.call('POST /api/borradores', { body: { tipo: 'alta' } })).toEqual({ id: 'd1' })
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/borradores', body: '{"tipo":"alta"}' })
    expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  })

  it('writes its parameters into the address, escaped, and leaves empty ones out', async () => {
    const calls = installNetwork(() => jsonResponse(200, []))
    await api.call('GET /api/OrganicaArea', { query: { clave: 'ñ & más', id_dependencia: 0, activo: '' } })
    const { pathname, searchParams } = new URL(calls[0]?.url ?? '', 'http://portal')
    expect(pathname).toBe('/api/OrganicaArea')
    expect([...searchParams]).toEqual([
      ['clave', 'ñ & más'],
      ['id_dependencia', '0'],
    ])
  })

  it('puts what it is about in the place of the names of its path, escaped', async () => {
    const calls = installNetwork(() => jsonResponse(200, {}))
    await api.call('PUT /api/casos/:id/normas/:norma', { params: { id: 7, norma: 'a/b ñ' }, body: NADA })
    expect(calls[0]).toMatchObject({ method: 'PUT', url: '/api/casos/7/normas/a%2Fb%20%C3%B1' })
  })

  it('answered without content gives nothing', async () => {
    installNetwork(() => new Response(null, { status: 204 }))
    await expect(api.call('DELETE /api/borradores/:id', { params: { id: 'd1' } })).resolves.toBeUndefined()
  })

  it('that its caller cancels is no failure to tell', async () => {
    installNetwork(() => jsonResponse(200, {}))
    const control = new AbortController()
    control.abort()
    const error: unknown = await api
      .call('GET /api/sesion', { signal: control.signal })
      .catch((thrown: unknown) => thrown)
    expect(isAbort(error)).toBe(true)
  })
})

describe('a refusal', () => {
  it("carries the server's sentence, its code, the fields and the request's id", async () => {
    const body = {
      error: 'Revisa los datos.',
      codigo: 'reglas',
      requestId: 'r-1',
      campos: { curp: 'La CURP no es válida.' },
    }
    installNetwork(() => jsonResponse(422, body))
    const error = await refused(api.call('POST /api/tramites/alta', { body: NADA }))
    expect(error.message).toBe('Revisa los datos.')
    expect(error).toMatchObject({
      status: 422,
      codigo: 'reglas',
      requestId: 'r-1',
      campos: { curp: 'La CURP no es válida.' },
    })
  })

  it('carries what one call adds: the record as it is now', async () => {
    installNetwork(() => jsonResponse(409, { error: 'Cambió', codigo: 'version', actual: { version: 7 } }))
    expect(
      (await refused(api.call('PUT /api/borradores/:id', { params: { id: 'd1' }, body: NADA }))).body.actual,
    ).toEqual({ version: 7 })
  })

  it.each([
    [502, '<html><h1>Bad Gateway</h1></html>'],
    [503, ''],
    [500, 'null'],
    [500, '"text"'],
  ])('of a proxy (%i %s) still reads as a Spanish sentence with its id', async (status, text) => {
    installNetwork(() => new Response(text, { status, headers: { 'X-Request-Id': 'r-9' } }))
    const error = await refused(api.call('GET /api/sesion'))
    expect(error.status).toBe(status)
    expect(error.requestId).toBe('r-9')
    expect(error.message).toMatch(/^(El servicio|Error|No)/)
    expect(error.message).not.toContain('<')
  })
})

describe('the network', () => {
  it('that fails is told in a sentence', async () => {
    installNetwork(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await refused(api.call('GET /api/sesion'))
    expect(error).toMatchObject({ status: 0, message: SIN_RED })
  })

  it('that breaks in the middle of an answer is told in the same sentence', async () => {
    const broken = new ReadableStream({ start: (control) => control.error(new TypeError('terminated')) })
    installNetwork(() => new Response(broken, { status: 200 }))
    expect((await refused(api.call('GET /api/sesion'))).message).toBe(SIN_RED)
  })

  it('whose gate answers for the server (a page instead of data) is told in the same sentence', async () => {
    installNetwork(() => new Response('<html>Acepta las condiciones</html>', { status: 200 }))
    expect((await refused(api.call('GET /api/sesion'))).message).toBe(SIN_RED)
  })
})

describe('an expired session', () => {
  /** A server whose session ended until somebody signs in again. */
  function expired() {
    let open = false
    const calls = installNetwork(() =>
      open ? jsonResponse(200, { ok: true }) : jsonResponse(401, { codigo: 'sesion' }),
    )
    const ask = vi.fn(async () => {
      await Promise.resolve()
      open = true
      return true
    })
    return { calls, ask }
  }

  it('asks to sign in and sends the same call again', async () => {
    const { calls, ask } = expired()
    setReauthHandler(ask)
    expect(await api.call('PUT /api/borradores/:id', { params: { id: 'd1' }, body: ESCRITO })).toEqual({
      ok: true,
    })
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', JSON.stringify(ESCRITO)],
      ['PUT', JSON.stringify(ESCRITO)],
    ])
  })

  it('asks once for calls that were refused together', async () => {
    const { ask } = expired()
    setReauthHandler(ask)
    await Promise.all([
      api.call('GET /api/avisos'),
      api.call('GET /api/inicio'),
      api.call('POST /api/casos', { body: NADA }),
    ])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('asks again when the session ends again', async () => {
    const { calls, ask } = expired()
    setReauthHandler(ask)
    await api.call('GET /api/avisos')
    installNetwork(() => jsonResponse(401, {}))
    await refused(api.call('GET /api/inicio'))
    expect(ask).toHaveBeenCalledTimes(2)
    expect(calls).toHaveLength(2)
  })

  it('is a refusal when nobody signs in', async () => {
    const { calls } = expired()
    setReauthHandler(() => Promise.resolve(false))
    const error = await refused(api.call('GET /api/avisos'))
    expect(error).toMatchObject({ status: 401, codigo: 'sesion' })
    expect(calls).toHaveLength(1)
  })

  it('is not asked about by the sign-in itself', async () => {
    const { ask } = expired()
    setReauthHandler(ask)
    await refused(api.call('POST /api/login', { body: {}, anonymous: true }))
    expect(ask).not.toHaveBeenCalled()
  })
})

describe('an upload', () => {
  function form(): FormData {
    const data = new FormData()
    data.set('file', new File(['%PDF-'], 'curp.pdf'))
    return data
  }

  it('tells how much went up, and gives what came back', async () => {
    installNetwork(() => jsonResponse(200, {}))
    const shares: number[] = []
    const answer = api.upload('POST /api/archivos', form(), { onProgress: (share) => shares.push(share) })
    const [sent] = FakeUpload.sent
    sent?.progress(0.25)
    sent?.progress(1)
    await sent?.answer(201, { id: 'a1' })
    expect(await answer).toEqual({ id: 'a1' })
    expect(shares).toEqual([0.25, 1])
  })

  it('is sent whole again after signing in', async () => {
    installNetwork(() => jsonResponse(200, {}))
    setReauthHandler(() => Promise.resolve(true))
    const answer = api.upload('POST /api/archivos', form())
    await FakeUpload.sent[0]?.answer(401, { codigo: 'sesion' })
    await FakeUpload.sent[1]?.answer(201, { id: 'a1' })
    expect(await answer).toEqual({ id: 'a1' })
    expect(FakeUpload.sent.map(({ fileName }) => fileName)).toEqual(['curp.pdf', 'curp.pdf'])
  })

  it.each([
    ['a refusal', 413, { error: 'El archivo es demasiado grande' }, 'El archivo es demasiado grande'],
    ['a page of a proxy', 413, '<html>413</html>', 'El archivo es demasiado grande'],
    ['a page that answers for the server', 200, '<html>Acepta</html>', SIN_RED],
  ])('that gets %s is refused with a sentence', async (_, status, body, sentence) => {
    installNetwork(() => jsonResponse(200, {}))
    const answer = refused(api.upload('POST /api/archivos', form()))
    await FakeUpload.sent[0]?.answer(status, body)
    expect((await answer).message).toBe(sentence)
  })

  it('that loses the network says so', async () => {
    installNetwork(() => jsonResponse(200, {}))
    const answer = refused(api.upload('POST /api/archivos', form()))
    await FakeUpload.sent[0]?.fail()
    expect((await answer).message).toBe(SIN_RED)
  })

  it('that is cancelled stops going up, and is no failure to tell', async () => {
    installNetwork(() => jsonResponse(200, {}))
    const control = new AbortController()
    const answer = api
      .upload('POST /api/archivos', form(), { signal: control.signal })
      .catch((thrown: unknown) => thrown)
    control.abort()
    await settle()
    expect(FakeUpload.sent[0]?.aborted).toBe(true)
    expect(isAbort(await answer)).toBe(true)
  })
})
