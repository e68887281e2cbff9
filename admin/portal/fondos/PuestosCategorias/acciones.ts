import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'

/** What can be done to a row, from its card or from the general table. */
export interface Acciones {
  /** Loads it in the form of its tab. */
  readonly editar: (row: RenglonPuestos) => void
  readonly eliminar: (row: RenglonPuestos) => void
  /** Leaves the edit mode. */
  readonly soltar: () => void
}
