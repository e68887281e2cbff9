import { parseTypedDate } from '#domain/calendario/typed-date.ts'
import {
  codigoQuincenaFalta,
  parseQuincenaCode,
  quincenaLong,
  quincenaOf,
  quincenaRange,
  quincenaRangeLong,
} from '#domain/calendario/quincena.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'

/** Words of a search that count. */
const MAX_WORDS = 8

/** As the field says it: what both histories of money are searched by. */
export const AYUDA_BUSQUEDA_CIERRES = 'Entidad o código de quincena'

const COMO_FECHA = /^\d+[/.-]\d+[/.-]\d+$/
const SOLO_CIFRAS = /^\d{4,}$/
const PARECE_ANIO = /^(?:19|20)\d\d$/

/**
 * One word of a search of closes. `nombre`: what is looked for in the names of entities, "" for nothing; `quincena`: the ordinal
 * that it also is, or only is; `leida`: how it was read, where it could be taken for something else; `falta`: why it is neither.
 */
export interface PalabraCierre {
  readonly nombre: string
  readonly quincena: number | null
  readonly leida: string
  readonly falta: string
}

/** How a search of closes is read on a day: its one definition, for the server that asks and the screen that tells it. */
export function leerBusquedaCierres(texto: string, hoy: PlainDate): readonly PalabraCierre[] {
  const words = texto.split(/\s+/).flatMap((word) => {
    if (COMO_FECHA.test(word)) return [deFecha(word, hoy)]
    return foldText(word)
      .split(' ')
      .filter(Boolean)
      .map((part) => deNombre(part, hoy))
  })
  return words.slice(0, MAX_WORDS)
}

/** "21/11/2026": the quincena that the day lies in. */
function deFecha(word: string, hoy: PlainDate): PalabraCierre {
  const day = parseTypedDate(word, { hoy })
  if (day === null)
    return { nombre: '', quincena: null, leida: '', falta: `«${word}» no es un día que exista: se espera dd/mm/aaaa.` }
  const quincena = quincenaOf(day)
  return { nombre: '', quincena, leida: `«${word}» está en la ${quincenaTexto(quincena, hoy)}.`, falta: '' }
}

/** "2226": a quincena, or part of a name; never a year, whose four figures are a quincena's code too. */
function deNombre(word: string, hoy: PlainDate): PalabraCierre {
  if (!SOLO_CIFRAS.test(word)) return { nombre: word, quincena: null, leida: '', falta: '' }
  const quincena = parseQuincenaCode(word, dateParts(hoy).year)
  if (quincena === null) {
    const falta = `${codigoQuincenaFalta(word)} Se busca solo en los nombres de las entidades.`
    return { nombre: word, quincena, leida: '', falta }
  }
  const noEsAnio = PARECE_ANIO.test(word) ? `, no como el año ${word}` : ''
  const leida = `«${word}» se busca como la ${quincenaTexto(quincena, hoy)}${noEsAnio}.`
  return { nombre: word, quincena, leida, falta: '' }
}

/** "quincena 21 de 2026 (1 al 15 de noviembre)", and whether it is still to come. */
function quincenaTexto(quincena: number, hoy: PlainDate): string {
  const porVenir = quincenaRange(quincena).inicio > hoy ? ', que todavía no empieza' : ''
  return `${quincenaLong(quincena)} (${quincenaRangeLong(quincena)})${porVenir}`
}
