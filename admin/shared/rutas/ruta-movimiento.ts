/** Address of a movement's detail, over its list. */
export function rutaMovimiento(id: number | string): string {
  return `/panel/movimientos/${id}/show`
}
