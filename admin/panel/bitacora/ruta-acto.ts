/** Address of an act, over the bitácora. */
export function rutaActo(id: number | string): string {
  return `/panel/bitacora/${id}/show`
}
