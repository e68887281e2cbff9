/** Classes of the jobs of a load. */
export const LEER = 'carga.leer'
export const CARGAR = 'carga.cargar'
export const PUBLICAR = 'carga.publicar'
