import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { anclasDe, type Estilo } from './buscar-etiquetas.ts'
import { Consulta } from './consulta.ts'
import { Diccionario, type Ancla, type Etiqueta } from './etiquetas.ts'
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

interface Leida {
  readonly hoja: Hoja
  readonly estilo: Estilo
}

/** Reads the pages of one kind of paper by their labels. */
export class LectorDeHojas {
  private readonly diccionario: Diccionario
  private readonly forma: Forma
  /** A paper is read anew after each further look at some of its pages: those that stayed as they were are not. */
  private readonly leidas = new WeakMap<PaginaConPalabras, Leida>()

  constructor(etiquetas: readonly Etiqueta[], forma: Forma) {
    this.diccionario = new Diccionario(etiquetas)
    this.forma = forma
  }

  /**
   * The pages of a paper read by label. A page with labels in capitals and too few of them to tell (the end of a table that began on
   * another page) is read as that one prints them.
   */
  leer(paginas: readonly PaginaConPalabras[]): readonly Hoja[] {
    const first = paginas.map((pagina) => this.sola(pagina))
    const model = first.find(({ estilo }) => estilo.mayusculas)?.estilo
    return first.map((each) =>
      model && !each.estilo.mayusculas ? this.pagina(each.hoja.pagina, model).hoja : each.hoja,
    )
  }

  /** A page by itself. */
  private sola(pagina: PaginaConPalabras): Leida {
    const known = this.leidas.get(pagina)
    if (known) return known
    const leida = this.pagina(pagina)
    this.leidas.set(pagina, leida)
    return leida
  }

  private pagina(pagina: PaginaConPalabras, model?: Estilo): Leida {
    const lines = renglonesDe(pagina)
    const apart = pagina.fuente === 'ocr' ? despegar(lines, this.diccionario) : lines
    const modo = { ocr: pagina.fuente === 'ocr', lineal: pagina.lineal === true }
    const consulta = new Consulta(this.diccionario)
    const labelled = anclasDe(apart, consulta, modo, model)
    const renglones = unirParrafos(apart, labelled.anclas)
    const { anclas, estilo } = renglones === apart ? labelled : anclasDe(renglones, consulta, modo, model)
    const hoja: Hoja = { pagina, renglones, anclas, valores: valoresDe(pagina, renglones, anclas, this.forma) }
    return { hoja, estilo }
  }
}
