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

export const LIMITES_PARAMETRO = { texto: 20, confirmacion: 60, quincenas: 48, versiones: 200 } as const

const MAXIMO = { tasa: 100, dias: 366 } as const

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

/** What the rates of a record are compared with (decisions §11.8). */
export interface TasasConocidas {
  /** The record that holds before the new one; null for the first one. */
  readonly anteriores: ValoresParametro | null
  /** The one that was in force last January: a rate that goes up little by little is compared with it. */
  readonly enero: ValoresParametro | null
  /** What each rate charged in the last close, and the sum, in centavos. */
  readonly cierre: {
    readonly porClave: Readonly<Partial<Record<ClaveParametro, number>>>
    readonly totalCentavos: number
  }
}

/**
 * The rates that have to be said in words: of those that change, what changes by more than a tenth, to or from 0, or moves more than a
 * hundredth of the last close (decisions §11.8). Of the first record, only what is high by itself.
 */
export function tasasRaras(nuevos: ValoresParametro, conocidas: TasasConocidas): ClaveParametro[] {
  const { anteriores, enero } = conocidas
  return CLAVE_PARAMETRO_KEYS.filter((clave) => {
    if (CLAVES_PARAMETRO[clave] !== 'tasa') return false
    if (anteriores === null) return nuevos[clave] > TASA_RARA
    if (nuevos[clave] === anteriores[clave]) return false
    return [anteriores, enero ?? anteriores].some((antes) => isRara(clave, antes[clave], nuevos[clave], conocidas))
  })
}

function isRara(clave: ClaveParametro, antes: number, nuevo: number, { cierre }: TasasConocidas): boolean {
  if (antes === nuevo) return false
  if (antes === 0 || nuevo === 0) return true
  const cambio = Math.abs(nuevo - antes)
  if (cambio * 10 > antes) return true
  return ((cierre.porClave[clave] ?? 0) * cambio) / antes > cierre.totalCentavos / 100
}

/** What is missing of the rare rates: each one not said in words yet. `confirmaciones` is what the person typed, by key. */
export function confirmacionIssues(
  nuevos: ValoresParametro,
  conocidas: TasasConocidas,
  confirmaciones: Readonly<Partial<Record<ClaveParametro, string>>>,
): Issue[] {
  return tasasRaras(nuevos, conocidas)
    .filter((clave) => !saysValor(confirmaciones[clave] ?? '', nuevos[clave]))
    .map((clave) => ({
      path: `confirmaciones.${clave}`,
      code: 'confirmar',
      message: `${etiquetaClave(clave)} pasa de ${valorTexto(conocidas.anteriores?.[clave] ?? 0)} a ${valorTexto(nuevos[clave])}. Si es correcto, escríbelo con palabras: ${valorEnPalabras(nuevos[clave])}.`,
    }))
}
