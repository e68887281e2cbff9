/** How many of a kind, with the first names of them. */
export interface CuentaSepomex {
  readonly cuantas: number
  readonly primeras: readonly string[]
}

/** What the file does, or did, to one state. */
export interface CambiosDelEstado {
  readonly clave: string
  readonly estado: string
  /** Settlements of it in the file. */
  readonly filas: number
  readonly nuevas: CuentaSepomex
  readonly cambiadas: CuentaSepomex
  readonly bajas: CuentaSepomex
  /** No longer in the file, but somebody's address uses them. */
  readonly conservadas: CuentaSepomex
  /** So much goes that the file may be cut, or of another year. */
  readonly cortado: boolean
  /** The newest settlements: those kept that the file does not know, and how many it brings that come after all kept. */
  readonly recientes: { readonly faltan: CuentaSepomex; readonly llegan: number }
}

export type ClaseCambioSepomex = 'nuevas' | 'cambiadas' | 'bajas' | 'conservadas'

/** What a file does to the catalogue, state by state. */
export interface EfectoSepomex {
  readonly estados: readonly CambiosDelEstado[]
  /** Why somebody must accept it before it is applied; empty for a whole file of now. */
  readonly avisos: readonly string[]
}

/** How many of one kind in all states. */
export function sumaSepomex(estados: readonly CambiosDelEstado[], clase: ClaseCambioSepomex): number {
  return estados.reduce((sum, estado) => sum + estado[clase].cuantas, 0)
}

/** What the load writes when it is applied: nothing to do when it is 0. */
export function porEscribir(estados: readonly CambiosDelEstado[]): number {
  return (['nuevas', 'cambiadas', 'bajas'] as const).reduce((sum, clase) => sum + sumaSepomex(estados, clase), 0)
}
