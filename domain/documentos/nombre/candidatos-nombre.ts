import { plainApostrophes } from '#domain/identidad/apostrofos.ts'
import type { Nombre } from '#domain/identidad/nombre.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { hasLetters, isParticle, partirNombre, type LetrasDelNombre } from './partir-nombre.ts'
import type { Ancla } from '#domain/documentos/hoja/etiquetas.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { derechaDe, segmentosDe, textoDe, type Renglon, type Segmento } from '#domain/documentos/hoja/renglones.ts'
import { fold } from '#domain/documentos/texto.ts'

/** A name printed in one string somewhere on the page, cut by the letters of the CURP. */
export interface NombreEncontrado {
  readonly nombre: Nombre
  readonly unica: boolean
  readonly palabras: readonly Palabra[]
}

/** A word of a name, in capitals or with a capital; particles may be in lower case. */
const NAME_WORD = /^(?:['.-]*\p{Lu}[\p{Lu}'.-]*|\p{Lu}[\p{Ll}'.-]+|de|del|la|las|los|y),?$/u
/** Printed in capitals near a name, and no part of one. */
const NEVER = new Set(
  'NOMBRE NOMBRES COMPLETO TITULAR PRESENTE CURP RFC NSS IMSS SAT CLAVE FOLIO SEXO MUJER HOMBRE TRAMITE GRATUITO CONSTANCIA DD MM AAAA YYYY'.split(
    ' ',
  ),
)
const MAX_LINES = 3
const MAX_NAME_WORDS = 9
/** Lines from one of a name to the next: one of another column may run between them. */
const MAX_STEP = 2

/** What stands before a name in a letter, and is no part of it. */
const TREATMENT = /^(?:C|SR|SRA|SRTA|LIC|ING|DR|DRA|PROFR|PROFRA|MTRO|MTRA)\.$/

const isNameWord = ({ texto }: Palabra) =>
  NAME_WORD.test(plainApostrophes(texto)) && !NEVER.has(fold(texto).replace(/[.,]$/, ''))

interface Corrida {
  readonly palabras: readonly Palabra[]
  readonly renglon: number
  readonly segmento: Segmento
}

/** Stretches of capital words with nothing else between them, a cell at a time. The words of a label are no part of a name. */
function runs({ renglones, anclas }: Pick<Hoja, 'renglones' | 'anclas'>): Corrida[] {
  const labels = new Set(anclas.filter(isNoName).flatMap(({ palabras }) => palabras))
  return renglones.flatMap((renglon, index) =>
    segmentosDe(renglon).flatMap((segmento) => {
      const found: Palabra[][] = [[]]
      for (const word of segmento.palabras)
        if (isNameWord(word) && !labels.has(word) && !(found.at(-1)?.length === 0 && TREATMENT.test(fold(word.texto))))
          found.at(-1)?.push(word)
        else found.push([])
      return found
        .map(withoutPreposition)
        .filter((words) => words.length > 0)
        .map((palabras) => ({ palabras, renglon: index, segmento }))
    }),
  )
}

/** Labels that a surname might spell ("Calidad", "TURNO") may be part of a name; several words, or one in lower case, are not. */
const isNoName = ({ palabras }: Ancla): boolean => palabras.length > 1 || /\p{Ll}/u.test(textoDe(palabras))

/** "a nombre de ANGEL DE LA LUZ": small letters before a name in capitals are the sentence's. */
function withoutPreposition(words: readonly Palabra[]): readonly Palabra[] {
  const at = words.findIndex(({ texto }) => !/^\p{Ll}/u.test(texto))
  return at > 0 && /^\p{Lu}[\p{Lu}'.-]/u.test(words[at]?.texto ?? '') ? words.slice(at) : words
}

/** How much higher or lower, as a share, the letters of the next line may be: recognised boxes may hold a neighbour's strokes. */
const SIZES = { texto: 0.2, ocr: 0.6 } as const
const isRecognised = ({ palabras }: Corrida) => palabras.some(({ confianza }) => confianza !== undefined)

/** Behind a label that nobody listed, to the end of its cell: "Primero: HERNANDEZ". */
const followsColon = ({ palabras, segmento: { palabras: cell } }: Corrida) =>
  cell.at(-1) === palabras.at(-1) && cell.at(-1 - palabras.length)?.texto.endsWith(':') === true
const fillsCell = ({ palabras, segmento }: Corrida) => palabras.length === segmento.palabras.length
const height = ({ palabras }: Corrida) => Math.max(...palabras.map((word) => word.h))

/** The run right under another, in letters of the same size and set under it: left edges or middles in line. */
function under(corrida: Corrida, all: readonly Corrida[], renglones: readonly Renglon[]): Corrida | undefined {
  const line = renglones[corrida.renglon]
  return all.find((next) => {
    const below = renglones[next.renglon]
    const lines = next.renglon - corrida.renglon
    if (!line || !below || lines < 1 || lines > MAX_STEP || !fillsCell(next)) return false
    const size = height(corrida)
    const unlike = Math.abs(height(next) - size) / size
    if (below.y - line.y > 1.9 * size || unlike > (isRecognised(corrida) ? SIZES.ocr : SIZES.texto)) return false
    const middle = ({ segmento }: Corrida) => (segmento.x + segmento.derecha) / 2
    return Math.abs(next.segmento.x - corrida.segmento.x) < size || Math.abs(middle(next) - middle(corrida)) < size
  })
}

/** A name too long for its line: a run and those under it, two or three lines in all. */
function withNextLines(corrida: Corrida, all: readonly Corrida[], renglones: readonly Renglon[]): Palabra[][] {
  const found: Palabra[][] = []
  let [last, words] = [corrida, [...corrida.palabras]]
  for (let lines = 2; lines <= MAX_LINES; lines++) {
    const next = fillsCell(last) || lines === 2 ? under(last, all, renglones) : undefined
    if (!next) break
    words = [...words, ...next.palabras]
    found.push(words)
    last = next
  }
  return found
}

/** Base lines of a letter that is set wide, in letter heights. */
const WIDE_PITCH = 3.5

/**
 * The end of a sentence's line in capitals and the beginning of the next: "la persona asegurada J" / "GUADALUPE MUÑIZ MORA, …". A line that
 * ends with a whole name does not go on, but for "PONCE" / "DE LEON, …".
 */
function overTheEdge(all: readonly Corrida[], renglones: readonly Renglon[], curp: LetrasDelNombre): Palabra[][] {
  const lineOf = ({ renglon }: Corrida) => renglones[renglon]?.palabras ?? []
  const isProse = (corrida: Corrida) => lineOf(corrida).some(({ texto }) => /^\p{Ll}{2}/u.test(texto))
  const goesOn = (corrida: Corrida, next: Corrida) =>
    next.renglon === corrida.renglon + 1 &&
    lineOf(next)[0] === next.palabras[0] &&
    (next.palabras[0]?.y ?? 0) - (corrida.palabras[0]?.y ?? 0) < WIDE_PITCH * height(corrida)
  return all.flatMap((corrida) => {
    if (lineOf(corrida).at(-1) !== corrida.palabras.at(-1) || !isProse(corrida)) return []
    const next = all.find((other) => goesOn(corrida, other) && isProse(other))
    const whole = next && !isParticle(fold(next.palabras[0]?.texto ?? '')) && nombreCortado(corrida.palabras, curp)
    return next && !whole ? [[...corrida.palabras, ...upToItsComma(next.palabras)]] : []
  })
}

function upToItsComma(palabras: readonly Palabra[]): readonly Palabra[] {
  const at = palabras.findIndex(({ texto }) => texto.endsWith(','))
  return at < 0 ? palabras : palabras.slice(0, at + 1)
}

/**
 * Some words as a whole name with the letters of a key (CURP or RFC), given names or surnames first; null when no cut has them. Words
 * in capitals that are a name by themselves end where a word in lower case begins: "CARLA RENTERÍA SANTOYO Fecha".
 */
export function nombreCortado(palabras: readonly Palabra[], clave: LetrasDelNombre): NombreEncontrado | null {
  const capitals = leadingCapitals(palabras)
  return (capitals.length < palabras.length ? cortado(capitals, clave) : null) ?? cortado(palabras, clave)
}

const IN_LOWER_CASE = /^\p{Lu}[\p{Ll}'.-]+$/u

function leadingCapitals(palabras: readonly Palabra[]): readonly Palabra[] {
  const at = palabras.findIndex(({ texto }) => IN_LOWER_CASE.test(plainApostrophes(texto)))
  return at < 0 ? palabras : palabras.slice(0, at)
}

function cortado(palabras: readonly Palabra[], clave: LetrasDelNombre): NombreEncontrado | null {
  const textos = palabras.map(({ texto }) => texto.replace(/,$/, ''))
  // A comma after the last word ends a clause of the letter; one inside divides surnames from names.
  const comma = palabras.slice(0, -1).some(({ texto }) => texto.endsWith(','))
  const cut = partirNombre(textos, clave, comma ? 'apellidos-primero' : 'nombres-primero')
  if (cut) return { ...cut, palabras }
  // Surnames first without a comma: the letters of the key fit that order alone.
  const turned = comma ? null : partirNombre(textos, clave, 'apellidos-primero')
  return turned ? { ...turned, palabras } : null
}

/** A gap this many times as wide as the others of a name may be its end. */
const WIDER = 1.5

/**
 * Whether the words after the one whose initial the key has may belong to something else: a wider gap parts them from it, or the cell goes
 * on behind them with neither a comma nor a word in lower case ("SANTOYO VIGENCIA 2026").
 */
function mayEndBefore({ nombre, palabras }: NombreEncontrado, renglones: readonly Renglon[]): boolean {
  const last = palabras.at(-1)
  const extra = wordsBeyondInitial(palabras, nombre)
  if (!last || extra === 0) return false
  const gaps = palabras.map((word, at) => word.x - derechaDe(palabras[at - 1] ?? word))
  const from = palabras.length - extra
  const usual = Math.max(...gaps.slice(1, from), 1)
  if (gaps.slice(from).some((gap) => gap > WIDER * usual)) return true
  const cell = renglones.flatMap(segmentosDe).find((segmento) => segmento.palabras.includes(last))?.palabras ?? []
  const next = cell[cell.indexOf(last) + 1]
  return next !== undefined && !last.texto.endsWith(',') && !/^[^\p{L}\d]*\p{Ll}/u.test(next.texto)
}

/** How many words the last part of a name has after its particles and the first of the others. */
function wordsBeyondInitial(palabras: readonly Palabra[], { nombres, apellidoMaterno }: Nombre): number {
  const text = palabras.map(({ texto }) => texto.replace(/,$/, '')).join(' ')
  const words = (text.endsWith(nombres) ? nombres : apellidoMaterno).split(' ')
  const initial = words.findIndex((word) => !isParticle(fold(word)))
  return words.length - 1 - initial
}

const PART_ORDERS = [
  [0, 1, 2],
  [2, 0, 1],
] as const

/** Three cells, each a part of the name: the cells themselves are the cut. */
function inCells(cells: readonly Corrida[], curp: LetrasDelNombre): NombreEncontrado[] {
  const parts = cells.map(({ palabras }) => palabras.map(({ texto }) => texto).join(' '))
  return PART_ORDERS.flatMap(([n, p, m]) => {
    const nombre = { nombres: parts[n] ?? '', apellidoPaterno: parts[p] ?? '', apellidoMaterno: parts[m] ?? '' }
    return hasLetters(nombre, curp)
      ? [{ nombre, unica: true, palabras: cells.flatMap(({ palabras }) => palabras) }]
      : []
  })
}

/** The parts beside each other: three cells of one line. */
function inColumns(all: readonly Corrida[], curp: LetrasDelNombre): NombreEncontrado[] {
  const lines = new Map<number, Corrida[]>()
  for (const corrida of all)
    if (fillsCell(corrida)) lines.set(corrida.renglon, [...(lines.get(corrida.renglon) ?? []), corrida])
  return [...lines.values()].flatMap((cells) => (cells.length === 3 ? inCells(cells, curp) : []))
}

/** Cells of one column that are looked at from its first part on, and lines that the parts stand apart at most. */
const STACK = 5
const STACK_LINES = 4

/** The parts under one another, their labels between them badly read: three cells at one left edge with nothing else in their line. */
function inStack(all: readonly Corrida[], curp: LetrasDelNombre): NombreEncontrado[] {
  const cells = all.filter((each) => fillsCell(each) || followsColon(each))
  const found = cells.flatMap((first, at) => {
    const column = cells.slice(at + 1).filter(({ segmento }) => Math.abs(segmento.x - first.segmento.x) < height(first))
    const near = (one: Corrida, two: Corrida) => two.renglon > one.renglon && two.renglon - one.renglon <= STACK_LINES
    const under = column.slice(0, STACK)
    return under.flatMap((second) =>
      under
        .filter((third) => near(first, second) && near(second, third))
        .flatMap((third) => inCells([first, second, third], curp)),
    )
  })
  return found.length === 1 ? found : found.map((each) => ({ ...each, unica: false }))
}

/** A name among other capitals of its cell: the longest stretch that fits, for a person to confirm. */
function amongOthers(all: readonly Corrida[], curp: LetrasDelNombre): NombreEncontrado[] {
  return all.flatMap(({ palabras }) => {
    for (let size = Math.min(palabras.length - 1, MAX_NAME_WORDS); size >= 3; size--)
      for (let from = 0; from + size <= palabras.length; from++) {
        const found = nombreCortado(palabras.slice(from, from + size), curp)
        if (found) return [{ ...found, unica: false }]
      }
    return []
  })
}

/** Every place where a name with the letters of `curp` stands whole; an official's name does not have them. */
export function nombresConCurp(hoja: Hoja, curp: LetrasDelNombre): NombreEncontrado[] {
  const { renglones } = hoja
  const all = runs(hoja)
  const matches = (lists: readonly (readonly Palabra[])[]) =>
    lists.map((palabras) => nombreCortado(palabras, curp)).filter((each) => each !== null)
  const columns = inColumns(all, curp)
  const whole = matches(all.map(({ palabras }) => palabras))
  const told = matches(overTheEdge(all, renglones, curp))
  const isPartOfTold = ({ palabras }: NombreEncontrado) =>
    told.some((each) => palabras.every((word) => each.palabras.includes(word)))
  const stacked = preferLonger(whole, matches(all.flatMap((corrida) => withNextLines(corrida, all, renglones))))
  const found = [...told, ...stacked.filter((each) => !isPartOfTold(each))].map((each) =>
    mayEndBefore(each, renglones) ? { ...each, unica: false } : each,
  )
  if (columns.length + found.length > 0) return columns.length > 0 ? columns : found
  const stack = inStack(all, curp)
  return stack.length > 0 ? stack : amongOthers(all, curp)
}

/** Words from which a cell of capitals may be a whole name by four letters alone. */
const MIN_WORDS_BY_RFC = 3

/** Cells that hold nothing but words with the letters of `rfc`, alone or over some lines: four letters tell less than a CURP's seven. */
export function nombresConRfc(hoja: Hoja, rfc: string): NombreEncontrado[] {
  const { renglones } = hoja
  const all = runs(hoja).filter(fillsCell)
  const matches = (lists: readonly (readonly Palabra[])[]) =>
    lists
      .filter((palabras) => palabras.length >= MIN_WORDS_BY_RFC)
      .map((palabras) => nombreCortado(palabras, rfc))
      .filter((each) => each !== null)
  const whole = matches(all.map(({ palabras }) => palabras))
  return preferLonger(whole, matches(all.flatMap((corrida) => withNextLines(corrida, all, renglones))))
}

const text = ({ palabras }: NombreEncontrado) => palabras.map(({ texto }) => texto).join(' ')

/**
 * When one line is a name already and the line under it would make a longer one, only a second print of the short one tells
 * that it is whole.
 */
function preferLonger(whole: readonly NombreEncontrado[], wrapped: readonly NombreEncontrado[]): NombreEncontrado[] {
  if (whole.length === 0) return [...wrapped]
  const times = (each: NombreEncontrado) => whole.filter((other) => text(other) === text(each)).length
  const doubtful = (each: NombreEncontrado) =>
    times(each) < 2 && wrapped.some((long) => long.palabras[0] === each.palabras[0])
  return whole.map((each) => (doubtful(each) ? { ...each, unica: false } : each))
}
