import type { Issue } from '#domain/issue.ts'
import {
  CLAVE_PARAMETRO_KEYS,
  CLAVES_PARAMETRO,
  DIEZMILESIMOS,
  etiquetaClave,
  parseValor,
  valorTexto,
  type ClaveParametro,
} from './clave-parametro.ts'
import { saysValor, valorEnPalabras } from './numero-en-palabras.ts'
import type { ValoresParametro } from './parametro.ts'

export const LIMITES_PARAMETRO = { texto: 20, confirmacion: 60, quincenas: 48 } as const

const MAXIMO = { tasa: 100, dias: 366 } as const

/** A rate this many times the one before, or this many times less, was probably typed wrong. */
const VECES_RARO = 5

/** A rate above this is rare enough to be said in words even where there was none before. */
const TASA_RARA = 30 * DIEZMILESIMOS

/** Numbers as people write them, in ten-thousandths; `issues` names those that are none: negative, too large, too fine, part of a day. */
export function parseValores(numeros: Readonly<Partial<Record<ClaveParametro, number>>>): {
  readonly valores: Partial<Record<ClaveParametro, number>>
  readonly issues: Issue[]
} {
  const valores: Partial<Record<ClaveParametro, number>> = {}
  const issues: Issue[] = []
  for (const clave of CLAVE_PARAMETRO_KEYS) {
    const numero = numeros[clave]
    if (numero === undefined) continue
    const valor = parseValor(numero)
    const clase = CLAVES_PARAMETRO[clave]
    const maximo = MAXIMO[clase]
    if (clase === 'dias' && !Number.isInteger(numero))
      issues.push(issue(clave, 'enteros', `va en días enteros; llegó ${numero}`))
    else if (valor === null) issues.push(issue(clave, 'decimales', 'lleva hasta cuatro decimales'))
    else if (numero < 0 || numero > maximo) issues.push(issue(clave, 'rango', rangoTexto(clave, numero, maximo)))
    else valores[clave] = valor
  }
  return { valores, issues }
}

function rangoTexto(clave: ClaveParametro, numero: number, maximo: number): string {
  const meant = CLAVES_PARAMETRO[clave] === 'tasa' && numero > 100 && numero <= 10_000
  return `va de 0 a ${maximo}; llegó ${numero}${meant ? `. ¿Querías decir ${numero / 100}?` : ''}`
}

function issue(clave: ClaveParametro, code: string, texto: string): Issue {
  return {
    path: `valores.${clave}`,
    code,
    message: `${etiquetaClave(clave)} ${texto}${texto.endsWith('?') ? '' : '.'}`,
  }
}

/** The rates that are rare beside those of the record before (null: there is none): each has to be said in words. */
export function tasasRaras(nuevos: ValoresParametro, anteriores: ValoresParametro | null): ClaveParametro[] {
  return CLAVE_PARAMETRO_KEYS.filter((clave) => {
    const [nuevo, anterior] = [nuevos[clave], anteriores?.[clave] ?? 0]
    if (CLAVES_PARAMETRO[clave] !== 'tasa' || nuevo === anterior) return false
    if (anterior > 0 && nuevo > 0) return nuevo >= anterior * VECES_RARO || nuevo * VECES_RARO <= anterior
    return nuevo > TASA_RARA
  })
}

/** What is missing of the rare rates: each one not said in words yet. `confirmaciones` is what the person typed, by key. */
export function confirmacionIssues(
  nuevos: ValoresParametro,
  anteriores: ValoresParametro | null,
  confirmaciones: Readonly<Partial<Record<ClaveParametro, string>>>,
): Issue[] {
  return tasasRaras(nuevos, anteriores)
    .filter((clave) => !saysValor(confirmaciones[clave] ?? '', nuevos[clave]))
    .map((clave) => ({
      path: `confirmaciones.${clave}`,
      code: 'confirmar',
      message: `${etiquetaClave(clave)} pasa de ${valorTexto(anteriores?.[clave] ?? 0)} a ${valorTexto(nuevos[clave])}. Si es correcto, escríbelo con palabras: ${valorEnPalabras(nuevos[clave])}.`,
    }))
}
