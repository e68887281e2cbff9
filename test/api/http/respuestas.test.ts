import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LLAMADAS_QUE_DAN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import { createApp } from '#api/app.ts'
import { signIn } from '#test/support/client.ts'
import { assertAnswer } from '#test/support/contrato/respuestas.ts'

/** Calls that are one row of a call with a name in its path, told more exactly. */
const MAS_EXACTAS = ['adscripcion', 'direccion', 'area', 'puesto', 'categoria', 'sueldo'].map(
  (tipo) => `GET /api/catalogo/${tipo}`,
)

it('every call tells what it answers, or gives a file; none is told that does not exist', async () => {
  const text = await readFile(new URL('../../../dist/respuestas.json', import.meta.url), 'utf8')
  const { llamadas } = JSON.parse(text) as { readonly llamadas: object }
  const files = new Set<string>(LLAMADAS_QUE_DAN_ARCHIVO)
  const calls = createApp()
    .routes.filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?!docs)/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !files.has(call))
  expect(Object.keys(llamadas).toSorted()).toEqual([...new Set([...calls, ...MAS_EXACTAS])].toSorted())
})

it('an answer with a field too many, one too few or of another kind fails the test that asked for it', async () => {
  const { body } = await (await signIn('admin')).get('/api/avisos/cuenta')
  const held = (answer: object) => () => assertAnswer('GET', '/api/avisos/cuenta?uno=1', answer)
  expect(held(body)).not.toThrow()
  expect(held({ ...body, deMas: 1 })).toThrow(/deMas/)
  expect(held({})).toThrow(/sinLeer/)
  expect(held({ sinLeer: '3' })).toThrow(/sinLeer/)
  expect(() => assertAnswer('GET', '/api/no-hay', {})).toThrow('GET /api/no-hay answers JSON that')
})

it('the description of the API tells the answer of each call', async () => {
  type Documento = {
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>
    components: { schemas: Record<string, object> }
  }
  const { body } = await (await signIn('auditor')).get<Documento>('/api/docs/openapi.json')
  expect(body.paths['/api/avisos/cuenta']?.['get']?.responses['200']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/CuentaAvisos' } },
  })
  expect(body.paths['/api/tramites/alta']?.['post']?.responses['201']?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/RespuestaAlta' } },
  })
  expect(body.components.schemas['CuentaAvisos']).toEqual({
    type: 'object',
    properties: { sinLeer: { type: 'number' } },
    required: ['sinLeer'],
    additionalProperties: false,
  })
  const refs = JSON.stringify(body).matchAll(/#\/components\/schemas\/([\w-]+)/g)
  const missing = [...new Set([...refs].map(([, name = '']) => name))].filter(
    (name) => !(name in body.components.schemas),
  )
  expect(missing).toEqual([])
})
