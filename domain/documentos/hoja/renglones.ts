import type { PaginaConPalabras, Palabra } from '#domain/documentos/pagina.ts'
import { cleanWord } from '#domain/documentos/texto.ts'

/** Words that stand on one base line, from left to right. */
export interface Renglon {
  readonly palabras: readonly Palabra[]
  readonly y: number
  readonly h: number
  /** The lines of a paragraph, one after another. */
  readonly parrafo?: true
}

/** A stretch of a line without a wide gap: a cell of a table, or a whole line of prose. */
export interface Segmento {
  readonly palabras: readonly Palabra[]
  readonly x: number
  readonly derecha: number
}

export const derechaDe = (word: Palabra): number => word.x + word.w
export const medioDe = (word: Palabra): number => word.y + word.h / 2
export const textoDe = (palabras: readonly Palabra[]): string => palabras.map((word) => word.texto).join(' ')

/** Some letters of a word, with their share of its width. */
export const partDe = (word: Palabra, from: number, to: number): Palabra => {
  const unit = word.w / Math.max(1, word.texto.length)
  return { ...word, texto: word.texto.slice(from, to), x: word.x + unit * from, w: unit * (to - from) }
}

/** `Postal:20010` is a label and a value; `https://…` and `10:45` stay whole. */
export function splitAtColon(word: Palabra): Palabra[] {
  const at = /(?<=[\p{L}).]):(?=[^/\\])/u.exec(word.texto)
  if (!at) return [word]
  return [partDe(word, 0, at.index + 1), ...splitAtColon(partDe(word, at.index + 1, word.texto.length))]
}

/** A colon that stands alone belongs to the word before it; in a column of colons, far from their labels, too. */
function joinColons(words: readonly Palabra[]): Palabra[] {
  const found: Palabra[] = []
  for (const word of words) {
    const before = found.at(-1)
    if (!before || !/^[:;]$/.test(word.texto)) found.push(word)
    else {
      const near = word.x - derechaDe(before) < 1.2 * before.h
      found[found.length - 1] = {
        ...before,
        texto: `${before.texto}:`,
        w: near ? derechaDe(word) - before.x : before.w,
      }
    }
  }
  return found
}

/** A word of capitals in which letters of one shape in both cases were taken for small ones: soLÍS. */
const CASE_LOST = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}cosuvwxzkp'.-]+$/u
const inCapitals = (texto: string) => (CASE_LOST.test(texto) ? texto.toUpperCase() : texto)
/** A semicolon that ends a word of these papers is a colon with a tail of dirt. */
const withColon = (texto: string) => texto.replace(/(?<=\p{L}{2});$/u, ':')
/** The one label of these papers that begins small and goes on in capitals. */
const ID_CIF = /^[1lI|¡íi!]dC[I1l|]F(?=:?$)/
/** A label's colon read into the word after it. */
const withoutColon = (texto: string) => texto.replace(/^[:;]+(?=[\p{L}\d])/u, '')

/** The corner of a cell read as a quotation mark before its first word; where nothing ends a quotation, nothing begins one. */
const CORNER = /^[“”"„|]+(?=\p{L}{2})/u
const QUOTED = /[”"][^\w”"]*$/u

/** Dots that lead the eye from a label to its value. */
const withoutLeader = (texto: string) => texto.replace(/(?<!\.)\.{2,}$|^\.{2,}/g, '')

/** What a recogniser makes of such dots: a long run of round letters, or letters among dots. */
const LEADER = /^(?:[aceorsw]{8,}[.?]*|(?=.*\.\.)[a-z\d.,?]{4,})$/

/** What is lower than this share of the page's letters is a speck that a recogniser took for one. */
const SPECK = 0.3

/** Text that stands on its side in a margin: of several letters, taller than wide, and than the page's lines by this much. */
const SIDEWAYS = 2
const standsOnItsSide = ({ texto, w, h }: Palabra, usual: number) =>
  h > SIDEWAYS * usual && h > 1.5 * w && /[\p{L}\d]{3}/u.test(texto)

function cleanWords(pagina: PaginaConPalabras): Palabra[] {
  const quotes = pagina.palabras.some(({ texto }) => QUOTED.test(texto))
  const recognised = (texto: string) => {
    const label = texto.replace(ID_CIF, 'idCIF')
    return withColon(withoutColon(inCapitals(quotes ? label : label.replace(CORNER, ''))))
  }
  const clean = (texto: string) =>
    withoutLeader(pagina.fuente === 'ocr' ? recognised(cleanWord(texto)) : cleanWord(texto))
  const whole = pagina.palabras.map((word) => ({ ...word, texto: clean(word.texto) }))
  const heights = whole.map(({ h }) => h).sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const isSpeck = ({ texto, h }: Palabra) => h < SPECK * usual && /[\p{L}\d]/u.test(texto)
  const isStray = (word: Palabra) =>
    pagina.fuente === 'ocr' && (isSpeck(word) || standsOnItsSide(word, usual) || LEADER.test(word.texto))
  const words = whole
    .filter((word) => word.texto !== '' && word.h > 0 && !isStray(word))
    .flatMap(splitAtColon)
    .flatMap((word, index, all) => (pagina.fuente === 'ocr' ? splitParticles(word, index, all) : [word]))
  return pagina.fuente === 'ocr' ? words.map((word) => withinItsLetters(word, words)) : words
}

/** "DELA", "DELOS": two words that a recogniser ran into one; Spanish has none so written. */
const GLUED = /^DE(?=(?:LA|LAS|LOS)$)/i
/** The same of an article and the noun after it, behind DE: DE LALUZ is three words; LACRUZ alone is a surname. */
const ARTICLE =
  /^(LA|LOS|LAS)(?=(?:LUZ|PAZ|CRUZ|CONCEPCION|CONCEPCIÓN|ANGELES|ÁNGELES|SANTOS|REYES|DOLORES|REMEDIOS|MERCEDES|NIEVES)$)/i
function splitParticles(word: Palabra, index: number, words: readonly Palabra[]): Palabra[] {
  const article = /^DE$/i.test(words[index - 1]?.texto ?? '') ? ARTICLE.exec(word.texto)?.[0] : undefined
  const at = GLUED.test(word.texto) ? 2 : (article?.length ?? 0)
  return at > 0 ? [partDe(word, 0, at), partDe(word, at, word.texto.length)] : [word]
}

/** How much wider than the letters of the word in it a box is that runs over its neighbours. */
const TOO_WIDE = 1.4

/** A recognised box may run on over the words that follow: it ends where the first of them begins. */
function withinItsLetters(word: Palabra, words: readonly Palabra[]): Palabra {
  const under = words.filter((other) => {
    const middle = other.x + other.w / 2
    const level = Math.abs(medioDe(other) - medioDe(word)) < 0.5 * Math.min(other.h, word.h)
    return other !== word && level && other.x > word.x && middle < derechaDe(word)
  })
  const [first] = under.sort((a, b) => a.x - b.x)
  const unit = first ? first.w / first.texto.length : 0
  const swallows =
    first && word.w > TOO_WIDE * unit * word.texto.length && first.x - word.x > 0.6 * unit * word.texto.length
  return swallows ? { ...word, w: first.x - word.x } : word
}

/** Signs and small letters have low boxes: they may be as far off as a share of their taller neighbour. */
const onOneLine = (a: Palabra, b: Palabra) =>
  Math.abs(medioDe(a) - medioDe(b)) < Math.max(0.5 * Math.min(a.h, b.h), 0.3 * Math.max(a.h, b.h))

/** Lines are asked for again and again: to tell the paper, and to read each of its fields. */
const known = new WeakMap<PaginaConPalabras, readonly Renglon[]>()

/**
 * The lines of a page from top to bottom. Words are taken from left to right and join the line whose last word has its middle
 * at nearly the same height: a line that runs a little uphill stays one line.
 */
export function renglonesDe(pagina: PaginaConPalabras): readonly Renglon[] {
  const renglones = known.get(pagina) ?? findLines(pagina)
  known.set(pagina, renglones)
  return renglones
}

function findLines(pagina: PaginaConPalabras): Renglon[] {
  const lines: Palabra[][] = []
  for (const word of cleanWords(pagina).sort((a, b) => a.x - b.x)) {
    let [best, distance]: [Palabra[] | null, number] = [null, Infinity]
    for (const line of lines) {
      const last = line.at(-1)
      if (!last || !onOneLine(last, word) || overlap(last, word)) continue
      const away = Math.abs(medioDe(last) - medioDe(word)) + 0.02 * Math.max(0, word.x - derechaDe(last))
      if (away < distance) [best, distance] = [line, away]
    }
    if (best) best.push(word)
    else lines.push([word])
  }
  const isOcr = pagina.fuente === 'ocr'
  const whole = lines.map((words) => toRenglon(joinColons(isOcr ? withCapitalI(words) : words))).sort(byMiddle)
  return isOcr ? mergeLevel(whole) : whole
}

/** "ESPARZA Al": after a word in capitals, one of two letters whose I was taken for a small L. */
function withCapitalI(words: readonly Palabra[]): Palabra[] {
  const isCapital = (word: Palabra | undefined) => word !== undefined && /^\p{Lu}{3,},?$/u.test(word.texto)
  return words.map((word, at) =>
    /^\p{Lu}l$/u.test(word.texto) && isCapital(words[at - 1]) ? { ...word, texto: word.texto.replace('l', 'I') } : word,
  )
}

const byMiddle = (a: Renglon, b: Renglon) => a.y + a.h / 2 - (b.y + b.h / 2)

/** Two words over one another are not neighbours of one line, unless their boxes only run together. */
function overlap(a: Palabra, b: Palabra): boolean {
  const shared = derechaDe(a) - b.x
  const level = Math.abs(medioDe(a) - medioDe(b)) < 0.2 * Math.min(a.h, b.h)
  return shared > (level ? 1 : 0.5) * Math.min(a.w, b.w) && shared > 0.3 * a.w
}

/** Share of the lower line's height from which two lines are one. */
const LEVEL = 0.65

/** Recognised boxes may be too tall or too low: lines at nearly the same height whose words leave each other room are one line. */
function mergeLevel(lines: readonly Renglon[]): Renglon[] {
  const found: Renglon[] = []
  for (const line of lines) {
    const before = found.at(-1)
    const shared = before ? Math.min(before.y + before.h, line.y + line.h) - Math.max(before.y, line.y) : 0
    if (before && shared > LEVEL * Math.min(before.h, line.h) && leaveRoom(before, line))
      found[found.length - 1] = joined(before, line)
    else found.push(line)
  }
  return found
}

const leaveRoom = (a: Renglon, b: Renglon) =>
  a.palabras.every((word) => b.palabras.every((other) => apart(word, other) && apart(other, word)))

/** Boxes may run into one another a little: a word's middle is never inside its neighbour. */
const apart = (word: Palabra, other: Palabra) => {
  const middle = other.x + other.w / 2
  return middle <= word.x || middle >= derechaDe(word)
}

const joined = (a: Renglon, b: Renglon) => toRenglon([...a.palabras, ...b.palabras].sort((one, two) => one.x - two.x))

function toRenglon(palabras: readonly Palabra[]): Renglon {
  const y = Math.min(...palabras.map((word) => word.y))
  return { palabras, y, h: Math.max(...palabras.map((word) => word.y + word.h)) - y }
}

/** Letters of two sizes are of two texts, whose gap is measured by the smaller. */
const TWO_SIZES = 1.4

/** The letter height by which the space between two words of a line is judged. */
export function spaceHeight(renglon: Renglon, before: Palabra, word: Palabra): number {
  const [a, b] = [sizeOf(before), sizeOf(word)]
  const [small, large] = [Math.min(a, b), Math.max(a, b)]
  return large > TWO_SIZES * small && /[\p{L}\d]{2}/u.test(before.texto + word.texto)
    ? small
    : Math.min(renglon.h, before.h * 1.5)
}

/** Words without a stem; a recogniser's box around one is that much lower than its line's letters. */
const LOW = /^[acemnorsuvwxz]+$/
const STEM = 1.4
const sizeOf = ({ texto, h, confianza }: Palabra) => (confianza !== undefined && LOW.test(texto) ? STEM * h : h)

/** Cuts a line where the gap between two words is wider than `ratio` line heights. */
export function segmentosDe(renglon: Renglon, ratio = 1.6): Segmento[] {
  const cells: Palabra[][] = []
  for (const word of renglon.palabras) {
    const cell = cells.at(-1)
    const before = cell?.at(-1)
    if (cell && before && word.x - derechaDe(before) <= ratio * spaceHeight(renglon, before, word)) cell.push(word)
    else cells.push([word])
  }
  return cells.map((palabras) => {
    const last = palabras.at(-1)
    return { palabras, x: palabras[0]?.x ?? 0, derecha: last ? derechaDe(last) : 0 }
  })
}
