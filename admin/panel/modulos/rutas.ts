export const RUTA_MODULOS = '/panel/modulos'
