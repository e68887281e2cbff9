/** The job that looks at a file of SEPOMEX, and the one that applies it, as they are known for ever. */
export const REVISAR_SEPOMEX = 'direcciones.sepomex-revisar'
export const APLICAR_SEPOMEX = 'direcciones.sepomex-aplicar'
