import type { Palabra } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'
import { Buscador, hasLower, MAX_WORDS, type Hit, type Modo } from './buscador.ts'
import type { Consulta } from './consulta.ts'
import type { Ancla } from './etiquetas.ts'
import { derechaDe, textoDe, type Renglon } from './renglones.ts'

/** Labels in capitals that make a page one whose labels are in capitals. */
const CAPS_STYLE = 3
/** Labels in capitals, of any data, that make it one where fewer fields than that are labelled. */
const MANY_CAPS = 4
/** Fields labelled in lower case that leave no doubt. */
const LOWER_STYLE = 6
/** Values that begin one under another: from here on they are a column. */
const IN_COLUMN = 3
/** Gap between a label and the value beside it at most, in letter heights. */
const BESIDE = 6

/** How a paper prints its labels: in capitals or not, and where the values beside several of them begin. */
export interface Estilo {
  readonly mayusculas: boolean
  readonly columnas: readonly number[]
}

/** The labels of a page in the order of its lines, and how it prints them. */
export interface Etiquetado {
  readonly anclas: Ancla[]
  readonly estilo: Estilo
}

const EN_MINUSCULAS: Estilo = { mayusculas: false, columnas: [] }

/**
 * Every label of a page. The longest label wins; labels do not overlap. `estilo`: how another page of the paper prints them, for one
 * with too few to tell by itself.
 */
export function anclasDe(
  renglones: readonly Renglon[],
  diccionario: Consulta,
  modo: Pick<Modo, 'ocr' | 'lineal'>,
  estilo?: Estilo,
): Etiquetado {
  const look = (each: Estilo) => search(new Buscador(renglones, diccionario, { ...modo, ...each }), renglones)
  if (estilo) return { anclas: look(estilo), estilo }
  const first = look(EN_MINUSCULAS)
  const caps = first.filter(inCapitals)
  const style = caps.length >= CAPS_STYLE && caps.length >= first.length / 2
  const lower = fieldsOf(first.filter((ancla) => !inCapitals(ancla)))
  if (!style && lower >= LOWER_STYLE) return { anclas: first, estilo: EN_MINUSCULAS }
  const second = look({ mayusculas: true, columnas: [] })
  // Where values follow with no gap, only this search sees labels in capitals: those of several fields are no chance.
  const upper = second.filter(inCapitals)
  const many = fieldsOf(upper) > lower && (fieldsOf(upper) >= CAPS_STYLE || labelsOf(upper) >= MANY_CAPS)
  if (!style && !many) return { anclas: first, estilo: EN_MINUSCULAS }
  const columnas = columnsOf(second, renglones)
  const anclas = columnas.length > 0 ? look({ mayusculas: true, columnas }) : second
  return { anclas, estilo: { mayusculas: true, columnas } }
}

/** Where the values beside several labels begin: a word that a value may hold as well ("COLONIA") is a label before such a place. */
function columnsOf(anclas: readonly Ancla[], renglones: readonly Renglon[]): number[] {
  const starts = anclas
    .filter(({ titulo }) => !titulo)
    .flatMap(({ palabras, renglon, fin }) =>
      renglones.slice(renglon, fin + 1).flatMap(({ palabras: words }) => {
        const last = words.filter((word) => palabras.includes(word)).at(-1)
        const next = last && words[words.indexOf(last) + 1]
        return next && next.x - derechaDe(last) < BESIDE * last.h ? [next] : []
      }),
    )
  const alike = (word: Palabra) => starts.filter(({ x }) => Math.abs(x - word.x) < 0.3 * word.h).length
  return starts.filter((word) => alike(word) >= IN_COLUMN).map(({ x }) => x)
}

const labelsOf = (anclas: readonly Ancla[]) => new Set(anclas.map(({ palabras }) => compact(textoDe(palabras)))).size
const fieldsOf = (anclas: readonly Ancla[]) => new Set(anclas.flatMap(({ campo }) => campo ?? [])).size
const inCapitals = ({ palabras }: Ancla) => !hasLower(textoDe(palabras))

function search(buscador: Buscador, renglones: readonly Renglon[]): Ancla[] {
  const found: Ancla[] = []
  const taken = new Set<Palabra>()
  renglones.forEach((_, renglon) => {
    for (const cell of buscador.cellsOf(renglon))
      for (let desde = 0; desde < cell.length;) {
        const first = cell[desde]
        const hit = first && !taken.has(first) ? buscador.find(renglon, cell, desde) : null
        const ancla = hit ? toAncla(hit, renglon) : unknownLabel(cell, desde, renglon, taken)
        const before = found.at(-1)
        if (ancla && before && isSameTwice(before, ancla, cell)) found[found.length - 1] = joined(before, ancla)
        else if (ancla) found.push(ancla)
        for (const word of ancla?.palabras ?? []) taken.add(word)
        desde += ancla ? Math.max(1, ancla.palabras.filter((word) => cell.includes(word)).length) : 1
      }
  })
  return found
}

/** A label said again in another language right behind it: "Nombre(s) Given name(s)". What stands under the two is one value. */
function isSameTwice(before: Ancla, ancla: Ancla, cell: readonly Palabra[]): boolean {
  const [last, first] = [before.palabras.at(-1), ancla.palabras[0]]
  const isNext = last !== undefined && first !== undefined && cell.indexOf(last) === cell.indexOf(first) - 1
  return isNext && cell.includes(last) && ancla.campo !== null && before.campo === ancla.campo && !before.dosPuntos
}

const joined = (before: Ancla, ancla: Ancla): Ancla => ({
  ...before,
  palabras: [...before.palabras, ...ancla.palabras],
  fin: Math.max(before.fin, ancla.fin),
  dosPuntos: ancla.dosPuntos,
  exacta: before.exacta && ancla.exacta,
})

const toAncla = ({ lectura, palabras, fin }: Hit, renglon: number): Ancla => ({
  campo: lectura.etiqueta.campo,
  palabras,
  renglon,
  fin,
  exacta: lectura.edits === 0 && !lectura.porPatron,
  corto: lectura.etiqueta.corto ?? false,
  dosPuntos: palabras.at(-1)?.texto.endsWith(':') ?? false,
  titulo: lectura.etiqueta.titulo ?? false,
})

/** A label that nobody listed: mixed case from the start of a cell (or after capitals) up to a colon. It ends the value before it. */
function unknownLabel(
  cell: readonly Palabra[],
  desde: number,
  renglon: number,
  taken: ReadonlySet<Palabra>,
): Ancla | null {
  const first = cell[desde]
  if (!first || taken.has(first) || !/^[^\p{L}]*\p{Lu}/u.test(first.texto) || !hasLower(first.texto)) return null
  const rest = cell.slice(desde, desde + MAX_WORDS)
  const colon = rest.findIndex(({ texto }) => texto.endsWith(':') && /\p{L}/u.test(texto))
  const palabras = rest.slice(0, colon + 1)
  if (colon < 0 || palabras.some((word) => taken.has(word) || !hasLower(word.texto))) return null
  return { campo: null, palabras, renglon, fin: renglon, exacta: true, corto: false, dosPuntos: true, titulo: false }
}
