import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { anclasDe, type Estilo } from './buscar-etiquetas.ts'
import type { Ancla, Diccionario } from './etiquetas.ts'
import { despegar } from './despegar.ts'
import { unirParrafos } from './parrafos.ts'
import { renglonesDe, type Renglon } from './renglones.ts'
import { valoresDe, type Forma, type Valor } from './valores.ts'

/** One page read by label: its lines, the labels on them and their values. */
export interface Hoja {
  readonly pagina: PaginaConPalabras
  readonly renglones: readonly Renglon[]
  readonly anclas: readonly Ancla[]
  readonly valores: readonly Valor[]
}

/**
 * The pages of a paper read by label. A page with labels in capitals and too few of them to tell (the end of a table that began on
 * another page) is read as that one prints them.
 */
export function hojasDe(
  paginas: readonly PaginaConPalabras[],
  diccionario: Diccionario,
  forma: Forma,
): readonly Hoja[] {
  const first = paginas.map((pagina) => leer(pagina, diccionario, forma))
  const model = first.find(({ estilo }) => estilo.mayusculas)?.estilo
  return first.map((each) =>
    model && !each.estilo.mayusculas ? leer(each.hoja.pagina, diccionario, forma, model).hoja : each.hoja,
  )
}

function leer(pagina: PaginaConPalabras, diccionario: Diccionario, forma: Forma, model?: Estilo) {
  const lines = renglonesDe(pagina)
  const apart = pagina.fuente === 'ocr' ? despegar(lines, diccionario) : lines
  const modo = { ocr: pagina.fuente === 'ocr', lineal: pagina.lineal === true }
  const labelled = anclasDe(apart, diccionario, modo, model)
  const renglones = unirParrafos(apart, labelled.anclas)
  const { anclas, estilo } = renglones === apart ? labelled : anclasDe(renglones, diccionario, modo, model)
  const hoja: Hoja = { pagina, renglones, anclas, valores: valoresDe(pagina, renglones, anclas, forma) }
  return { hoja, estilo }
}
