import { ownValue } from '#domain/own-value.ts'
import { CUERPOS_MULTIPART, formularioSchema } from './cuerpos-multipart.ts'
import { RECHAZO_SCHEMA } from './rechazo-schema.ts'
import type { Respuestas } from './respuestas.ts'

/** A call in the document, as far as it is completed here. */
interface Operacion {
  parameters?: readonly object[]
  requestBody?: object
  responses?: Readonly<Record<string, object>>
}

interface Documento {
  readonly paths?: Readonly<Record<string, object | undefined>>
  readonly components?: Readonly<Record<string, object | undefined>>
}

const METODOS = ['get', 'post', 'put', 'patch', 'delete'] as const
const RECHAZO = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Rechazo' } } } }

/**
 * The document that the schemas of the calls make, with what no schema tells: what each call answers, the error body that every
 * call may answer with, the forms of those that take a file, the parameters that stand in an address and are read by hand, and
 * those of which one or another is given.
 */
export function completar(documento: Documento, respuestas: Respuestas): object {
  const paths = Object.fromEntries(
    Object.entries(documento.paths ?? {}).map(([path, item]) => [path, completePath(path, item ?? {}, respuestas)]),
  )
  const components = {
    ...documento.components,
    schemas: { ...documento.components?.['schemas'], ...respuestas.components, Rechazo: RECHAZO_SCHEMA },
  }
  return { ...documento, paths, components }
}

function completePath(path: string, item: object, respuestas: Respuestas): object {
  const calls = item as Readonly<Record<string, Operacion | undefined>>
  const completed = METODOS.flatMap((metodo) => {
    const operation = calls[metodo]
    return operation ? [[metodo, completeCall(metodo, path, operation, respuestas)] as const] : []
  })
  return { ...item, ...Object.fromEntries(completed) }
}

function completeCall(
  metodo: string,
  path: string,
  operation: Operacion,
  { llamadas, pedidos }: Respuestas,
): Operacion {
  const call = `${metodo.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const form = ownValue(CUERPOS_MULTIPART, call)
  const schema = ownValue(llamadas, call)
  const answer = schema && { content: { 'application/json': { schema } } }
  const { default: rechazo, ...answers } = operation.responses ?? {}
  // The schemas' own refusals are of the same body as any other: `default` tells them.
  const told = Object.entries(answers)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, one]) => [status, { ...one, ...answer }] as const)
  return {
    ...operation,
    parameters: [
      ...(operation.parameters ?? []),
      ...pathParameters(path, operation.parameters ?? []),
      ...eitherParameters(ownValue(pedidos, call)?.query ?? {}),
    ],
    ...(form && {
      requestBody: { required: true, content: { 'multipart/form-data': { schema: formularioSchema(form) } } },
    }),
    responses: { ...Object.fromEntries(told), default: { description: 'Rechazo', ...rechazo, ...RECHAZO } },
  }
}

/** Of the names in an address, those that no schema of the call describes: they are texts. */
function pathParameters(path: string, known: readonly object[]): object[] {
  const described = new Set(known.map((one) => ('in' in one && one.in === 'path' && 'name' in one ? one.name : '')))
  return [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !described.has(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
}

/** Of a query that is one of several, the names of all: which go together, the call says when it refuses. */
function eitherParameters(query: { readonly anyOf?: readonly { readonly properties?: object }[] }): object[] {
  return (query.anyOf ?? []).flatMap(({ properties = {} }) =>
    Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: false,
      schema: schema as object,
    })),
  )
}
