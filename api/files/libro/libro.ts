export type Celda = string | number

/** The first line that the process of a workbook is sent; each that follows is a page of rows, a list of lists of cells. */
export interface TituloLibro {
  readonly hoja: string
  readonly titulos: readonly string[]
}

export type PaginaLibro = readonly (readonly Celda[])[]
