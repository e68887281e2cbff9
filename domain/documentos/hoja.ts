import { anclasDe, type Ancla, type Etiqueta } from './etiquetas.ts'
import type { PaginaConPalabras, Palabra } from './pagina.ts'
import { renglonesDe, type Renglon } from './renglones.ts'
import { untilUnknownLabel, valoresDe, type Valor } from './valores.ts'

/** One page ready to be read by label: its lines, the labels on them and their values. */
export interface Hoja {
  readonly pagina: PaginaConPalabras
  readonly renglones: readonly Renglon[]
  readonly anclas: readonly Ancla[]
  readonly valores: readonly Valor[]
}

export function hojaDe(pagina: PaginaConPalabras, etiquetas: readonly Etiqueta[]): Hoja {
  const renglones = renglonesDe(pagina)
  const lineal = pagina.lineal === true
  const anclas = anclasDe(renglones, etiquetas, { ocr: pagina.fuente === 'ocr', lineal })
  return { pagina, renglones, anclas, valores: valoresDe(renglones, anclas, lineal) }
}

/** Values of a form that prints them under their labels; what already stands beside its label stays. */
export function valoresDebajo({ pagina, renglones, anclas, valores }: Hoja): Valor[] {
  const labelled = anclas.filter(({ campo }) => campo !== null)
  return valores.map((valor, index) => {
    const ancla = labelled[index]
    if (valor.palabras.length > 0 || !ancla) return valor
    return { ...valor, palabras: below(renglones, anclas, ancla, pagina.lineal === true) }
  })
}

/** Words of the next line between this label and the next one of its row; none when a label stands there. */
function below(
  renglones: readonly Renglon[],
  anclas: readonly Ancla[],
  ancla: Ancla,
  lineal: boolean,
): readonly Palabra[] {
  const [line, next] = [renglones[ancla.fin], renglones[ancla.fin + 1]]
  if (!line || !next || next.y - line.y > 3 * line.h) return []
  const row = anclas.filter(({ renglon }) => renglon === ancla.renglon)
  if (lineal && row.length > 1) return []
  const right = Math.min(Infinity, ...row.filter(({ x }) => x > ancla.x).map(({ x }) => x))
  const inColumn = ({ x }: { x: number }) => lineal || (x >= ancla.x - line.h * 0.6 && x < right - line.h * 0.3)
  if (anclas.some((other) => other.renglon === ancla.fin + 1 && inColumn(other))) return []
  return untilUnknownLabel(next.palabras.filter(inColumn))
}
