import type { Celdas } from '#domain/cargas/lectura/compilar-plano.ts'
import type { Posicion, TotalesPlano } from '#domain/cargas/planos/plano.ts'

/** Where the amounts are that a record of totals may add up. */
interface Sumable {
  /** Field of the layout, or `conceptos`. */
  readonly de: string
  /** Its column, from 0; null where fixed widths are cut. */
  readonly columna: number
  readonly en: Posicion
  readonly decimales?: number
}

const EMPIEZA = /^(?:GRAN TOTAL|TOTAL(?:ES)?|SUMAS?)(?=$|\P{L})|^T$/iu
const CUENTA = /^\d{1,9}(?:\.0+)?$/
const NUMERO = /\d/

/** Whether a record says in its first cell that it adds up the others. */
export const isTotal = (celdas: Celdas): boolean => EMPIEZA.test((celdas[0] ?? '').trim())

/**
 * The record of totals among the first and the last records of a table: its first cell says TOTAL. `renglones` are the rows of data of the whole file:
 * a cell with that number is the count.
 */
export function proponerTotales(
  extremos: readonly Celdas[],
  renglones: number,
  sumables: readonly Sumable[],
): TotalesPlano | null {
  const total = extremos.filter(isTotal).at(-1)
  if (!total) return null
  const suma = sumables.find(({ columna }) => NUMERO.test(total[columna] ?? ''))
  const cuenta = total.findIndex(
    (celda, i) => i > 0 && i !== suma?.columna && CUENTA.test(celda.trim()) && Number(celda) === renglones,
  )
  if (!suma && cuenta < 0) return null
  return {
    empieza: EMPIEZA.exec((total[0] ?? '').trim())?.[0].toUpperCase() ?? 'TOTAL',
    ...(cuenta >= 0 && { cuenta: { columna: cuenta + 1 } }),
    ...(suma && { suma: suma.en, de: suma.de, ...(suma.decimales !== undefined && { decimales: suma.decimales }) }),
  }
}

/** The record of totals of a fixed-width text: another first character, the count of lines, and then the sum. */
export function totalesDeAncho(
  last: string,
  detalle: string,
  renglones: number,
  de: string | null,
): TotalesPlano | null {
  const match = /^(\D{1,20}?)\s*(\d+)\s*$/.exec(last)
  const [, empieza = '', digitos = ''] = match ?? []
  if (!match || empieza.trim() === '' || empieza.startsWith(detalle)) return null
  const inicio = last.indexOf(digitos, empieza.length) + 1
  for (let ancho = 1; ancho <= Math.min(9, digitos.length); ancho += 1) {
    if (Number(digitos.slice(0, ancho)) !== renglones) continue
    const hasSuma = de !== null && ancho < digitos.length
    return {
      empieza: empieza.trim().slice(0, 20),
      cuenta: { desde: inicio, hasta: inicio + ancho - 1 },
      ...(hasSuma && { suma: { desde: inicio + ancho, hasta: inicio + digitos.length - 1 }, decimales: 2, de }),
    }
  }
  return null
}
