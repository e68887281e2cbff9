/** Address of a loan, over the list. */
export function rutaPrestamo(id: number): string {
  return `/panel/prestamos/${id}/show`
}
