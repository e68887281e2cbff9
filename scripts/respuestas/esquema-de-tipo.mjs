import ts from 'typescript'

/** Aliases of text that JSON Schema has a word for. */
const FORMATOS = { PlainDate: 'date' }

/**
 * Makes JSON Schemas of types of TypeScript. What has a name becomes a component of its own, told once and referred to; a field that
 * the type does not have is refused, so that an answer never holds more than it tells.
 */
export class EsquemaDeTipo {
  components = {}
  #checker
  #names = new Map()

  constructor(checker) {
    this.#checker = checker
  }

  /** The schema of `type`; throws on what is no JSON (functions, symbols), and on `any`: a type that does not compile. */
  of(type) {
    const name = this.#nameOf(type)
    if (name === undefined) return this.#shape(type)
    if (!this.#names.has(type)) {
      const own = this.#free(name)
      this.#names.set(type, own)
      this.components[own] = {}
      this.components[own] = this.#shape(type)
    }
    return { $ref: `#/components/schemas/${this.#names.get(type)}` }
  }

  /** Two types of one name in two rooms are two components. */
  #free(name) {
    let own = name
    for (let n = 2; own in this.components; n += 1) own = `${name}${n}`
    return own
  }

  /** The name of an object type that is no built-in and takes no arguments. */
  #nameOf(type) {
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union)) || this.#checker.isArrayType(type)) return undefined
    const symbol = type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.symbol : undefined)
    if (!symbol || symbol.name.startsWith('__') || type.aliasTypeArguments?.length) return undefined
    const isOurs = symbol.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'))
    return isOurs && (type.aliasSymbol || type.isClassOrInterface()) ? symbol.name : undefined
  }

  #shape(type) {
    const { flags } = type
    if (flags & ts.TypeFlags.Unknown) return {}
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (flags & ts.TypeFlags.BooleanLiteral) return { type: 'boolean', const: type.intrinsicName === 'true' }
    if (type.isStringLiteral()) return { type: 'string', const: type.value }
    if (type.isNumberLiteral()) return { type: 'number', const: type.value }
    if (flags & ts.TypeFlags.StringLike) return { type: 'string' }
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' }
    if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' }
    if (flags & ts.TypeFlags.NonPrimitive) return { type: 'object' }
    if (type.isUnion()) return this.#union(type.types)
    if (type.isIntersection()) return this.#intersection(type)
    if (flags & ts.TypeFlags.Object) return this.#object(type)
    throw new Error(`No JSON: ${this.#checker.typeToString(type)}`)
  }

  #union(types) {
    const kept = types.filter((one) => !(one.flags & ts.TypeFlags.Undefined))
    const isBoolean = (one) => one.flags & ts.TypeFlags.BooleanLiteral
    const isText = (one) => one.isStringLiteral()
    const isNumber = (one) => one.isNumberLiteral()
    const booleans = kept.filter(isBoolean)
    const parts = [
      ...literals('string', kept.filter(isText)),
      ...literals('number', kept.filter(isNumber)),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map((one) => this.of(one))),
      ...kept.filter((one) => !isBoolean(one) && !isText(one) && !isNumber(one)).map((one) => this.of(one)),
    ]
    return parts.length === 1 ? parts[0] : { anyOf: parts }
  }

  /** A text with a mark is a text. */
  #intersection(type) {
    const primitive = type.types.find((one) => one.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike))
    if (!primitive) return this.#object(type)
    const format = FORMATOS[type.aliasSymbol?.name]
    return { ...this.#shape(primitive), ...(format && { format }) }
  }

  #object(type) {
    const checker = this.#checker
    if (checker.isTupleType(type)) return this.#tuple(type)
    if (checker.isArrayType(type)) return { type: 'array', items: this.of(checker.getTypeArguments(type)[0]) }
    if (type.getCallSignatures().length > 0) throw new Error(`No JSON: ${checker.typeToString(type)}`)
    const fields = checker.getPropertiesOfType(type).map((symbol) => [symbol, checker.getTypeOfSymbol(symbol)])
    const properties = fields.map(([symbol, of]) => [symbol.name, this.of(of)])
    const required = fields.filter(([symbol, of]) => !mayBeMissing(symbol, of)).map(([symbol]) => symbol.name)
    const index = checker.getIndexInfosOfType(type)[0]
    return {
      type: 'object',
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...(required.length > 0 && { required }),
      additionalProperties: index ? this.of(index.type) : false,
    }
  }

  #tuple(type) {
    const items = this.#checker.getTypeArguments(type).map((one) => this.of(one))
    const rest = type.target.elementFlags.findIndex((flags) => flags & ts.ElementFlags.Rest)
    const fixed = rest === -1 ? items : items.slice(0, rest)
    return { type: 'array', prefixItems: fixed, minItems: type.target.minLength, items: items[rest] ?? false }
  }
}

function literals(type, types) {
  const values = types.map((one) => one.value).sort()
  return values.length > 0 ? [values.length === 1 ? { type, const: values[0] } : { type, enum: values }] : []
}

/** What is `undefined` is not in JSON. */
function mayBeMissing(symbol, type) {
  const isUndefined = (one) => one.flags & ts.TypeFlags.Undefined
  return (
    Boolean(symbol.flags & ts.SymbolFlags.Optional) ||
    Boolean(type.isUnion() ? type.types.some(isUndefined) : isUndefined(type))
  )
}
