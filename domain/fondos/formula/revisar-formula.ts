import type { BigNumber } from 'mathjs'
import { decimal, leerArbol, type Nodo } from './arbol.ts'
import { llamar, operar } from './calcular.ts'
import { isFuncionFormula, type FaltaFormula, type NombresFormula } from './formula.ts'
import { FormulaError } from './revisar-orden.ts'

/**
 * What is wrong with a formula, at its first fault, and nothing when it may be kept: its pieces, the names that it uses, what
 * it divides by and rounds to where that is written in figures, and whether it comes back to itself. `propia` is its own name, when known.
 */
export function revisarFormula(texto: string, nombres: NombresFormula, propia: string | null = null): FaltaFormula[] {
  try {
    const arbol = leerArbol(texto)
    assertNumero(arbol)
    for (const nodo of nombresDe(arbol)) assertNombre(nodo, nombres, propia)
    foldConstantes(arbol)
    return []
  } catch (error) {
    if (error instanceof FormulaError) return [error.fault]
    throw error
  }
}

/** The names that a formula uses, each once, in their order. Throws FormulaError when it cannot be read. */
export function nombresUsados(texto: string): string[] {
  return [...new Set(nombresDe(leerArbol(texto)).map(({ nombre }) => nombre))]
}

const UNO = decimal('1')

type Nombre = Extract<Nodo, { tipo: 'nombre' }>

function nombresDe(nodo: Nodo): Nombre[] {
  return nodo.tipo === 'nombre' ? [nodo] : hijosDe(nodo).flatMap(nombresDe)
}

function hijosDe(nodo: Nodo): readonly Nodo[] {
  switch (nodo.tipo) {
    case 'numero':
    case 'nombre':
      return []
    case 'signo':
      return [nodo.de]
    case 'operacion':
    case 'comparacion':
      return [nodo.izquierda, nodo.derecha]
    case 'funcion':
      return nodo.datos
    case 'condicion':
      return [nodo.condicion, nodo.entonces, nodo.siNo]
  }
}

/** A comparison stands only before «?», and only a comparison does. */
function assertNumero(nodo: Nodo): void {
  if (nodo.tipo === 'comparacion')
    throw new FormulaError(nodo.caracter, 'Una comparación va antes de «?»: no es un número.')
  if (nodo.tipo !== 'condicion') {
    hijosDe(nodo).forEach(assertNumero)
    return
  }
  const { condicion, entonces, siNo } = nodo
  if (condicion.tipo !== 'comparacion')
    throw new FormulaError(condicion.caracter, 'Antes de «?» va una comparación, como sueldo > 10000.')
  ;[condicion.izquierda, condicion.derecha, entonces, siNo].forEach(assertNumero)
}

function assertNombre({ nombre, escrito, caracter }: Nombre, nombres: NombresFormula, propia: string | null): void {
  if (nombre === propia) throw new FormulaError(caracter, 'La fórmula no puede usarse a sí misma.')
  if (nombres.valores.has(nombre)) return
  if (isFuncionFormula(nombre))
    throw new FormulaError(caracter, `«${escrito}» es una función: sus datos van entre paréntesis.`)
  if (!nombres.formulas.has(nombre))
    throw new FormulaError(
      caracter,
      `No existe «${escrito}» entre las constantes, los datos de la persona ni las fórmulas.`,
    )
  const vuelta = propia === null ? null : wayTo(propia, nombre, nombres, [])
  if (vuelta)
    throw new FormulaError(
      caracter,
      `La fórmula no puede usar «${escrito}»: esa fórmula la usa a ella (${[propia, ...vuelta].join(' → ')}).`,
    )
}

/** The way from formula `desde` to `meta`, through what each one uses; null when there is none. */
function wayTo(meta: string, desde: string, nombres: NombresFormula, visto: readonly string[]): string[] | null {
  if (desde === meta) return [meta]
  const texto = nombres.formulas.get(desde)
  if (texto === undefined || visto.includes(desde)) return null
  for (const usada of nombresUsados(texto)) {
    const rest = wayTo(meta, usada, nombres, [...visto, desde])
    if (rest) return [desde, ...rest]
  }
  return null
}

/** The value of a part written in figures alone, or null; what cannot be worked out in it is a fault already. */
function foldConstantes(nodo: Nodo): BigNumber | null {
  if (nodo.tipo === 'numero') return nodo.valor
  const values = hijosDe(nodo).map(foldConstantes)
  const [first, second] = values
  if (nodo.tipo === 'operacion' && second && (first ?? (nodo.operador === '/' || nodo.operador === '^')))
    return foldOperacion(nodo, first ?? null, second)
  // What is rounded may not be known: to how many decimals is judged all the same.
  if (nodo.tipo === 'funcion' && !first && second && ['redondear', 'truncar'].includes(nodo.funcion))
    llamar(nodo.funcion, [UNO, second], nodo.caracter)
  if (values.some((value) => value === null)) return null
  if (nodo.tipo === 'signo' && first) return nodo.menos ? first.neg() : first
  if (nodo.tipo === 'funcion') return llamar(nodo.funcion, values as BigNumber[], nodo.caracter)
  return null
}

/** With a left side that is not known, what is divided by and the exponent are judged all the same. */
function foldOperacion(
  { operador, caracter }: Extract<Nodo, { tipo: 'operacion' }>,
  izquierda: BigNumber | null,
  derecha: BigNumber,
): BigNumber | null {
  if (izquierda) return operar(operador, izquierda, derecha, caracter)
  operar(operador, UNO, derecha, caracter)
  return null
}
