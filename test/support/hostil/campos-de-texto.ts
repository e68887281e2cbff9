/** A JSON schema, as far as texts are looked for in it. */
export interface Esquema {
  readonly type?: string
  readonly enum?: readonly (string | number | boolean | null)[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly maxLength?: number
  readonly maximum?: number
  readonly anyOf?: readonly Esquema[]
  readonly oneOf?: readonly Esquema[]
  readonly allOf?: readonly Esquema[]
  readonly properties?: Readonly<Record<string, Esquema>>
  readonly additionalProperties?: boolean | Esquema
  readonly propertyNames?: Esquema
  readonly items?: Esquema
  readonly prefixItems?: readonly Esquema[]
}

/** A place of a body where a text may stand. */
export interface CampoDeTexto {
  /** "datos.telefonos.0": as a refusal names it. */
  readonly campo: string
  /** Whether the schema says how long it may be, or what it may say. */
  readonly tieneFin: boolean
  /** A body of exactly `bytes`, with nothing in it but a text there. */
  readonly cuerpo: (bytes: number) => string
}

interface Lugar {
  readonly nombres: readonly string[]
  readonly antes: string
  readonly despues: string
}

const RAIZ: Lugar = { nombres: [], antes: '', despues: '' }

/** What a list calls its own search, where the document says only that it takes a filter. */
const BUSQUEDA = 'q'

/** Inside an object, behind the words by which its shape is told from others. */
function within({ nombres, antes, despues }: Lugar, name: string, properties: Esquema['properties'] = {}): Lugar {
  const words = Object.entries(properties).filter(([other, { const: only }]) => other !== name && only !== undefined)
  const told = words.map(([other, { const: only }]) => `${JSON.stringify(other)}:${JSON.stringify(only)},`)
  return {
    nombres: [...nombres, name],
    antes: `${antes}{${told.join('')}${JSON.stringify(name)}:`,
    despues: `}${despues}`,
  }
}

const first = ({ nombres, antes, despues }: Lugar): Lugar => ({
  nombres: [...nombres, '0'],
  antes: `${antes}[`,
  despues: `]${despues}`,
})

function campo({ nombres, antes, despues }: Lugar, tieneFin: boolean): CampoDeTexto {
  const around = antes.length + despues.length + 2
  return {
    campo: nombres.join('.'),
    tieneFin,
    cuerpo: (bytes) => `${antes}"${'x'.repeat(bytes - around)}"${despues}`,
  }
}

const ends = ({ enum: words, const: only, pattern, format, maxLength }: Esquema): boolean =>
  [words, only, pattern, format, maxLength].some((each) => each !== undefined)

/** Every text of a body that its schema knows, each once. */
export function camposDeTexto(schema: Esquema): CampoDeTexto[] {
  const found = walk(schema, RAIZ)
  return found.filter(({ campo: name }, at) => found.findIndex((other) => other.campo === name) === at)
}

function walk(schema: Esquema, lugar: Lugar): CampoDeTexto[] {
  if (Object.keys(schema).length === 0) return [campo(lugar, true), campo(within(lugar, BUSQUEDA), true)]
  if (schema.type === 'string') return [campo(lugar, ends(schema))]
  const { anyOf = [], oneOf = [], allOf = [], items, prefixItems } = schema
  const one = items ?? prefixItems?.[0]
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => walk(each, lugar)),
    ...namesOf(schema).flatMap(([name, each]) => walk(each, within(lugar, name, schema.properties))),
    ...(one ? walk(one, first(lugar)) : []),
  ]
}

/** The fields of an object; of one whose names are not told, a field of any of them. */
function namesOf({ properties = {}, propertyNames, additionalProperties }: Esquema): (readonly [string, Esquema])[] {
  const known = Object.entries(properties)
  if (typeof additionalProperties !== 'object') return known
  return [...known, [String(propertyNames?.enum?.[0] ?? 'x'), additionalProperties]]
}
