import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Ancla } from '#domain/documentos/hoja/etiquetas.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { derechaDe, segmentosDe, textoDe } from '#domain/documentos/hoja/renglones.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { fold } from '#domain/documentos/texto.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'

/** The original string repeats it: `||2026/01/12|RFC|CONSTANCIA DE SITUACIÓN FISCAL|`; a recogniser may take its bars for other strokes. */
const CADENA = /(?:[|\]I]{1,2}|[1Il|]{2})(\d{4}[/-]\d{2}[/-]\d{2})[ |T\]I]/
/** Lines under the label that may hold the place and the date. */
const LINES = 4

/** A day after a verb, or after a place: "Emitida en PUEBLA el 04/03/2026", "MÉRIDA, YUCATÁN, 01 DE AGOSTO DE 2022". */
const TOLD = /^(?:\S+ ){0,6}(?:EMITID|EXPEDID|GENERAD|IMPRES)[AO]S?\b/
const PLACE = /^[A-ZÑ. ]{4,}(?:(?:,[A-ZÑ. ]*)+| A )\d{1,2} ?DE ?[A-Z]+ DEL? ?\d{4}\.?$/
/** What sets a place and a day apart from words before them in one line. */
const APART = /[·|•–—]/
/** Words of such a line at most: prose tells other days. */
const MAX_TOLD = 14
/** No label says that it is this day: never sure. */
const UNLABELLED = 0.94

/** The day a CSF was issued, from the label of its heading and from its original string; without either, from the line that tells it. */
export function fechaEmisionEnHoja(hoja: Hoja): Hallazgo[] {
  const labelled = [
    ...hoja.anclas.filter(({ campo }) => campo === 'emision').flatMap((label) => heading(hoja, label)),
    ...originalString(hoja),
  ]
  return labelled.length > 0 ? labelled : told(hoja)
}

/** The one day that lines without a label tell; nothing where they tell two. */
function told(hoja: Hoja): Hallazgo[] {
  const labels = new Set(hoja.anclas.filter(({ campo }) => campo !== null).flatMap(({ palabras }) => palabras))
  const found = hoja.renglones.flatMap((line) =>
    segmentosDe(line).flatMap(({ palabras }) => {
      const from = palabras.reduce((last, { texto }, index) => (APART.test(texto) ? index + 1 : last), 0)
      const cell = palabras.slice(from)
      const texto = fold(textoDe(cell))
      if (cell.length > MAX_TOLD || cell.some((word) => labels.has(word))) return []
      return TOLD.test(texto) || PLACE.test(texto) ? (firstDate(hoja, cell) ?? []) : []
    }),
  )
  const one = new Set(found.map(({ valor }) => valor)).size === 1
  return one ? found.map((each) => ({ ...each, factor: each.factor * UNLABELLED })) : []
}

/** The first whole date after the label or in the cells right under it; other columns of the page run beside them. */
function heading(hoja: Hoja, label: Ancla): Hallazgo[] {
  const valor = hoja.valores.find(({ etiqueta }) => etiqueta === label.palabras)
  return firstDate(hoja, valor?.palabras ?? []) ?? firstDate(hoja, cellUnder(hoja, label)) ?? []
}

function firstDate(hoja: Hoja, words: readonly Palabra[]): Hallazgo[] | null {
  for (let end = 1; end <= words.length; end++) {
    const valor = fechaEn(
      words
        .slice(0, end)
        .map(({ texto }) => texto)
        .join(' '),
    )
    if (valor !== '')
      return [hallazgoEn(hoja.pagina, datedWords(words.slice(0, end), valor), { campo: 'fechaEmision', valor })]
  }
  return null
}

function cellUnder({ pagina, renglones }: Hoja, label: Ancla): Palabra[] {
  const left = Math.min(...label.palabras.map(({ x }) => x))
  const right = Math.max(...label.palabras.map(derechaDe))
  const row = renglones[label.fin]?.palabras ?? []
  const last = label.palabras.at(-1)
  const beside = row.slice(last ? row.indexOf(last) + 1 : 0)
  const under = renglones.slice(label.fin + 1, label.fin + LINES + 1).flatMap((line) =>
    segmentosDe(line)
      .filter(({ x, derecha }) => pagina.lineal === true || (x < right && derecha > left))
      .flatMap(({ palabras }) => palabras),
  )
  return [...beside, ...under]
}

/** The shortest end of some words that still says the date. */
function datedWords(words: readonly Palabra[], valor: string): readonly Palabra[] {
  let start = words.length - 1
  while (
    start > 0 &&
    fechaEn(
      words
        .slice(start)
        .map(({ texto }) => texto)
        .join(' '),
    ) !== valor
  )
    start--
  return words.slice(start)
}

function originalString({ pagina, renglones }: Hoja): Hallazgo[] {
  const words = renglones.flatMap(({ palabras }) => palabras)
  return words.flatMap((word) => {
    const match = CADENA.exec(`${word.texto} `)
    const valor = match ? fechaEn((match[1] ?? '').replaceAll('/', '-')) : ''
    return valor === '' ? [] : [hallazgoEn(pagina, [word], { campo: 'fechaEmision', valor })]
  })
}
