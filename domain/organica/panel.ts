/** A row of the panel's read-only list of entities: any level of the tree, with its path. */
export interface UnidadPanel {
  readonly id: number
  readonly nivel: 0 | 1 | 2 | 3
  readonly nivelNombre: string
  /** Organic key of its own level ("01"). */
  readonly clave: string
  readonly nombre: string
  readonly ruta: string
  readonly activo: boolean
  readonly personas: number
}

/** A row of the panel's read-only list of categories. */
export interface CategoriaPanel {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly sueldoCentavos: number
  readonly vigenteDesde: string
  readonly vigenteHasta: string | null
  readonly activo: boolean
}

/** The path of a unit without its last step, which is the unit itself; "" of the topmost. */
export function dependeDe({ ruta }: Pick<UnidadPanel, 'ruta'>): string {
  return ruta.split(' › ').slice(0, -1).join(' › ')
}
