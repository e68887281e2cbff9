import type { Esquema } from './campos-de-texto.ts'

interface Parametro {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema?: Esquema
}

interface Operacion {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Esquema } | undefined>> }
  readonly parameters?: readonly Parametro[]
}

/** The document of the API, as far as it is walked here. */
export interface Documento {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operacion>>>>
}

/** A call that the document describes. */
export interface LlamadaDescrita {
  readonly method: string
  readonly path: string
  /** As the tables of the portal call it: `PUT /api/borradores/:id`. */
  readonly call: string
  /** An address that it takes, of a row that there is not: nothing is changed by what is sent to it. */
  readonly address: string
  readonly hasBody: boolean
  /** Of its JSON body. */
  readonly schema: Esquema | undefined
  /** Names of what it takes in its address. */
  readonly asked: readonly string[]
}

/** A row that there is not, whatever the call is about. */
const NADIE = 987_654_321
/** Texts that some call takes for one of those. */
const TEXTOS = [String(NADIE), 'Z-99-987654', '2226', '2026-01-01']
/** What is told apart by its name alone: the document says no more than that it is a text. */
const POR_NOMBRE: Readonly<Record<string, string | undefined>> = {
  codigo: '2226',
  quincena: '2226',
  fecha: '2026-01-01',
}

/** A value that the parameter admits. */
function valueOf({ name, schema = {} }: Parametro): string {
  const [one = schema] = schema.anyOf ?? []
  if (one.enum) return String(one.enum[0])
  if (one.type === 'integer') return String(Math.min(NADIE, one.maximum ?? NADIE))
  const { pattern } = one
  const fitting = pattern === undefined ? POR_NOMBRE[name] : TEXTOS.find((text) => new RegExp(pattern).test(text))
  return fitting ?? String(NADIE)
}

function addressOf(path: string, parameters: readonly Parametro[]): string {
  const valueAt = (where: string, name: string) =>
    valueOf(parameters.find((each) => each.in === where && each.name === name) ?? { in: where, name })
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueAt('path', name))
  const query = parameters.filter((each) => each.in === 'query' && each.required === true)
  if (query.length === 0) return filled
  return `${filled}?${new URLSearchParams(Object.fromEntries(query.map(({ name }) => [name, valueAt('query', name)]))).toString()}`
}

/** Every call of the document. */
export const llamadasDescritas = ({ paths }: Documento): LlamadaDescrita[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody, parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      address: addressOf(path, parameters),
      hasBody: requestBody !== undefined,
      schema: requestBody?.content['application/json']?.schema,
      asked: parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    })),
  )
