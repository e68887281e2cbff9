import { createHash } from 'node:crypto'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { lineaCanonica, type LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import type { FormatoSello } from '#domain/fondos/formato-sello.ts'
import type { SegmentoGuardado } from './guardado.ts'

/** A movement that a close applies, as the hash knows it. */
export interface MovimientoSellado {
  readonly folio: string
  readonly fecha: string
}

/** Data of a person that a close stores next to the lines. Format 2 seals it as days. */
export interface DatosSellados {
  readonly nombre: string
  readonly nivel2Id: number | null
  readonly nivel3Id: number | null
  readonly categoria: string
  readonly dias: number
  readonly sueldoCentavos: number
  readonly segmentos: readonly SegmentoGuardado[]
}

/** SHA-256 of the lines of one person, in their order. */
export function huellaPersona(interno: string, lineas: readonly LineaCierre[]): string {
  const hash = createHash('sha256').update(interno)
  for (const linea of lineas) hash.update(`\n${lineaCanonica(linea)}`)
  return hash.digest('hex')
}

/** SHA-256 of the days of one person and of what is stored beside them, with fund and part of each line. */
export function huellaDatos(lineas: readonly LineaCierre[], datos: DatosSellados): string {
  const fondos = lineas.map(({ fondo, parte }) => `${fondo} ${parte}`)
  // Through JSON, as the database stores them: a key without a value is in neither.
  const stored = JSON.parse(JSON.stringify({ ...datos, fondos })) as Json
  return createHash('sha256').update(canonicalJson(stored)).digest('hex')
}

/** What format 2 stores and seals of one person: the hash of the lines, and that of the days. */
export function huellaConDatos(interno: string, lineas: readonly LineaCierre[], datos: DatosSellados): string {
  return `${huellaPersona(interno, lineas)} ${huellaDatos(lineas, datos)}`
}

/** The two hashes of a stored person; a person of format 1 has none of the days. */
export function partesDeHuella(huella: string): { readonly lineas: string; readonly datos: string | null } {
  const [lineas = '', datos = null] = huella.split(' ')
  return { lineas, datos }
}

/**
 * SHA-256 over the parameters, each person's lines in the order of their ids, and the movements: what signatures are bound to
 * and, computed of what was stored, the seal of format 1 (decision 10.26). Person by person, so that memory does not grow.
 */
export class HuellaCierre {
  readonly #hash = createHash('sha256')

  constructor(parametros: ParametrosEnVigor | null) {
    this.#hash.update(textoSellado.parametros(parametros))
  }

  add(huella: string): void {
    this.#hash.update(textoSellado.persona(huella))
  }

  end(movimientos: readonly MovimientoSellado[]): string {
    this.#hash.update(textoSellado.movimientos(movimientos))
    return this.#hash.digest('hex')
  }
}

/** SHA-256 of format 2 (decision 11.6): the same parts with the days of each person, and then the rows of `renglones-sellados`. */
export class SelloCierre {
  readonly #hash = createHash('sha256')

  constructor(parametros: ParametrosEnVigor | null) {
    this.#hash.update(textoSellado.formato(2) + textoSellado.parametros(parametros))
  }

  /** `huella` is that of `huellaConDatos`. */
  add(huella: string): void {
    this.#hash.update(textoSellado.persona(huella))
  }

  /** `renglones` is the text of `textoDeRenglones`. */
  end(movimientos: readonly MovimientoSellado[], renglones: string): string {
    return this.#hash.copy().update(textoSellado.movimientos(movimientos)).update(renglones).digest('hex')
  }
}

/** The text whose SHA-256 is the seal, part by part in this order: what leaves as a file says it without the portal. */
export const textoSellado = {
  formato: (formato: FormatoSello): string => (formato === 1 ? '' : `formato ${formato}\n`),
  parametros: (parametros: ParametrosEnVigor | null): string => canonicalJson(parametros && sealed(parametros)),
  persona: (huella: string): string => `\n${huella}`,
  movimientos: (movimientos: readonly MovimientoSellado[]): string =>
    `\n${canonicalJson(movimientos.map(({ folio, fecha }) => ({ folio, fecha })))}`,
}

function sealed({ clave, version, redondeo, valores }: ParametrosEnVigor) {
  return { clave, version, redondeo, valores: { ...valores } }
}
