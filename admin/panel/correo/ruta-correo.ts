/** Address of a message, over the list. */
export function rutaCorreo(id: number): string {
  return `/panel/correos/${id}/show`
}
