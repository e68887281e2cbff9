import { beforeAll, describe, expect, it } from 'vitest'
import { LLAMADAS_PUBLICAS } from '#domain/acceso/llamadas.ts'
import { Client, signIn } from '#test/support/client.ts'
import { llamadasDescritas, type Documento } from '#test/support/hostil/llamadas-descritas.ts'

interface Operacion {
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}

type Contrato = Documento & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacion>>>>
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly object[]
  readonly components: { readonly securitySchemes: Readonly<Record<string, object>> }
}

let documento: Contrato

beforeAll(async () => {
  documento = (await (await signIn('auditor')).get<Contrato>('/api/docs/openapi.json')).body
})

const operacion = (method: string, path: string) => documento.paths[path]?.[method.toLowerCase()]

/** Refusals that an operation describes. */
const rechazos = (call: string): string[] => {
  const [method = '', path = ''] = call.split(' ')
  return Object.keys(operacion(method, path)?.responses ?? {}).filter(
    (status) => status.startsWith('4') || status === '503',
  )
}

describe('the description of the API', () => {
  it('names its server and the cookie of the session', () => {
    const { servers, security, components } = documento
    expect(servers.map(({ url }) => url)).toEqual(['/'])
    expect([security, components.securitySchemes['sesion']]).toMatchObject([
      [{ sesion: [] }],
      { type: 'apiKey', in: 'cookie', name: 'portal_sesion' },
    ])
  })

  it('says that a call needs no session exactly where the server asks for none', async () => {
    const anonymous = new Client()
    const publicas: string[] = []
    const sinSesion: string[] = []
    for (const { method, path, call, address, hasBody } of llamadasDescritas(documento)) {
      if (operacion(method, path)?.security?.length === 0) publicas.push(call)
      const json = hasBody ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}
      const { body } = await anonymous.request(method, address, json)
      if (body['codigo'] !== 'sesion') sinSesion.push(call)
    }
    expect(publicas.toSorted()).toEqual([...LLAMADAS_PUBLICAS].toSorted())
    expect(sinSesion.toSorted()).toEqual(publicas.toSorted())
  })

  it('tells that a call answers a file, and that the state of the service comes also with 503', () => {
    const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
    expect(operacion('GET', '/api/archivos/{id}')?.responses['200']).toMatchObject({
      content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
    })
    expect(operacion('GET', '/api/salud')?.responses['503']).toMatchObject({ content: json('EstadoServicio') })
    expect(operacion('GET', '/api/avisos/cuenta')?.responses).toMatchObject({
      200: { content: json('CuentaAvisos') },
      503: { $ref: '#/components/responses/Rechazo503' },
      default: { $ref: '#/components/responses/RechazoOtro' },
    })
  })

  it('tells that an export answers its file, or 202 and its place in the queue', () => {
    const file = { content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
    const waiting = { content: { 'application/json': { schema: { $ref: '#/components/schemas/ExportePropio' } } } }
    for (const path of [
      '/api/panel/afiliados/exportar',
      '/api/panel/bitacora/exportar',
      '/api/retenciones/{codigo}/reporte',
    ])
      expect(operacion('POST', path)?.responses, path).toMatchObject({ 200: file, 202: waiting })
  })

  it.each([
    ['GET /api/salud', '400 503'],
    ['GET /api/sesion', '400 401 503'],
    ['POST /api/login', '400 401 403 411 413 415 422 429 503'],
    ['POST /api/logout', '400 401 403 503'],
    ['GET /api/panel/correos', '400 401 403 503'],
    ['GET /api/panel/correos/{id}', '400 401 403 404 503'],
    ['GET /api/lineas-pago/{referencia}/hoja', '400 401 403 404 410 503'],
    ['POST /api/movimientos', '400 401 403 404 409 413 415 422 423 503'],
    ['POST /api/movimientos/{folio}/retirar', '400 401 403 404 409 413 415 422 423 503'],
    ['POST /api/movimientos/{folio}/validar', '400 401 403 404 409 413 415 422 503'],
    ['POST /api/panel/correos/exportar', '400 401 403 409 413 415 422 429 503'],
    ['GET /api/exportes/{id}/archivo', '400 401 403 404 409 410 503'],
    ['POST /api/leerCurp', '400 401 403 404 409 413 415 422 503'],
  ])('tells how %s may be refused: %s', (call, statuses) => {
    expect(rechazos(call).join(' ')).toBe(statuses)
  })
})
