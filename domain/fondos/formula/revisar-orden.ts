import { formatCuenta } from '#domain/cuenta-texto.ts'
import { FUNCIONES_FORMULA, identificador, isFuncionFormula, LIMITES_FORMULA, type FaltaFormula } from './formula.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A parenthesis that is open: whose it is, and what goes on inside of it. */
interface Nivel {
  readonly abre: Token | null
  /** The function that it calls, and how many values it was given so far. */
  readonly funcion: Token | null
  datos: number
  comparaciones: number
  readonly preguntas: Token[]
}

/** Words that other languages of formulas take for an operator or a value: here they are nothing. */
const PALABRAS_AJENAS: ReadonlySet<string> = new Set(
  'and or not xor mod to in true false null undefined nan infinity'.split(' '),
)
const COMPARACIONES: ReadonlySet<string> = new Set(['<', '>', '<=', '>=', '==', '!='])

/** The fault of a formula, thrown from wherever it is found. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
  readonly fault: FaltaFormula

  constructor(caracter: number, message: string) {
    super(message)
    this.fault = { caracter, message }
  }
}

/**
 * Reads the pieces of a formula and whether they follow one another as they may: values and operators in turn, parentheses
 * that close, functions of the closed list. Throws FormulaError at the first character where they do not.
 */
export function readTokens(texto: string): Token[] {
  if (texto.trim() === '') throw new FormulaError(1, 'Escribe la fórmula.')
  const lector = new Lector()
  for (const token of tokensOf(texto.slice(0, LIMITES_FORMULA.formula + 1))) {
    if (token.caracter > LIMITES_FORMULA.formula)
      throw new FormulaError(
        token.caracter,
        `La fórmula lleva hasta ${formatCuenta(LIMITES_FORMULA.formula)} caracteres.`,
      )
    if (token.tipo === 'ajeno') throw ajeno(token.texto, token.caracter)
    lector.take(token)
  }
  return lector.end()
}

class Lector {
  readonly #tokens: Token[] = []
  readonly #niveles: Nivel[] = [nivelOf(null, null)]
  #partes = 0
  /** The piece before, when it leaves a value to be expected: null at the beginning. */
  #espera = true

  take(token: Token): void {
    if (token.tipo !== 'signo' || !'(),'.includes(token.texto)) this.#count(token)
    if (token.tipo === 'signo') this.#takeSigno(token)
    else this.#takeValor(token)
    this.#tokens.push(token)
  }

  end(): Token[] {
    const last = this.#tokens.at(-1)
    if (this.#espera && last) throw new FormulaError(last.caracter, `Falta un valor después de «${last.texto}».`)
    const nivel = this.#nivel
    if (nivel.abre) throw new FormulaError(nivel.abre.caracter, 'Este paréntesis no se cierra.')
    this.#assertSinPreguntas()
    return this.#tokens
  }

  get #nivel(): Nivel {
    return this.#niveles.at(-1) ?? nivelOf(null, null)
  }

  #count(token: Token): void {
    this.#partes += 1
    if (this.#partes > LIMITES_FORMULA.nodos)
      throw new FormulaError(token.caracter, `La fórmula lleva hasta ${formatCuenta(LIMITES_FORMULA.nodos)} partes.`)
  }

  #takeValor(token: Token): void {
    if (token.tipo === 'nombre' && PALABRAS_AJENAS.has(token.texto.toLowerCase()))
      throw new FormulaError(token.caracter, `«${token.texto}» no se usa en una fórmula.`)
    this.#assertEspera(token)
    this.#espera = false
  }

  #takeSigno(token: Token): void {
    const { texto } = token
    if (texto === '(') this.#open(token)
    else if (texto === ')') this.#close(token)
    else if (texto === ',') this.#nextDato(token)
    else if (this.#espera) this.#signoDeValor(token)
    else {
      if (COMPARACIONES.has(texto)) this.#compare(token)
      if (texto === '?') this.#ask(token)
      if (texto === ':') this.#answer(token)
      this.#espera = true
    }
  }

  /** A sign where a value was expected: only one minus or plus before it is one. */
  #signoDeValor(token: Token): void {
    const before = this.#tokens.at(-1)
    const doubled = before?.tipo === 'signo' && '+-'.includes(before.texto) && this.#isUnary(this.#tokens.length - 1)
    if (!'+-'.includes(token.texto) || doubled)
      throw new FormulaError(token.caracter, `Falta un valor antes de «${token.texto}».`)
  }

  /** Whether the sign at `index` stands before a value rather than between two. */
  #isUnary(index: number): boolean {
    const before = this.#tokens[index - 1]
    return before === undefined || (before.tipo === 'signo' && before.texto !== ')')
  }

  #open(token: Token): void {
    const before = this.#tokens.at(-1)
    const calls = !this.#espera && before?.tipo === 'nombre'
    if (calls) {
      if (!isFuncionFormula(identificador(before.texto)))
        throw new FormulaError(before.caracter, `No existe la función «${before.texto}». Hay: ${FUNCIONES_TEXTO}.`)
    } else this.#assertEspera(token)
    if (this.#niveles.length > LIMITES_FORMULA.niveles)
      throw new FormulaError(token.caracter, `Hay más de ${LIMITES_FORMULA.niveles} paréntesis, uno dentro de otro.`)
    this.#niveles.push(nivelOf(token, calls ? before : null))
    this.#espera = true
  }

  #close(token: Token): void {
    const nivel = this.#nivel
    if (!nivel.abre) throw new FormulaError(token.caracter, 'Este paréntesis no se abre en ninguna parte.')
    const empty = this.#espera && this.#tokens.at(-1) === nivel.abre
    if (nivel.funcion) this.#assertDatos(nivel.funcion, empty ? 0 : nivel.datos + 1)
    if (this.#espera) throw new FormulaError(token.caracter, 'Falta un valor antes de «)».')
    this.#assertSinPreguntas()
    this.#niveles.pop()
  }

  #nextDato(token: Token): void {
    const nivel = this.#nivel
    if (!nivel.funcion)
      throw new FormulaError(token.caracter, 'La coma separa los datos de una función; los números van sin comas.')
    if (this.#espera) throw new FormulaError(token.caracter, 'Falta un valor antes de la coma.')
    this.#assertSinPreguntas()
    nivel.datos += 1
    nivel.comparaciones = 0
    this.#espera = true
  }

  #assertDatos(funcion: Token, datos: number): void {
    const nombre = identificador(funcion.texto)
    if (!isFuncionFormula(nombre)) return
    const { minimo, maximo, forma } = FUNCIONES_FORMULA[nombre]
    if (datos < minimo || datos > maximo)
      throw new FormulaError(
        funcion.caracter,
        `Se escribe ${forma}; aquí ${datos === 1 ? 'lleva 1 dato' : `lleva ${datos} datos`}.`,
      )
  }

  #compare(token: Token): void {
    const nivel = this.#nivel
    nivel.comparaciones += 1
    if (nivel.comparaciones > 1) throw new FormulaError(token.caracter, 'Se compara de dos en dos.')
  }

  #ask(token: Token): void {
    const nivel = this.#nivel
    nivel.preguntas.push(token)
    nivel.comparaciones = 0
  }

  #answer(token: Token): void {
    const nivel = this.#nivel
    if (!nivel.preguntas.pop()) throw new FormulaError(token.caracter, 'Este «:» no tiene su «?» antes.')
    nivel.comparaciones = 0
  }

  #assertSinPreguntas(): void {
    const open = this.#nivel.preguntas.at(-1)
    if (open) throw new FormulaError(open.caracter, 'A esta condición le falta «:» y qué vale cuando no se cumple.')
  }

  #assertEspera(token: Token): void {
    if (!this.#espera) throw new FormulaError(token.caracter, `Falta un operador antes de «${token.texto}».`)
  }
}

const FUNCIONES_TEXTO = Object.keys(FUNCIONES_FORMULA).join(', ')

function nivelOf(abre: Token | null, funcion: Token | null): Nivel {
  return { abre, funcion, datos: 0, comparaciones: 0, preguntas: [] }
}

function ajeno(texto: string, caracter: number): FormulaError {
  const porque = texto === '%' ? ': el 5 % se escribe 5/100' : ''
  return new FormulaError(caracter, `«${texto}» no se usa en una fórmula${porque}.`)
}
