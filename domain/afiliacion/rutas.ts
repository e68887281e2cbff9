import { formatInterno } from './movimientos/tipo-movimiento.ts'

/** Address of a person's page: people know them by their No. interno, and no number of the database stands in an address. */
export function rutaAfiliado({ interno }: { readonly interno: number | string }): string {
  return `/panel/afiliados/${formatInterno(Number(interno))}/show`
}

/** Address of a movement's detail, over its list. */
export function rutaMovimiento({ folio }: { readonly folio: string }): string {
  return `/panel/movimientos/${encodeURIComponent(folio)}/show`
}
