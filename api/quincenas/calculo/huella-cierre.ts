import { createHash } from 'node:crypto'
import { canonicalJson } from '#domain/acceso/bitacora/canonical-json.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import { lineaCanonica, type LineaCierre } from '#domain/quincenas/linea-cierre.ts'

/** A movement that a close applies, as the hash knows it. */
export interface MovimientoSellado {
  readonly folio: string
  readonly fecha: string
}

/** SHA-256 of the lines of one person, in their order. */
export function huellaPersona(interno: string, lineas: readonly LineaCierre[]): string {
  const hash = createHash('sha256').update(interno)
  for (const linea of lineas) hash.update(`\n${lineaCanonica(linea)}`)
  return hash.digest('hex')
}

/**
 * SHA-256 over the parameters, each person's lines in the order of their ids, and the movements: what signatures are bound to
 * and, computed of what was stored, the seal of the close (decision 10.26). Person by person, so that memory does not grow.
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

/** The text whose SHA-256 is the seal, part by part in this order: what leaves as a file says it without the portal. */
export const textoSellado = {
  parametros: (parametros: ParametrosEnVigor | null): string => canonicalJson(parametros && sealed(parametros)),
  persona: (huella: string): string => `\n${huella}`,
  movimientos: (movimientos: readonly MovimientoSellado[]): string =>
    `\n${canonicalJson(movimientos.map(({ folio, fecha }) => ({ folio, fecha })))}`,
}

function sealed({ clave, version, redondeo, valores }: ParametrosEnVigor) {
  return { clave, version, redondeo, valores: { ...valores } }
}
