/** Address of a loan, over the list. */
export function rutaPrestamo(folio: string): string {
  return `/panel/prestamos/${folio}/show`
}
