/** Bytes of a text or a DBF: a million payroll rows take about 150 MB. */
export const ARCHIVO_CARGA_MAX_BYTES = 512 * 1024 * 1024

/** Most people of other dependencies that a load may name before the institute is notified: more look like a search for them. */
export const AJENAS_SIN_AVISO = 20

/** Characters of a reason or a note about a load. */
export const NOTA_CARGA_MAX = 500

/** Bytes of a text that comes in a ZIP, once unpacked: CPdescarga.txt takes about 15 MB. */
export const TEXTO_DE_ZIP_MAX_BYTES = 64 * 1024 * 1024
