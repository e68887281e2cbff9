import { hallazgoEn, type Hallazgo } from './combinar.ts'
import type { Hoja } from './hoja/hoja.ts'
import { segmentosDe, textoDe } from './hoja/renglones.ts'
import type { Palabra } from './pagina.ts'
import { estadoEn } from './vocabulario/estados.ts'

/** Signs that part the data of one line: `M · 23-10-1965 · SAN LUIS POTOSI`. */
const BETWEEN = /^[·•|/–—-]$/

/**
 * The state that the key tells, printed in capitals without a label, alone in its piece of a line: a finding of `entidad` with the
 * print's own letters. `codigo`: the two letters of the state in the CURP. Empty when no line prints it so.
 */
export function estadoSuelto(hojas: readonly Hoja[], codigo: string): Hallazgo[] {
  for (const { pagina, renglones } of hojas)
    for (const palabras of renglones.flatMap((line) => segmentosDe(line).flatMap((cell) => pieces(cell.palabras)))) {
      const found = estadoEn(textoDe(palabras))
      if (found?.exacto && found.estado.codigo === codigo && !/\p{Ll}/u.test(textoDe(palabras)))
        return [hallazgoEn(pagina, palabras, { campo: 'entidad', valor: found.texto })]
    }
  return []
}

function pieces(palabras: readonly Palabra[]): Palabra[][] {
  const found: Palabra[][] = [[]]
  for (const word of palabras) {
    if (BETWEEN.test(word.texto)) found.push([])
    else found.at(-1)?.push(word)
  }
  return found.filter((piece) => piece.length > 0)
}
