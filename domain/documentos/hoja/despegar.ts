import type { Palabra } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'
import type { Diccionario } from './etiquetas.ts'
import { partDe, type Renglon } from './renglones.ts'

/** Words of a label at most. */
const MAX_WORDS = 8
/** Letters that a value has at least after a label that no sign ends. */
const MIN_REST = 3
/** Letters of a label that is told by themselves alone, of one that a number follows, and of one that some sign ends. */
const MIN_BARE = 10
const MIN_BEFORE_NUMBER = 6
const MIN_SIGNED = 6
/** What a value is worth at most that was read as one word with its label: a sign of it may be the colon. */
const GLUED = 0.85
/** What a recogniser makes of a colon set close to what follows. */
const SIGN = /[-;.,=*]/

/**
 * Lines of a recognised page in which a label and its value run together, their colon taken for another sign or lost ("POSTAL71300",
 * "COLONIA-PUEBLO"), with the two apart again: only where the words up to there spell a whole label.
 */
export function despegar(renglones: readonly Renglon[], diccionario: Diccionario): readonly Renglon[] {
  return renglones.map((line) => {
    const palabras = line.palabras.flatMap((word, index) => apart(line.palabras, index, diccionario) ?? [word])
    return palabras.length === line.palabras.length ? line : { ...line, palabras }
  })
}

function apart(line: readonly Palabra[], index: number, diccionario: Diccionario): Palabra[] | null {
  const word = line[index]
  if (!word || word.texto.length < MIN_REST + 2 || word.texto.includes(':')) return null
  for (let cut = word.texto.length - 1; cut >= 2; cut--) {
    const sign = SIGN.test(word.texto.charAt(cut)) ? 1 : 0
    const rest = word.texto.slice(cut + sign)
    if (compact(rest) === '' || !/^[\p{L}\d]/u.test(rest)) continue
    if (!endsLabel(line, index, { head: word.texto.slice(0, cut), rest, signed: sign === 1 }, diccionario)) continue
    const [label, value] = [partDe(word, 0, cut), partDe(word, cut + sign, word.texto.length)]
    const confianza = Math.min(GLUED, word.confianza ?? 0)
    return [
      { ...label, texto: `${label.texto}:` },
      { ...value, confianza },
    ]
  }
  return null
}

interface Corte {
  readonly head: string
  readonly rest: string
  readonly signed: boolean
}

/** Whether the words before, and the head of this one, spell a label that what follows leaves no doubt about. */
function endsLabel(
  line: readonly Palabra[],
  index: number,
  { head, rest, signed }: Corte,
  labels: Diccionario,
): boolean {
  const least = signed
    ? MIN_SIGNED
    : /^\d{2}/.test(rest)
      ? MIN_BEFORE_NUMBER
      : rest.length >= MIN_REST
        ? MIN_BARE
        : Infinity
  if (!/\p{L}$/u.test(head)) return false
  let letters = compact(head)
  for (let start = index; start >= Math.max(0, index - MAX_WORDS + 1); start--) {
    if (start < index) letters = compact(line[start]?.texto ?? '') + letters
    if (letters.length >= least && isLabel(labels, letters) && beginsWithCapital(line[start]?.texto ?? '')) return true
  }
  return false
}

/** Not one of the words that values begin with as well: CALLE, COLONIA. */
function isLabel(labels: Diccionario, letters: string): boolean {
  const found = labels.exact(letters)
  return found !== null && found.etiqueta.comun !== true
}

const beginsWithCapital = (texto: string) => /^[^\p{L}]*\p{Lu}/u.test(texto)
