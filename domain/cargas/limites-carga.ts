/** Bytes of a text or a DBF: a million payroll rows take about 150 MB. */
export const ARCHIVO_CARGA_MAX_BYTES = 512 * 1024 * 1024

/** Characters of a reason or a note about a load. */
export const NOTA_CARGA_MAX = 500
