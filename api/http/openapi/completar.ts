import { esExportacion, LLAMADAS_QUE_DAN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import { ownValue } from '#domain/own-value.ts'
import { isPublica } from '#api/http/cuerpo/limites.ts'
import { formularioSchema } from './cuerpos-multipart.ts'
import { RECHAZO_SCHEMA } from './rechazo-schema.ts'
import { RECHAZOS, rechazosDe } from './rechazos.ts'
import { responsesOf } from './responses.ts'
import type { Respuestas } from './respuestas.ts'
import { usedSchemas } from './used-schemas.ts'

interface Cuerpo {
  readonly properties?: object
}

interface Parametro {
  readonly name?: string
  readonly in?: string
}

/** A call in the document, as far as it is completed here. */
interface Operacion {
  parameters?: readonly Parametro[]
  requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Cuerpo }>> }
  responses?: Readonly<Record<string, object>>
}

interface Documento {
  readonly paths?: Readonly<Record<string, object | undefined>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, object>>
    readonly [part: string]: object | undefined
  }
}

const DAN_ARCHIVO = new Set<string>(LLAMADAS_QUE_DAN_ARCHIVO)
const METODOS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * Completes the document that the schemas of the calls make with what no schema says: the answer and the refusals of each call,
 * which calls need no session, the forms of those that take a file, the path parameters that a route reads by hand, and the
 * alternative query parameters. Leaves out the schemas that no call uses.
 */
export function completar(documento: Documento, respuestas: Respuestas): object {
  const paths = Object.fromEntries(
    Object.entries(documento.paths ?? {}).map(([path, item]) => [path, completePath(path, item ?? {}, respuestas)]),
  )
  const schemas = { ...documento.components?.schemas, ...respuestas.components, Rechazo: RECHAZO_SCHEMA }
  const components = {
    ...documento.components,
    responses: RECHAZOS,
    schemas: usedSchemas({ paths, RECHAZOS }, schemas),
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

function completeCall(metodo: string, path: string, operation: Operacion, { llamadas, pedidos }: Respuestas): object {
  const call = `${metodo.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const { parameters = [], responses = {} } = operation
  const schema = formularioSchema(call)
  const requestBody = schema
    ? { required: true, content: { 'multipart/form-data': { schema } } }
    : operation.requestBody
  const refusals = rechazosDe(call, {
    hasBody: requestBody !== undefined,
    namesRecord: namesRecord(path, parameters, requestBody),
  })
  return {
    ...operation,
    parameters: [
      ...parameters,
      ...pathParameters(path, parameters),
      ...eitherParameters(ownValue(pedidos, call)?.query ?? {}),
    ],
    ...(requestBody && { requestBody }),
    ...(isPublica(call) && { security: [] }),
    responses: responsesOf(
      responses,
      (status) => contentOf(call, ownValue(llamadas, answersAs(call, status)) ?? null, status),
      refusals,
    ),
  }
}

/** An export that waits for its turn answers as the call that asks how far it is. */
const answersAs = (call: string, status: number): string =>
  status === 202 && esExportacion(call) ? 'GET /api/exportes/:id' : call

/** What the call answers with: a file, JSON of that schema, or nothing. */
function contentOf(call: string, schema: object | null, status: number): object | null {
  if (DAN_ARCHIVO.has(call) && status !== 202) return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return schema && { 'application/json': { schema } }
}

/** Fields that name a record in a body: `id`, `id_afiliado`, `afiliado_id`, `afiliadoId`, `interno`… */
const CAMPO_DE_REGISTRO = /^(id|id_\w+|\w+_id|\w+Id|interno|folio|referencia|borrador|catalogo)$/

/** Whether the call names a record, which may not be found: in its path, by `?id=`, or in its body. */
function namesRecord(path: string, parameters: readonly Parametro[], body: Operacion['requestBody']): boolean {
  const isId = ({ name, in: where }: Parametro) => where === 'query' && name === 'id'
  const fields = Object.values(body?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {}))
  return path.includes('{') || parameters.some(isId) || fields.some((name) => CAMPO_DE_REGISTRO.test(name))
}

/** Of the names in an address, those that no schema of the call describes: they are texts. */
function pathParameters(path: string, known: readonly Parametro[]): Parametro[] {
  const described = new Set(known.filter((one) => one.in === 'path').map(({ name }) => name))
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
