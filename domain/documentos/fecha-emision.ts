import { parsePlainDate } from '#domain/plain-date.ts'
import type { Ancla } from './etiquetas.ts'
import { segmentosDe, type Renglon } from './renglones.ts'
import { hallazgoEn, type Hallazgo } from './combinar.ts'
import type { Hoja } from './hoja.ts'
import type { Palabra } from './pagina.ts'
import { fold } from './texto.ts'

const MESES = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const

/** "AGUASCALIENTES A 12 DE ENERO DE 2026", not the "01 DE FEBRERO DE 2012" of other dates. */
const EMISION = /\bA (\d{1,2}) DE ([A-Z]+) DE (\d{4})\b/
/** The original string repeats it: `||2026/01/12|RFC|CONSTANCIA DE SITUACIÓN FISCAL|`. */
const CADENA = /\|\|(\d{4})\/(\d{2})\/(\d{2})[ |]/
const LINES = 4

/** The day a CSF was issued, from its heading and its original string. */
export function fechaEmisionEnHoja(hoja: Hoja): Hallazgo[] {
  return [...heading(hoja), ...originalString(hoja)]
}

function heading({ pagina, renglones, anclas }: Hoja): Hallazgo[] {
  const label = anclas.find(({ campo }) => campo === 'emision')
  if (!label) return []
  const words = cellUnder(label, renglones, pagina.lineal === true)
  const match = EMISION.exec(fold(words.map(({ texto }) => texto).join(' ')))
  const month = MESES.findIndex((mes) => mes === match?.[2]) + 1
  return match ? found(pagina, datedWords(words), match[3], String(month), match[1]) : []
}

/** The words after the label and those of the cells right under it; other columns of the page run beside them. */
function cellUnder(label: Ancla, renglones: readonly Renglon[], lineal: boolean): Palabra[] {
  const own = renglones[label.renglon]?.palabras.slice(
    label.desde,
    label.fin === label.renglon ? label.hasta : undefined,
  )
  const last = own?.at(-1)
  const right = last ? last.x + last.w : 0
  const beside = renglones[label.fin]?.palabras.slice(label.hasta) ?? []
  const under = renglones.slice(label.fin + 1, label.fin + LINES + 1).flatMap((line) =>
    segmentosDe(line)
      .filter(({ x, derecha }) => lineal || (x < right && derecha > label.x))
      .flatMap(({ palabras }) => palabras),
  )
  return [...beside, ...under]
}

const datedWords = (words: readonly Palabra[]) => {
  const numbers = words.filter(
    ({ texto }) => /^\d{1,2}$|^\d{4}$/.test(texto) || MESES.some((mes) => mes === fold(texto)),
  )
  return numbers.length > 0 ? numbers : words
}

function originalString({ pagina, renglones }: Hoja): Hallazgo[] {
  const words = renglones.flatMap(({ palabras }) => palabras)
  const word = words.find(({ texto }) => CADENA.test(`${texto} `))
  const match = word && CADENA.exec(`${word.texto} `)
  return word && match ? found(pagina, [word], match[1], match[2], match[3]) : []
}

function found(pagina: Hoja['pagina'], palabras: readonly Palabra[], year = '', month = '', day = ''): Hallazgo[] {
  const valor = parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return valor ? [hallazgoEn(pagina, palabras, { campo: 'fechaEmision', valor })] : []
}
