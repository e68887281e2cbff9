import type { ResultadoLectura } from '#api/documentos/lector/proceso/mensajes.ts'
import type { Fuente } from '#domain/documentos/campo-leido.ts'
import { sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import type { Muestra, ValorEsperado } from './muestra.ts'

export type Resultado = 'exacto' | 'vacio' | 'dudoso' | 'falso'

/**
 * How one field came out: `falso` is wrong and sure, `dudoso` wrong and not sure. To be sure that nothing stands where a value
 * stands is as wrong as another value: `vacio` is only what the reader does not know.
 */
export interface Veredicto {
  readonly campo: string
  readonly resultado: Resultado
  /** Exact to the letter: accents and case as printed. */
  readonly estricto: boolean
  readonly esperado: ValorEsperado
  readonly leido: ValorEsperado
  readonly fuente: Fuente | null
  readonly confianza: number | null
  readonly seguro: boolean
}

export const CLAVES: ReadonlySet<string> = new Set([
  'curp',
  'rfc',
  'nss',
  'codigoPostal',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'fechaNacimiento',
])

/** Every field of the paper, and every field read in it that the paper does not have. */
export function juzgar(muestra: Muestra, { lectura, datos }: ResultadoLectura): Veredicto[] {
  const read: Readonly<Record<string, ValorEsperado>> = { ...datos }
  const names = new Set([...Object.keys(muestra.campos), ...Object.keys(lectura.campos)])
  return [...names].map((campo) => {
    const found = lectura.campos[campo]
    const esperado = muestra.campos[campo] ?? ''
    const leido = read[campo] ?? found?.valor ?? ''
    const seguro = found?.seguro === true
    const facts = { campo, esperado, leido, fuente: found?.fuente ?? null, confianza: found?.confianza ?? null, seguro }
    const estricto = equal(esperado, leido, clean)
    // Recognised letters lose accents too easily to call the value wrong for it; digital ones do not.
    const exact = estricto || (facts.fuente === 'ocr' && equal(esperado, leido, fold))
    return { ...facts, estricto, resultado: outcome(exact, isEmpty(leido), seguro) }
  })
}

function outcome(exact: boolean, empty: boolean, seguro: boolean): Resultado {
  if (exact) return 'exacto'
  if (seguro) return 'falso'
  return empty ? 'vacio' : 'dudoso'
}

const clean = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
/** Ñ is a letter of its own and stays. */
const fold = (text: string): string => sinAcentos(clean(text)).toUpperCase()
export const isEmpty = (value: ValorEsperado): boolean =>
  (typeof value === 'string' ? clean(value) : value.join('')) === ''

/** Lists are equal when they hold the same things. */
function equal(a: ValorEsperado, b: ValorEsperado, as: (text: string) => string): boolean {
  const list = (value: ValorEsperado): string[] => (typeof value === 'string' ? [value] : [...value]).map(as).sort()
  const [first, second] = [list(a).filter((each) => each !== ''), list(b).filter((each) => each !== '')]
  return first.length === second.length && first.every((each, index) => each === second[index])
}
