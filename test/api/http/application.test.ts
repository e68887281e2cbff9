import { afterEach, describe, expect, it } from 'vitest'
import { LLAMADAS_QUE_RECIBEN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import { createApp } from '#api/app.ts'
import { readEnv } from '#api/env.ts'
import { execute } from '#api/db/sql.ts'
import { Client, signIn } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'

describe('GET /api/salud', () => {
  it('tells database, migrations, disk and readers, without a session', async () => {
    const { status, body } = await new Client().get('/api/salud')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ok: true,
      base: { ok: true },
      migraciones: { pendientes: [] },
      lectores: { enCola: 0 },
    })
    expect((body['disco'] as { libreMB: number }).libreMB).toBeGreaterThan(0)
  })

  it('answers 503 and names the migration that is missing', async () => {
    await execute('DELETE FROM migraciones WHERE nombre = $1', ['0007-busqueda'])
    const { status, body } = await new Client().get('/api/salud')
    await execute('INSERT INTO migraciones (nombre, aplicada_at) VALUES ($1, $2)', [
      '0007-busqueda',
      '2026-01-01T00:00:00.000Z',
    ])
    expect([status, body['migraciones']]).toEqual([503, { pendientes: ['0007-busqueda'] }])
  })
})

describe('GET /api/docs', () => {
  it('describes every call of the application, from the schemas that check them', async () => {
    const { body } = await (
      await signIn('auditor')
    ).get<{
      paths: Record<string, Record<string, { summary?: string; requestBody?: unknown }>>
    }>('/api/docs/openapi.json')
    const routes = createApp().routes.filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?!docs)/.test(path))
    const missing = routes.filter(({ method, path }) => {
      const operation = body.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      return !operation?.summary
    })
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
    expect(body.paths['/api/login']?.['post']?.requestBody).toBeDefined()
  })

  it('tells the error body, the parameters of every address and the forms of every call that takes a file', async () => {
    type Operacion = {
      parameters?: { name: string; in: string }[]
      requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> }
      responses: Record<string, { $ref?: string }>
    }
    type Documento = {
      paths: Record<string, Record<string, Operacion>>
      components: { schemas: { Rechazo: { properties: object } } }
    }
    const { body } = await (await signIn('auditor')).get<Documento>('/api/docs/openapi.json')
    const calls = Object.entries(body.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([metodo, operation]) => ({ call: `${metodo.toUpperCase()} ${path}`, path, operation })),
    )
    const wanting = calls.filter(({ path, operation }) => {
      const named = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const refused = operation.responses['default']
      return inPath.join() !== named.toSorted((a, b) => inPath.indexOf(a) - inPath.indexOf(b)).join() || !refused?.$ref
    })
    expect(wanting.map(({ call }) => call)).toEqual([])
    // A refusal never has the body of an answer. The 503 of GET /api/salud is an answer: it says what is wrong.
    const refusals = calls.flatMap(({ call, operation }) =>
      Object.entries(operation.responses).filter(
        ([status]) => !status.startsWith('2') && !(status === '503' && call === 'GET /api/salud'),
      ),
    )
    expect(
      refusals.filter(
        ([status, { $ref = '' }]) => !$ref.endsWith(status === 'default' ? 'RechazoOtro' : `Rechazo${status}`),
      ),
    ).toEqual([])
    const refused = await new Client().get('/api/sesion')
    const told = Object.keys(body.components.schemas.Rechazo.properties)
    expect(Object.keys(refused.body).filter((key) => !told.includes(key))).toEqual([])
    const forms = calls.filter(({ operation }) => operation.requestBody?.content['multipart/form-data'])
    expect(forms.map(({ call }) => call).toSorted()).toEqual([...LLAMADAS_QUE_RECIBEN_ARCHIVO].toSorted())
    expect(body.paths['/api/archivos']?.['post']?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      required: ['file', 'clase'],
      properties: { file: { format: 'binary' }, clase: { type: 'string' }, borrador: { type: 'string' } },
    })
    const list = body.paths['/api/panel/movimientos']?.['get']?.parameters?.map(({ name }) => name)
    expect(list).toEqual(expect.arrayContaining(['filter', 'range', 'sort']))
  })

  it('is served from our own origin', async () => {
    const page = await (await signIn('auditor')).get<string>('/api/docs')
    expect(page.body).not.toMatch(/https?:\/\//)
    for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'inicio.js'])
      expect((await (await signIn('auditor')).get(`/api/docs/${file}`)).status).toBe(200)
    expect((await (await signIn('auditor')).get('/api/docs/package.json')).status).toBe(404)
  })

  it.each(['constructor', '__proto__', 'toString'])('has no file named %s', async (name) => {
    expect((await (await signIn('auditor')).get(`/api/docs/${name}`)).status).toBe(404)
  })
})

describe('every answer', () => {
  it('carries the request id, in the header and in the error that a user sees', async () => {
    const { headers, body, status } = await new Client().get('/api/sesion')
    expect(status).toBe(401)
    expect(body['requestId']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-request-id')).toBe(body['requestId'])
  })

  it('allows nothing from elsewhere', async () => {
    const { headers } = await new Client().get('/api/salud')
    expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('of an unknown call is a 404 in the same shape', async () => {
    const client = await signIn('auxiliar')
    const { status, body } = await client.get('/api/no-existe')
    expect([status, body['codigo'], body['error']]).toEqual([404, 'no_existe', 'La llamada no existe.'])
  })

  it('to a body larger than any file is 413', async () => {
    const client = await signIn('ventanilla1')
    const body = JSON.stringify({ texto: 'x'.repeat(13 * 1024 * 1024) })
    const { status } = await client.request('POST', '/api/busquedaPadron', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(413)
  })
})

describe('attempts from one address', () => {
  afterEach(() => execute('DELETE FROM intentos_direccion'))

  it('are slowed after a hundred failures, whatever the account', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1)
      await new Client().post('/api/login', { usuario: `nadie${attempt}`, pass: 'equivocada' })
    const { status, body } = await new Client().post('/api/login', { usuario: 'jefe', pass: DEMO_PASSWORD })
    expect([status, body['codigo']]).toEqual([429, 'intentos'])
  })
})

describe('the environment', () => {
  it('is told in Spanish, a sentence per wrong variable, all at once', () => {
    const problems = () => readEnv({ PORT: 'tres', LOG_LEVEL: 'mucho', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'sí' })
    expect(problems).toThrow(/PORT: se esperaba un número entero/)
    expect(problems).toThrow(/LOG_LEVEL: se esperaba silent, error, warn, info o debug/)
    expect(problems).toThrow(/DATABASE_URL: se esperaba postgres:/)
    expect(problems).toThrow(/TRUST_PROXY: se esperaba 1 \(sí\) o 0 \(no\)/)
  })

  it('needs nothing: without variables it is SQLite on port 3000 of this machine', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', NODE_ENV: 'development' })
    expect(readEnv({}).databaseUrl).toMatch(/^sqlite:.*data\/portal\.sqlite$/)
  })

  it('takes no rehearsed day in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production', PORTAL_TODAY: '2026-11-20' })).toThrow(/PORTAL_TODAY/)
  })
})
