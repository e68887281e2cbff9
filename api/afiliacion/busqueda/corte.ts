import type { Condicion } from '#api/http/listas/camino.ts'

/** Who of `afiliados a` is looked among, in the words that suit how they are looked for. */
export interface Corte {
  /** For who expects few of them: by the index of where they stand and in which situation. */
  readonly estrecha: Condicion
  /** For who walks them in the order of a column of theirs: by the index that is in that order, of one place or of all. */
  readonly enOrden: (columna: string) => Condicion
  /** For who has found people already: by no index. */
  readonly suelta: Condicion
}

/** An order of people: a column that an index is in order of, and what is sorted where no index is to be walked. */
export interface Orden {
  readonly columna: string
  readonly sinIndice: string
  readonly order: 'ASC' | 'DESC'
  readonly porNombre: boolean
}
