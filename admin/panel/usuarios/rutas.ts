export const LISTA = '/panel/usuarios'
export const NUEVO = '/panel/usuarios/create'
export const CARGA = '/panel/usuarios/carga'

/** Opens or closes what stands beside the list: the page stays where it is. */
export const EN_SITIO = { enSitio: true } as const

export function rutaUsuario(id: number): string {
  return `${LISTA}/${id}/show`
}
