import { ENTRE_VALORES } from '#domain/documentos/campo-leido.ts'
import { hallazgoEn, type Hallazgo } from '#domain/documentos/combinar.ts'
import type { Hoja } from '#domain/documentos/hoja/hoja.ts'
import { isOrdinal } from '#domain/documentos/hoja/ordinal.ts'
import { textoDe, type Renglon } from '#domain/documentos/hoja/renglones.ts'
import type { Palabra } from '#domain/documentos/pagina.ts'
import { compact } from '#domain/documentos/texto.ts'
import { fechaEn } from '#domain/documentos/vocabulario/fechas.ts'
import { regimenEn } from '#domain/documentos/vocabulario/regimenes-fiscales.ts'

const withoutOrdinals = ({ palabras }: Renglon) => textoDe(palabras.filter(({ texto }) => !isOrdinal(texto)))
const letters = (line: Renglon) => compact(withoutOrdinals(line))
const isTitle = (line: Renglon) => /^REG[I1L]MENE?S?(F[I1]SCAL(ES)?)?$/.test(letters(line))
/** The heads of its columns, over the rows. */
const isHeader = (line: Renglon) =>
  /^REG[I1L]MEN(ES)?(F[I1]SCAL)?(FECHA|[I1]N[I1]C[I1]O|DESDE|ALTA)/.test(letters(line)) &&
  !/\d/.test(withoutOrdinals(line))
const isEnd = (line: Renglon) =>
  (line.palabras[0]?.texto.startsWith('||') ?? false) ||
  /CONSTANC[I1]ADES[I1]TUAC[I1]ONF/.test(letters(line)) ||
  /^(OBLIGACION|FECHADE(EMIS|EXPED|IMPR)|LUGARYFECHA|EMITID|EXPEDID|PAGO(DEF|PROV|MENSUAL)|DECLARACION|ENTERO|SUSDATOS|CADENAORIG|SELLO|DESCRIPCION|ACTIVIDADES(ECON|$)|DATOSDE|CONTACTO|QUEJAS|AVISO)/.test(
    letters(line),
  )

/** A line of another field: forms go on after the list without a title. */
const isOtherField = ({ palabras }: Renglon, { anclas }: Hoja) =>
  anclas.some(
    ({ campo, palabras: label }) =>
      campo !== null && campo !== 'regimenRotulado' && label.some((word) => palabras.includes(word)),
  )

/** Head and foot of a page inside the section. */
const isPageMark = ({ palabras }: Renglon) => /^(PAG[I1]NA|HOJA)\d|^MUESTRA/.test(compact(textoDe(palabras)))

/** Signs, numbers and words of a row that are no part of the name. */
const isNoise = ({ texto }: Palabra) =>
  /^([-–•·*|]+|\d{1,2}[.)]|\d{1,3}%|\.|desde|vigente|a la fecha|inicio:?|fin:?)$/i.test(texto)
/** The heads of the date columns, where the name's was not read beside them. */
const isHeading = ({ texto }: Palabra) => /^(fechas?|inicio|fin)$/i.test(texto)
const DATE = /^\(?\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\)?[.,;]?$/
/** What a recogniser leaves of a date: its strokes may have become other signs. */
const DATE_LIKE = /^[\d/.:;,'|Il-]{6,11}$/

interface Fila {
  readonly palabras: Palabra[]
  fechas: number
  abajo: number
  readonly hoja: Hoja
}

/** A row whose date was not read may be of a regime that ended; one without its heading may be of another table. */
const UNDATED = 0.7
/** A date without a name is a row whose name was not read. */
const UNNAMED = 0.7
const UNTITLED = 0.9
/** The list of regimes is closed: a name that is not on it has something wrong, or was cut. */
const UNLISTED = 0.9
/** Letters of the longest name, and of what may be read beside it. */
const LONGEST = 105
/** Words of the page's ground, or of a stamp, that a row may begin or end with. */
const STRAY = 2

/** The regimes in force: rows under "Regímenes", wrapped names joined, those with a closing date left out. */
export function regimenesEnHojas(hojas: readonly Hoja[]): Hallazgo[] {
  const section = sectionRows(hojas)
  const loose = section.length > 0 ? section : looseRows(hojas)
  const all = loose.length > 0 ? loose : labelledRows(hojas)
  const rows = all.filter(
    ({ palabras, fechas }) =>
      palabras.length > 0 && !isProse(palabras) && (fechas === 1 || (fechas === 0 && isKnown(palabras))),
  )
  const [first] = rows
  if (!first) return []
  const names = rows.map(({ palabras }) => nombreEn(palabras) ?? { texto: textoDe(palabras), exacto: null })
  const own = rows.filter(({ hoja }) => hoja === first.hoja).flatMap(({ palabras }) => palabras)
  const known = names.every(({ exacto }) => exacto !== null)
  const dated = rows.every(({ fechas }) => fechas > 0)
  const valor = names.map(({ texto }) => texto).join(ENTRE_VALORES)
  const named = all.every(({ palabras, fechas }) => palabras.length > 0 || fechas === 0)
  const factor =
    (dated ? 1 : UNDATED) * (named ? 1 : UNNAMED) * (section.length > 0 ? 1 : UNTITLED) * (known ? 1 : UNLISTED)
  return [hallazgoEn(first.hoja.pagina, own, { campo: 'regimen', valor, factor, apoyos: known ? 1 : 0 })]
}

/** The regime that a row names, words before or after it that are no part of it left out. */
function nombreEn(palabras: readonly Palabra[]) {
  for (let stray = 0; stray <= STRAY; stray++)
    for (let before = 0; before <= stray; before++) {
      const found = regimenEn(textoDe(palabras.slice(before, palabras.length - (stray - before))))
      if (found) return found
    }
  return null
}

/** Longer than any regime's name: what follows a list whose end was not seen. */
const isProse = (palabras: readonly Palabra[]) => compact(textoDe(palabras)).length > LONGEST

const isKnown = (palabras: readonly Palabra[]) => regimenEn(textoDe(palabras)) !== null

/** Rows of the section, which may go on in the next page. */
function sectionRows(hojas: readonly Hoja[]): Fila[] {
  const lines = linesOf(hojas)
  const header = lines.findIndex(({ renglon }) => isHeader(renglon))
  const title = lines.findIndex(({ renglon }) => isTitle(renglon))
  const start = header >= 0 ? header : title
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex(({ renglon, hoja }) => isEnd(renglon) || isOtherField(renglon, hoja))
  const rows: Fila[] = []
  for (const { renglon, hoja } of end < 0 ? rest : rest.slice(0, end))
    if (!isPageMark(renglon)) addLine(rows, withoutLabel(renglon), hoja)
  return rows
}

const linesOf = (hojas: readonly Hoja[]) =>
  hojas.flatMap((hoja) => hoja.renglones.map((renglon) => ({ renglon, hoja })))

/** Lines that say a regime of the list, where its heading was not read. */
function looseRows(hojas: readonly Hoja[]): Fila[] {
  const rows: Fila[] = []
  for (const { renglon: line, hoja } of linesOf(hojas)) {
    const renglon = withoutLabel(line)
    const words = renglon.palabras.filter((word) => !isDate(word) && !isNoise(word))
    if (/^R[eé]gimen\b/i.test(textoDe(words)) && isKnown(words)) addLine(rows, renglon, hoja)
  }
  return rows
}

/** What stands at a label "Régimen", or goes on after that word, where it is one of the list: a cell of a row of other data. */
const labelledRows = (hojas: readonly Hoja[]): Fila[] =>
  hojas.flatMap((hoja) =>
    hoja.valores
      .filter(({ campo }) => campo === 'regimenRotulado')
      .flatMap(({ etiqueta, palabras }) => [[...palabras], [...etiqueta, ...palabras]])
      .filter(isKnown)
      .map((palabras) => ({ palabras, fechas: 0, abajo: 0, hoja })),
  )

/** The label of one row. */
const ROW_LABEL = /^R[eé]gimen(?:es)?\s?\d{0,2}[:.-]+$/i

/** "Régimen: Régimen Simplificado de Confianza.", "Régimen 2.- Sin…": the label of one line, and the dot of its sentence, are no part of the name. */
function withoutLabel(line: Renglon): Renglon {
  const cut = [2, 1].find((count) => isRowLabel(line.palabras, count)) ?? 0
  const rest = line.palabras.slice(cut)
  const last = rest.at(-1)
  if (cut === 0 || !last) return line
  const end = { ...last, texto: last.texto.replace(/\.$/, '') }
  return { ...line, palabras: [...rest.slice(0, -1), end].filter(({ texto }) => texto !== '') }
}

/** Its first words end in a sign, or what follows them is a regime's whole name. */
function isRowLabel(palabras: readonly Palabra[], count: number): boolean {
  const texto = textoDe(palabras.slice(0, count))
  if (ROW_LABEL.test(texto)) return palabras.length > count
  const names = (words: readonly Palabra[]) => isKnown(words.filter((word) => !isDate(word) && !isNoise(word)))
  return /^R[eé]gimen(?:es)?(?: \d{1,2})?$/i.test(texto) && names(palabras.slice(count)) && !names(palabras)
}

const isDate = ({ texto }: Palabra) =>
  DATE.test(texto) || (DATE_LIKE.test(texto) && texto.replace(/\D/g, '').length >= 6)

/** A row has its dates on one of its lines; a line that begins another regime, or stands far under the last, begins a row. */
function addLine(rows: Fila[], renglon: Renglon, hoja: Hoja): void {
  const written = fechaEn(textoDe(renglon.palabras)) !== '' && !renglon.palabras.some(isDate)
  const dates = renglon.palabras.filter(isDate).length + (written ? 1 : 0)
  const words = renglon.palabras.filter((word) => !isDate(word) && !isNoise(word))
  if (words.length > 0 && words.every(isHeading)) return
  const row = rows.at(-1)
  const begins =
    row && row.fechas > 0 && (dates > 0 || /^R[eé]gimen\b/i.test(textoDe(words)) || renglon.y - row.abajo > renglon.h)
  const whole = row && regimenEn(textoDe(row.palabras)) !== null && regimenEn(textoDe(words)) !== null
  // A sentence under a list without dates is none of it.
  if (row && dates === 0 && !begins && !whole && isKnown(row.palabras) && words.length > 0)
    if (!isKnown([...row.palabras, ...words])) return
  if (!row || begins || whole || row.hoja !== hoja) {
    rows.push({ palabras: [...words], fechas: dates, abajo: renglon.y + renglon.h, hoja })
    return
  }
  row.palabras.push(...words)
  row.fechas += dates
  row.abajo = renglon.y + renglon.h
}
