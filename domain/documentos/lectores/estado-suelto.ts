import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { segmentosDe, textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { estadoEn } from '#domain/documentos/vocabulario/estados.ts'
import { SEXOS } from '#domain/documentos/vocabulario/formas.ts'

/** Signs that part the data of one line: `M · 23-10-1965 · SAN LUIS POTOSI`. */
const BETWEEN = /^[·•|/–—-]$/

/**
 * The state that the key tells, printed in capitals without a label, alone in its piece of a line or broken between two: a finding of
 * `entidad` with the print's own letters. `codigo`: the two letters of the state in the CURP. Empty when no line prints it so.
 */
export function estadoSuelto(hojas: readonly Hoja[], codigo: string): Hallazgo[] {
  for (const { pagina, renglones } of hojas) {
    const told = toldInASentence(renglones.flatMap(({ palabras }) => palabras))
    const lines = renglones.map((line) => segmentosDe(line).map(({ palabras }) => palabras))
    const [longest] = [...lines.flat().flatMap(pieces), ...broken(lines), ...told]
      .filter((palabras) => isState(palabras, codigo))
      .sort((a, b) => b.length - a.length)
    // EXTRANJERO alone is a name of what NACIDO EN EL / EXTRANJERO says.
    if (longest)
      return [hallazgoEn(pagina, longest, { campo: 'entidad', valor: estadoEn(textoDe(longest))?.texto ?? '' })]
  }
  return []
}

function isState(palabras: readonly Palabra[], codigo: string): boolean {
  const found = estadoEn(textoDe(palabras))
  return found?.exacto === true && found.estado.codigo === codigo && !/\p{Ll}/u.test(textoDe(palabras))
}

/** Words of the longest state's name. */
const MAX_WORDS = 6

/** What follows "nacimiento" in a letter ("con entidad de nacimiento MICHOACAN, se encuentra …"), from its longest to one word. */
function toldInASentence(words: readonly Palabra[]): Palabra[][] {
  return words.flatMap((word, at) => {
    if (!/^nacimiento:?$/i.test(word.texto)) return []
    const after = words.slice(at + 1, at + 1 + MAX_WORDS)
    const end = after.findIndex(({ texto }) => /[.,;]$/.test(texto))
    const clause = end < 0 ? after : after.slice(0, end + 1).map(withoutStop)
    return Array.from(clause, (_, drop) => clause.slice(0, clause.length - drop))
  })
}

const withoutStop = (word: Palabra): Palabra => ({ ...word, texto: word.texto.replace(/(?<![.,;])[.,;]+$/, '') })

/** The last piece of each stretch of a line with the first of the stretch that begins right under it. */
function broken(lines: readonly (readonly Palabra[])[][]): Palabra[][] {
  return lines.flatMap((cells, index) =>
    cells.flatMap((cell) => {
      const next = (lines[index + 1] ?? []).find((other) => isUnder(other[0], cell[0]))
      const [end, start] = [pieces(cell).at(-1), next && pieces(next)[0]]
      return end && start ? [[...end, ...start]] : []
    }),
  )
}

const isUnder = (word: Palabra | undefined, start: Palabra | undefined) =>
  word !== undefined && start !== undefined && Math.abs(word.x - start.x) < start.h && word.y - start.y < 2 * start.h

/** The data of a line, one by one: also parted by nothing more than a sex or a date (`HOMBRE 08/03/1965 YUCATAN`). */
function pieces(palabras: readonly Palabra[]): Palabra[][] {
  const found: Palabra[][] = [[]]
  for (const word of palabras) {
    if (BETWEEN.test(word.texto) || /\d/.test(word.texto) || SEXOS[word.texto] !== undefined) found.push([])
    else found.at(-1)?.push(word)
  }
  return found.filter((piece) => piece.length > 0)
}
