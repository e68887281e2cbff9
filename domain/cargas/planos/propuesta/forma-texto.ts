import { SEPARADORES, type DefinicionPlano } from '#domain/cargas/planos/plano.ts'

/** How the lines of a text are divided. */
export type FormaTexto =
  | { readonly formato: 'ancho_fijo' }
  | { readonly formato: 'delimitado'; readonly separador: NonNullable<DefinicionPlano['separador']> }

/** Part of the lines that must have as many columns as most. */
const IGUALES = 0.8

/**
 * Whether lines are divided by a separator: one that gives most of them the same number of columns, at least two. The one with most
 * columns wins. Else the text has fixed widths.
 */
export function formaDeTexto(lineas: readonly string[]): FormaTexto {
  let [mejor, columnas]: [FormaTexto, number] = [{ formato: 'ancho_fijo' }, 1]
  for (const separador of SEPARADORES) {
    if (separador === 'detectar') continue
    const cuentas = lineas.filter((linea) => linea.trim() !== '').map((linea) => columnasDe(linea, separador))
    const comun = masComun(cuentas)
    const iguales = cuentas.filter((cuenta) => cuenta === comun).length
    if (comun > columnas && iguales >= IGUALES * cuentas.length)
      [mejor, columnas] = [{ formato: 'delimitado', separador }, comun]
  }
  return mejor
}

/** Columns of a line; a separator between quotes is text. */
const columnasDe = (linea: string, separador: string): number =>
  linea.replaceAll(/"[^"]*"/g, '').split(separador).length

/** The number that occurs most often; 0 if there is none. */
export function masComun(cuentas: readonly number[]): number {
  const veces = new Map<number, number>()
  for (const cuenta of cuentas) veces.set(cuenta, (veces.get(cuenta) ?? 0) + 1)
  return [...veces].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0]
}
