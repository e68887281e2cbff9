import type { Palabra } from '#domain/documentos/pagina.ts'
import type { Ancla } from './etiquetas.ts'
import { hasLower } from './buscador.ts'
import { beginsAt } from './celda.ts'
import { derechaDe, textoDe, type Renglon } from './renglones.ts'

/** Labels inside of sentences that make some lines a paragraph which tells data one after another. */
const INLINE = 3
/** Base lines of one paragraph, in letter heights. */
const PITCH = 1.9
/** Share of the widest line that each but the last one fills. */
const FILLED = 0.7

/**
 * The lines of a page, those of a paragraph that tells labelled data ("Tipo de Vialidad: CALLE; Nombre de Vialidad: DE LAS FLORES DEL
 * VALLE DE / SANTIAGO; …") as one: there only the order of words means something. `anclas`: the labels of the lines as they stand.
 */
export function unirParrafos(renglones: readonly Renglon[], anclas: readonly Ancla[]): readonly Renglon[] {
  const inline = new Set(anclas.filter((ancla) => isInline(ancla, renglones)).map(({ renglon }) => renglon))
  if (inline.size === 0) return renglones
  return paragraphs(renglones).flatMap(({ lines, from }) => {
    const labels = anclas.filter(
      (ancla) => ancla.renglon >= from && ancla.renglon < from + lines.length && isInline(ancla, renglones),
    )
    return lines.length > 1 && labels.length >= INLINE ? [asOne(lines)] : lines
  })
}

/** A label with a colon that words of its own sentence stand before. */
function isInline({ campo, dosPuntos, palabras, renglon }: Ancla, renglones: readonly Renglon[]): boolean {
  const words = renglones[renglon]?.palabras ?? []
  const at = palabras[0] ? words.indexOf(palabras[0]) : -1
  return campo !== null && dosPuntos && at > 0 && !beginsAt(words, at)
}

function paragraphs(renglones: readonly Renglon[]): { readonly lines: readonly Renglon[]; readonly from: number }[] {
  const found: { lines: Renglon[]; from: number }[] = []
  for (const [index, line] of renglones.entries()) {
    const last = found.at(-1)
    if (last && goesOn(last.lines, line)) last.lines.push(line)
    else found.push({ lines: [line], from: index })
  }
  return found
}

function goesOn(lines: readonly Renglon[], next: Renglon): boolean {
  const [first, last] = [lines[0], lines.at(-1)]
  const [start, below] = [first?.palabras[0], next.palabras[0]]
  if (!first || !last || !start || !below) return false
  const widest = Math.max(...lines.map(rightOf))
  const filled = rightOf(last) - start.x >= FILLED * (Math.max(widest, rightOf(next)) - start.x)
  const height = Math.max(start.h, below.h, letterHeight(last), letterHeight(next))
  return filled && Math.abs(below.x - start.x) < height && next.y - last.y < PITCH * height
}

/** The middle height of a line's words: the boxes of single ones are too low or too high. */
function letterHeight({ palabras }: Renglon): number {
  const heights = palabras.map(({ h }) => h).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

const rightOf = ({ palabras }: Renglon): number => Math.max(...palabras.map(derechaDe))

function asOne(lines: readonly Renglon[]): Renglon {
  const [first, last] = [lines[0], lines.at(-1)]
  const y = first?.y ?? 0
  return {
    palabras: lines.flatMap(({ palabras }) => palabras),
    y,
    h: (last?.y ?? 0) + (last?.h ?? 0) - y,
    parrafo: true,
  }
}

/** What a paragraph says after a label: the words up to the next label, or to the sign that ends their clause. */
export function valorEnParrafo(ancla: Ancla, { palabras }: Renglon, anclas: readonly Ancla[]): readonly Palabra[] {
  const last = ancla.palabras.at(-1)
  // "Tipo de Vialidad: CALLE; Nombre de …": what is in capitals is a value, though it spells a label.
  const labels = new Set(anclas.filter(({ palabras }) => hasLower(textoDe(palabras))).flatMap((each) => each.palabras))
  const rest = palabras.slice(last ? palabras.indexOf(last) + 1 : 0)
  const next = rest.findIndex((word) => labels.has(word))
  const own = next < 0 ? rest : rest.slice(0, next)
  const end = own.findIndex(({ texto }) => /[:;]$/.test(texto) || /\p{L}{4}\.$/u.test(texto) || texto === '.')
  const clause = end < 0 ? own : own.slice(0, end + 1)
  return clause.map(withoutStop).filter(({ texto }) => texto !== '')
}

const withoutStop = (word: Palabra): Palabra => ({ ...word, texto: word.texto.replace(/(?<![:;.,])[:;.,]+$/, '') })
