/** The job that applies a close, as it is known for ever. */
export const APLICAR_CIERRE = 'quincenas.aplicar'
