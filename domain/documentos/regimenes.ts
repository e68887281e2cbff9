import { hallazgoEn, type Hallazgo } from './combinar.ts'
import type { Hoja } from './hoja.ts'
import type { Palabra } from './pagina.ts'
import { segmentosDe, textoDe, type Renglon } from './renglones.ts'
import { compact } from './texto.ts'

/** Between the regimes that `campos.regimen.valor` joins in one text. */
export const ENTRE_REGIMENES = '; '

const DATE = /^\d{2}\/\d{2}\/\d{4}$/
const isHeader = (line: Renglon) => /^REGIMENFECHAINICIO/.test(compact(textoDe(line.palabras)))
const isEnd = (line: Renglon) =>
  /^(OBLIGACIONES|PAGINA\d|SUSDATOSPERSONALES|CADENAORIGINAL|DESCRIPCION)/.test(compact(textoDe(line.palabras)))

interface Fila {
  readonly palabras: readonly Palabra[]
  readonly hoja: Hoja
}

/** The regimes in force: rows of the table headed "Régimen, Fecha Inicio, Fecha Fin", wrapped names joined, those with a closing date left out. */
export function regimenesEnHoja(hojas: readonly Hoja[]): Hallazgo[] {
  const rows = hojas.flatMap((hoja) => tableRows(hoja))
  const first = rows[0]
  if (!first) return []
  const own = rows.filter(({ hoja }) => hoja === first.hoja)
  const valor = rows.map(({ palabras }) => textoDe(palabras)).join(ENTRE_REGIMENES)
  return [
    hallazgoEn(
      first.hoja.pagina,
      own.flatMap(({ palabras }) => palabras),
      { campo: 'regimen', valor },
    ),
  ]
}

function tableRows(hoja: Hoja): Fila[] {
  const header = hoja.renglones.findIndex(isHeader)
  if (header < 0) return []
  const rest = hoja.renglones.slice(header + 1)
  const end = rest.findIndex(isEnd)
  return joinWrapped(rest.slice(0, end < 0 ? rest.length : end)).map((palabras) => ({ palabras, hoja }))
}

/** A row has its dates on one of its lines, the first as a rule; lines without a date belong to the row above. */
function joinWrapped(lines: readonly Renglon[]): Palabra[][] {
  const rows: { words: Palabra[]; dates: number }[] = []
  for (const line of lines) {
    const dates = line.palabras.filter(({ texto }) => DATE.test(texto)).length
    const words = segmentosDe(line)
      .flatMap(({ palabras }) => palabras)
      .filter(({ texto }) => !DATE.test(texto))
    const row = rows.at(-1)
    if (row && (dates === 0 || row.dates === 0)) {
      row.words.push(...words)
      row.dates += dates
    } else rows.push({ words, dates })
  }
  return rows.filter(({ words, dates }) => words.length > 0 && dates === 1).map(({ words }) => words)
}
