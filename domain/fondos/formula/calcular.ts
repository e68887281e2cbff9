import type { BigNumber } from 'mathjs'
import type { Comparacion, Operador } from './arbol.ts'
import { decimal } from './arbol.ts'
import type { FuncionFormula } from './formula.ts'
import { FormulaError } from './revisar-orden.ts'

/** The largest whole exponent, and the largest size of a value: beyond it nothing is money. */
const EXPONENTE_MAX = 100
const VALOR_MAX = decimal('1e30')
const DECIMALES_MAX = 20

const MEDIO_PAR = 6
const HACIA_CERO = 1

/** One operation. Throws FormulaError at `caracter`: by zero, a power that is none, a value out of all measure. */
export function operar(operador: Operador, a: BigNumber, b: BigNumber, caracter: number): BigNumber {
  return inMeasure(operarLibre(operador, a, b, caracter), caracter)
}

function operarLibre(operador: Operador, a: BigNumber, b: BigNumber, caracter: number): BigNumber {
  switch (operador) {
    case '+':
      return a.plus(b)
    case '-':
      return a.minus(b)
    case '*':
      return a.times(b)
    case '/':
      if (b.isZero()) throw new FormulaError(caracter, 'Divide entre cero.')
      return a.div(b)
    case '^':
      if (!b.isInteger() || b.abs().gt(EXPONENTE_MAX))
        throw new FormulaError(caracter, `El exponente es un entero de −${EXPONENTE_MAX} a ${EXPONENTE_MAX}.`)
      if (a.isZero() && b.isNegative()) throw new FormulaError(caracter, 'Divide entre cero.')
      return a.pow(b)
  }
}

/** A function of the closed list. Throws FormulaError at `caracter`. */
export function llamar(funcion: FuncionFormula, datos: readonly BigNumber[], caracter: number): BigNumber {
  const [a = decimal('0'), b = decimal('0')] = datos
  switch (funcion) {
    case 'min':
      return datos.reduce((least, value) => (value.lt(least) ? value : least), a)
    case 'max':
      return datos.reduce((most, value) => (value.gt(most) ? value : most), a)
    case 'abs':
      return a.abs()
    case 'raiz':
      if (a.isNegative() && !a.isZero()) throw new FormulaError(caracter, 'No hay raíz de un número negativo.')
      return a.sqrt()
    case 'redondear':
      return a.toDecimalPlaces(decimalesOf(b, caracter), MEDIO_PAR)
    case 'truncar':
      return a.toDecimalPlaces(decimalesOf(b, caracter), HACIA_CERO)
  }
}

export function comparar(operador: Comparacion, a: BigNumber, b: BigNumber): boolean {
  switch (operador) {
    case '<':
      return a.lt(b)
    case '>':
      return a.gt(b)
    case '<=':
      return a.lte(b)
    case '>=':
      return a.gte(b)
    case '==':
      return a.eq(b)
    case '!=':
      return !a.eq(b)
  }
}

function decimalesOf(b: BigNumber, caracter: number): number {
  if (!b.isInteger() || b.isNegative() || b.gt(DECIMALES_MAX))
    throw new FormulaError(caracter, `Los decimales son un entero de 0 a ${DECIMALES_MAX}.`)
  return b.toNumber()
}

function inMeasure(value: BigNumber, caracter: number): BigNumber {
  if (value.abs().gt(VALOR_MAX)) throw new FormulaError(caracter, 'El resultado es demasiado grande.')
  return value
}
