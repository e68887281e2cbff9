import type { CatalogoPuestos, RenglonPuestos, TipoCatalogo } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { Acciones } from './acciones.ts'
import type { Arbol } from './use-puestos.ts'

export interface FichaProps {
  tipo: Exclude<TipoCatalogo, 'sueldo'>
  editando: RenglonPuestos | null
  arbol: Arbol
  acciones: Acciones
  plazo: CatalogoPuestos['plazo']
}

/** The places chosen above a row: each narrows the next list. */
export interface Camino {
  readonly adscripcion: number | null
  readonly direccion: number | null
  readonly area: number | null
}
