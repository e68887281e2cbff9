import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Respuestas } from '#api/http/openapi/respuestas.ts'
import { signIn } from '#test/support/client.ts'

/** As far as two descriptions of one datum are compared. */
interface Esquema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Esquema[]
  readonly oneOf?: readonly Esquema[]
  readonly properties?: Readonly<Record<string, Esquema>>
  readonly required?: readonly string[]
  readonly items?: Esquema | false
  readonly prefixItems?: readonly Esquema[]
  readonly additionalProperties?: Esquema | boolean
}

interface Operacion {
  readonly parameters?: readonly { in: string; name: string; required?: boolean; schema: Esquema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Esquema }>> }
}

/** Taken and left aside: the server derives both (specification 1 §3.5). */
const SIN_EFECTO = new Set(['by', 'status'])

type Components = Readonly<Record<string, object>>

/** A schema by what it lets in: each kind of value, each field. */
function kinds(schema: Esquema, components: Components): readonly Esquema[] {
  const { $ref, anyOf, oneOf, type } = schema
  if ($ref) return kinds(components[$ref.replace(/^.*\//, '')] ?? {}, components)
  const members = anyOf ?? oneOf
  if (members) return members.flatMap((one) => kinds(one, components))
  if (Array.isArray(type)) return (type as readonly string[]).map((one) => ({ ...schema, type: one }))
  return [schema]
}

/** The texts that are let in where some are, null when any is or none is one. */
function textsOf(schemas: readonly Esquema[]): ReadonlySet<unknown> | null {
  const texts = schemas.filter(({ type }) => type === 'string')
  if (texts.length === 0 || texts.some(({ enum: many, const: one }) => !many && one === undefined)) return null
  return new Set(texts.flatMap(({ enum: many, const: one }) => many ?? [one]))
}

/** Where what the map tells is not what the server lets in: nothing told may be refused, and nothing let in be untold. */
function differences(told: Esquema, taken: Esquema, components: Components, place = ''): string[] {
  const [ours, theirs] = [kinds(told, components), kinds(taken, components)]
  const anything = theirs.some((one) => one.type === undefined && !one.enum && one.const === undefined)
  if (anything) return []
  const faults: string[] = []
  const named = (one: Esquema) =>
    one.type === 'integer' ? 'number' : (one.type ?? typeof (one.const ?? one.enum?.[0]))
  const types = new Set(theirs.map(named))
  for (const one of ours)
    if (!types.has(named(one))) faults.push(`${place}: told ${String(named(one))}, taken ${[...types].join(', ')}`)
  const [mayBe, may] = [textsOf(ours), textsOf(theirs)]
  if (may && !mayBe && ours.some(({ type }) => type === 'string'))
    faults.push(`${place}: any text is told, ${[...may].join(', ')} are taken`)
  for (const one of may ? (mayBe ?? []) : []) if (!may?.has(one)) faults.push(`${place}: ${String(one)} is refused`)
  const objects = [ours, theirs].map((all) => all.filter(({ type }) => type === 'object'))
  const fields = (all: readonly Esquema[] = []) =>
    Object.assign({}, ...all.map(({ properties }) => properties)) as Readonly<Record<string, Esquema>>
  const [mine, its] = [fields(objects[0]), fields(objects[1])]
  const isMap = objects.flat().some(({ additionalProperties }) => typeof additionalProperties === 'object')
  if (!isMap) {
    for (const [name, schema] of Object.entries(mine)) {
      const other = its[name]
      if (other) faults.push(...differences(schema, other, components, `${place}.${name}`))
      else faults.push(`${place}.${name}: the server does not know it`)
    }
    for (const name of Object.keys(its))
      if (!(name in mine) && !SIN_EFECTO.has(name)) faults.push(`${place}.${name}: not told`)
    const must = objects[1]?.length === 1 ? (objects[1][0]?.required ?? []) : []
    const given = new Set(objects[0]?.flatMap(({ required = [] }) => required))
    for (const name of must) if (!given.has(name)) faults.push(`${place}.${name}: the server asks for it`)
  }
  const [list, otherList] = [ours, theirs].map((all) => all.find(({ type }) => type === 'array')?.items)
  if (list && otherList) faults.push(...differences(list, otherList, components, `${place}[]`))
  return faults
}

const NADA: Esquema = { type: 'object', properties: {} }

it('a field too many or too few, a text that is refused and another kind are differences', () => {
  const text = { type: 'string' }
  const [uno, dos] = [
    { ...text, enum: ['a', 'b'] },
    { ...text, const: 'c' },
  ]
  const of = (properties: Readonly<Record<string, Esquema>>, required: readonly string[] = []) => ({
    type: 'object',
    properties,
    required,
  })
  expect(differences(of({ a: text }), of({ a: text, b: text }), {})).toEqual(['.b: not told'])
  expect(differences(of({ a: text }), of({}), {})).toEqual(['.a: the server does not know it'])
  expect(differences(of({ a: text }), of({ a: text }, ['a']), {})).toEqual(['.a: the server asks for it'])
  expect(differences(of({ a: text }), of({ a: { type: 'integer' } }), {})).toEqual(['.a: told string, taken number'])
  expect(differences(dos, uno, {})).toEqual([': c is refused'])
  expect(differences(text, uno, {})).toEqual([': any text is told, a, b are taken'])
})

describe('what a call takes', async () => {
  const text = await readFile(new URL('../../../dist/respuestas.json', import.meta.url), 'utf8')
  const { pedidos, components: told } = JSON.parse(text) as Respuestas
  const { body } = await (
    await signIn('auditor')
  ).get<{
    paths: Readonly<Record<string, Readonly<Record<string, Operacion>>>>
    components: { schemas: Components }
  }>('/api/docs/openapi.json')
  const components = { ...body.components.schemas, ...told }
  const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, operation] as const,
    ),
  )

  it('in its address and its body is what domain/llamadas.ts tells, field by field', () => {
    const faults = calls.flatMap(([call, { parameters = [], requestBody }]) => {
      const pedido = pedidos[call]
      if (!pedido) return []
      const query = parameters.filter((one) => one.in === 'query')
      const address: Esquema = {
        type: 'object',
        properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        required: query.filter(({ required }) => required).map(({ name }) => name),
      }
      const json = requestBody?.content['application/json']?.schema
      return [
        ...differences(pedido.query ?? NADA, address, components, `${call} ?`),
        ...differences(pedido.body ?? NADA, json ?? NADA, components, call),
      ]
    })
    expect(faults).toEqual([])
  })
})
