import type { BigNumber } from 'mathjs'
import { decimal, leerArbol, type Nodo } from './arbol.ts'
import { comparar, llamar, operar } from './calcular.ts'
import { numeroLegible } from './numero-legible.ts'
import { LIMITES_FORMULA, type NombresFormula, type PasoFormula } from './formula.ts'
import { FormulaError } from './revisar-orden.ts'

/** Says when the time is up: the domain has no clock. */
export interface LimiteTiempo {
  readonly vencido: () => boolean
}

/** A formula worked out: its value as decimal text, and each operation in the order in which it was done. */
export interface FormulaEvaluada {
  readonly valor: string
  readonly pasos: readonly PasoFormula[]
}

/** Works a formula out. Throws FormulaError at the character where it cannot be, or when the time is up. */
export function evaluarFormula(texto: string, nombres: NombresFormula, limite: LimiteTiempo): FormulaEvaluada {
  const evaluador = new Evaluador(nombres, limite)
  const valor = evaluador.run(texto)
  return { valor: exactoDe(valor), pasos: evaluador.pasos }
}

const SIGNOS = { '+': '+', '-': '−', '*': '×', '/': '÷', '^': '^' } as const

class Evaluador {
  readonly pasos: PasoFormula[] = []
  readonly #nombres: NombresFormula
  readonly #limite: LimiteTiempo
  readonly #hechas = new Map<string, BigNumber>()
  /** The formula that is being worked out: null the one that was asked for. */
  #de: string | null = null
  #nodos = 0

  constructor(nombres: NombresFormula, limite: LimiteTiempo) {
    this.#nombres = nombres
    this.#limite = limite
  }

  run(texto: string): BigNumber {
    return this.#numero(leerArbol(texto))
  }

  #numero(nodo: Nodo): BigNumber {
    this.#nodos += 1
    if (this.#nodos > LIMITES_FORMULA.nodos)
      throw new FormulaError(nodo.caracter, 'La fórmula es demasiado larga contando las que usa.')
    if (this.#limite.vencido()) throw new FormulaError(nodo.caracter, 'La fórmula tarda demasiado en calcularse.')
    switch (nodo.tipo) {
      case 'numero':
        return nodo.valor
      case 'nombre':
        return this.#nombre(nodo)
      case 'signo': {
        const value = this.#numero(nodo.de)
        return nodo.menos ? value.neg() : value
      }
      case 'operacion':
        return this.#operacion(nodo)
      case 'funcion':
        return this.#funcion(nodo)
      case 'condicion':
        return this.#numero(this.#compara(nodo.condicion) ? nodo.entonces : nodo.siNo)
      case 'comparacion':
        throw new FormulaError(nodo.caracter, 'Una comparación va antes de «?»: no es un número.')
    }
  }

  #nombre({ nombre, escrito, caracter }: Extract<Nodo, { tipo: 'nombre' }>): BigNumber {
    const valor = this.#nombres.valores.get(nombre)
    if (valor !== undefined) return decimal(valor)
    const done = this.#hechas.get(nombre)
    if (done) return done
    const texto = this.#nombres.formulas.get(nombre)
    if (texto === undefined) throw new FormulaError(caracter, `«${escrito}» no tiene valor.`)
    const before = this.#de
    this.#de = nombre
    const value = this.run(texto)
    this.#de = before
    this.#hechas.set(nombre, value)
    return value
  }

  #operacion({ operador, izquierda, derecha, caracter }: Extract<Nodo, { tipo: 'operacion' }>): BigNumber {
    const [a, b] = [this.#numero(izquierda), this.#numero(derecha)]
    const value = operar(operador, a, b, caracter)
    this.#tell(`${numeroTexto(a)} ${SIGNOS[operador]} ${numeroTexto(b)}`, value)
    return value
  }

  #funcion({ funcion, datos, caracter }: Extract<Nodo, { tipo: 'funcion' }>): BigNumber {
    const values = datos.map((dato) => this.#numero(dato))
    const value = llamar(funcion, values, caracter)
    this.#tell(`${funcion}(${values.map(numeroTexto).join('; ')})`, value)
    return value
  }

  #compara(nodo: Nodo): boolean {
    if (nodo.tipo !== 'comparacion')
      throw new FormulaError(nodo.caracter, 'Antes de «?» va una comparación, como sueldo > 10000.')
    const [a, b] = [this.#numero(nodo.izquierda), this.#numero(nodo.derecha)]
    const cumple = comparar(nodo.operador, a, b)
    this.#tell(`${numeroTexto(a)} ${nodo.operador} ${numeroTexto(b)}`, cumple ? 'sí' : 'no')
    return cumple
  }

  #tell(cuenta: string, valor: BigNumber | 'sí' | 'no'): void {
    const exacto = typeof valor === 'string' ? valor : exactoDe(valor)
    this.pasos.push({ de: this.#de, cuenta, valor: typeof valor === 'string' ? valor : numeroLegible(exacto), exacto })
  }
}

/** Digits that are told of the 64 that are worked with: a third times three is 1. */
const DIGITOS = 40

const told = (value: BigNumber): BigNumber => value.toSignificantDigits(DIGITOS)

const exactoDe = (value: BigNumber): string => told(value).toFixed()

const numeroTexto = (value: BigNumber): string => numeroLegible(exactoDe(value))
