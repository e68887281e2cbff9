/** Address of a person's page. */
export function rutaAfiliado(id: number): string {
  return `/panel/afiliados/${id}/show`
}
