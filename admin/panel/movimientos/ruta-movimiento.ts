/** Address of a movement's detail, over its list. */
export function rutaMovimiento(id: number | string): string {
  return `/panel/movimientos/${id}/show`
}

/** Navigation state that leaves scroll and focus where they are: the page under the detail is the same. */
export const EN_SITIO = { enSitio: true } as const
