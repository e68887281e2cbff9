import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { anclasDe } from './buscar-etiquetas.ts'
import type { Ancla, Diccionario } from './etiquetas.ts'
import { despegar } from './despegar.ts'
import { renglonesDe, type Renglon } from './renglones.ts'
import { valoresDe, type Forma, type Valor } from './valores.ts'

/** One page read by label: its lines, the labels on them and their values. */
export interface Hoja {
  readonly pagina: PaginaConPalabras
  readonly renglones: readonly Renglon[]
  readonly anclas: readonly Ancla[]
  readonly valores: readonly Valor[]
}

export function hojaDe(pagina: PaginaConPalabras, diccionario: Diccionario, forma: Forma): Hoja {
  const lines = renglonesDe(pagina)
  const renglones = pagina.fuente === 'ocr' ? despegar(lines, diccionario) : lines
  const anclas = anclasDe(renglones, diccionario, { ocr: pagina.fuente === 'ocr', lineal: pagina.lineal === true })
  return { pagina, renglones, anclas, valores: valoresDe(pagina, renglones, anclas, forma) }
}
