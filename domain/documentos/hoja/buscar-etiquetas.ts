import type { Palabra } from '#domain/documentos/pagina.ts'
import { Buscador, hasLower, MAX_WORDS, type Hit, type Modo } from './buscador.ts'
import { Diccionario, type Ancla, type Etiqueta } from './etiquetas.ts'
import { textoDe, type Renglon } from './renglones.ts'

/** Labels in capitals that make a page one whose labels are in capitals. */
const CAPS_STYLE = 3

/** Every label of a page, in the order of its lines. The longest label wins; labels do not overlap. */
export function anclasDe(renglones: readonly Renglon[], diccionario: Diccionario, modo: Modo): Ancla[] {
  const buscador = new Buscador(renglones, diccionario, modo)
  const first = search(buscador, renglones)
  const caps = first.filter(inCapitals)
  const style = caps.length >= CAPS_STYLE && caps.length >= first.length / 2
  const lower = fieldsOf(first.filter((ancla) => !inCapitals(ancla)))
  if (!style && lower >= CAPS_STYLE) return first
  buscador.mayusculas = true
  const second = search(buscador, renglones)
  // Where values follow with no gap, only this search sees labels in capitals: those of several fields are no chance.
  const upper = fieldsOf(second.filter(inCapitals))
  return style || (upper >= CAPS_STYLE && upper > lower) ? second : first
}

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
        if (ancla) found.push(ancla)
        for (const word of ancla?.palabras ?? []) taken.add(word)
        desde += ancla ? Math.max(1, ancla.palabras.filter((word) => cell.includes(word)).length) : 1
      }
  })
  return found
}

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
  const colon = rest.findIndex(({ texto }) => /\p{L}.*:$/u.test(texto))
  const palabras = rest.slice(0, colon + 1)
  if (colon < 0 || palabras.some((word) => taken.has(word) || !hasLower(word.texto))) return null
  return { campo: null, palabras, renglon, fin: renglon, exacta: true, corto: false, dosPuntos: true, titulo: false }
}

export const diccionarioDe = (etiquetas: readonly Etiqueta[]): Diccionario => new Diccionario(etiquetas)
