import { bignumberDependencies, create, parseDependencies, type BigNumber, type MathNode } from 'mathjs'
import { identificador, type FuncionFormula } from './formula.ts'
import { FormulaError, readTokens } from './revisar-orden.ts'
import type { Token } from './tokens.ts'

export type Operador = '+' | '-' | '*' | '/' | '^'
export type Comparacion = '<' | '>' | '<=' | '>=' | '==' | '!='

/** A formula as it is worked out; each part knows its character, from 1. */
export type Nodo =
  | { readonly tipo: 'numero'; readonly caracter: number; readonly valor: BigNumber }
  | { readonly tipo: 'nombre'; readonly caracter: number; readonly nombre: string; readonly escrito: string }
  | { readonly tipo: 'signo'; readonly caracter: number; readonly menos: boolean; readonly de: Nodo }
  | {
      readonly tipo: 'operacion'
      readonly caracter: number
      readonly operador: Operador
      readonly izquierda: Nodo
      readonly derecha: Nodo
    }
  | {
      readonly tipo: 'comparacion'
      readonly caracter: number
      readonly operador: Comparacion
      readonly izquierda: Nodo
      readonly derecha: Nodo
    }
  | {
      readonly tipo: 'funcion'
      readonly caracter: number
      readonly funcion: FuncionFormula
      readonly datos: readonly Nodo[]
    }
  | {
      readonly tipo: 'condicion'
      readonly caracter: number
      readonly condicion: Nodo
      readonly entonces: Nodo
      readonly siNo: Nodo
    }

/** Decimals of 64 digits, and of the whole library only the reader of formulas. */
const math = create({ ...parseDependencies, ...bignumberDependencies }, { number: 'BigNumber', precision: 64 })

/** A decimal number of 64 digits. */
export const decimal = (texto: string): BigNumber => math.bignumber(texto)

/**
 * Reads a formula. The library is given the shape alone, with every name replaced, so that no word of a person is ever looked
 * up in it. Throws FormulaError.
 */
export function leerArbol(texto: string): Nodo {
  const tokens = readTokens(texto)
  const shape = tokens.map((token, index) => shapeOf(token, tokens[index + 1])).join(' ')
  return new Colocador(tokens.filter(({ texto: piece }) => !'(),:'.includes(piece))).place(math.parse(shape))
}

function shapeOf({ tipo, texto }: Token, next: Token | undefined): string {
  if (tipo !== 'nombre') return texto
  return next?.texto === '(' ? 'f' : 'v'
}

/** Shape of the library's nodes, as far as they are read here. */
interface Forma extends MathNode {
  readonly op?: string
  readonly args?: readonly Forma[]
  readonly content?: Forma
  readonly condition?: Forma
  readonly trueExpr?: Forma
  readonly falseExpr?: Forma
}

/** Gives the library's nodes their character again: read from left to right they come in the order of the pieces. */
class Colocador {
  readonly #tokens: readonly Token[]
  #next = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  place(nodo: Forma): Nodo {
    const { type, args = [] } = nodo
    if (type === 'ParenthesisNode' && nodo.content) return this.place(nodo.content)
    if (type === 'ConstantNode') return this.#numero()
    if (type === 'SymbolNode') return this.#nombre()
    if (type === 'FunctionNode') return this.#funcion(args)
    if (type === 'ConditionalNode') return this.#condicion(nodo)
    const [first, second] = args
    if (type === 'OperatorNode' && first) return second ? this.#operacion(first, second) : this.#signo(first)
    const at = this.#tokens[this.#next]?.caracter ?? 1
    throw new FormulaError(at, 'La fórmula no se entiende aquí.')
  }

  #take(): Token {
    const token = this.#tokens[this.#next]
    if (!token) throw new Error('The formula has more parts than pieces')
    this.#next += 1
    return token
  }

  #numero(): Nodo {
    const { caracter, texto } = this.#take()
    return { tipo: 'numero', caracter, valor: decimal(texto) }
  }

  #nombre(): Nodo {
    const { caracter, texto } = this.#take()
    return { tipo: 'nombre', caracter, nombre: identificador(texto), escrito: texto }
  }

  #funcion(args: readonly Forma[]): Nodo {
    const { caracter, texto } = this.#take()
    const funcion = identificador(texto) as FuncionFormula
    return { tipo: 'funcion', caracter, funcion, datos: args.map((arg) => this.place(arg)) }
  }

  #condicion({ condition, trueExpr, falseExpr }: Forma): Nodo {
    if (!condition || !trueExpr || !falseExpr) throw new Error('A condition lacks a part')
    const condicion = this.place(condition)
    this.#take()
    return {
      tipo: 'condicion',
      caracter: condicion.caracter,
      condicion,
      entonces: this.place(trueExpr),
      siNo: this.place(falseExpr),
    }
  }

  #signo(de: Forma): Nodo {
    const { caracter, texto } = this.#take()
    return { tipo: 'signo', caracter, menos: texto === '-', de: this.place(de) }
  }

  #operacion(first: Forma, second: Forma): Nodo {
    const izquierda = this.place(first)
    const { caracter, texto } = this.#take()
    const derecha = this.place(second)
    if ('+-*/^'.includes(texto)) return { tipo: 'operacion', caracter, operador: texto as Operador, izquierda, derecha }
    return { tipo: 'comparacion', caracter, operador: texto as Comparacion, izquierda, derecha }
  }
}
