export const RUTA_MODULOS = '/panel/modulos'

export const rutaModulo = (id: number): string => `${RUTA_MODULOS}/${id}/show`

/** The page of a process, by its number: also of one that opens a screen of its own. */
export const rutaProceso = (id: number): string => `/procesos/${id}`
