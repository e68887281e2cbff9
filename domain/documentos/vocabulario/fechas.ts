import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { fold } from '#domain/documentos/texto.ts'

const MESES = 'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' ')
const MES = `${MESES.join('|')}|SETIEMBRE|${MESES.map((mes) => mes.slice(0, 3)).join('|')}|SEPT`

const NUMERIC = /(?<!\d)(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{4})(?!\d)/
const ISO = /(?<!\d)(\d{4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})(?!\d)/
const WRITTEN = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\s*°)?\\s*(?:DE ?|DEL? MES DE ?|[/.-]| )\\s*(${MES})\\.?\\s*(?:DE ?|DEL ?|DEL? AÑO ?|[/.-]| )\\s*(\\d{4})(?!\\d)`,
)

const toDate = (year = '', month = '', day = ''): PlainDate | null =>
  parsePlainDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)

function monthOf(nombre: string): string {
  const short = nombre === 'SETIEMBRE' ? 'SEP' : nombre.slice(0, 3)
  return String(MESES.findIndex((mes) => mes.startsWith(short)) + 1)
}

/**
 * The first day written in a text: `14/03/1988`, `14-03-1988`, `1988-03-14`, `14 de marzo de 1988`, `14-MAR-1988`. "" when there is none
 * or it never existed.
 */
export function fechaEn(texto: string): PlainDate | '' {
  const plain = fold(texto).replace(/\s+/g, ' ')
  const written = WRITTEN.exec(plain)
  if (written) return toDate(written[3], monthOf(written[2] ?? ''), written[1]) ?? ''
  const iso = ISO.exec(plain)
  if (iso) return toDate(iso[1], iso[2], iso[3]) ?? ''
  const local = NUMERIC.exec(plain)
  return (local && toDate(local[3], local[2], local[1])) ?? ''
}
