export const RUTA_MODULOS = '/panel/modulos'

export const rutaModulo = (id: number): string => `${RUTA_MODULOS}/${id}/show`
