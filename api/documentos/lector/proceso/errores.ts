/** Why a file could not be read, what the person can do about it, and more of why where nothing closer is known. */
const REFUSALS = {
  no_pdf: [
    'El archivo no es un PDF ni una imagen JPG o PNG.',
    'Descarga de nuevo el documento desde su página oficial.',
    'Sus primeros bytes no son los de ninguno de esos tipos.',
  ],
  vacio: ['El archivo está vacío.', 'Descarga de nuevo el documento y vuelve a subirlo.', 'Tiene 0 bytes.'],
  demasiado_grande: [
    'El archivo es demasiado grande',
    'Sube el PDF original, que pesa mucho menos que una fotografía.',
    'Pesa más de lo que se admite.',
  ],
  cifrado: [
    'El PDF está protegido con contraseña.',
    'Guarda una copia sin contraseña y súbela.',
    'Su contenido está cifrado.',
  ],
  truncado: [
    'El PDF está incompleto: le falta el final.',
    'Descarga de nuevo el documento y vuelve a subirlo.',
    'Le falta la marca con que termina un PDF.',
  ],
  demasiadas_paginas: [
    'El PDF tiene demasiadas páginas.',
    'Sube solo las páginas del documento.',
    'Tiene más de las que se leen.',
  ],
  tiempo: [
    'El archivo tardó demasiado en leerse.',
    'Usa el PDF original o captura los datos a mano.',
    'La lectura llegó a su límite de tiempo.',
  ],
  memoria: [
    'El archivo pide demasiada memoria para leerse.',
    'Usa el PDF original o captura los datos a mano.',
    'La lectura llegó a su límite de memoria.',
  ],
  ilegible: [
    'El archivo está dañado y no se puede abrir.',
    'Descarga de nuevo el documento o captura los datos a mano.',
    'Lo que hay en él no se pudo interpretar.',
  ],
  interrumpido: [
    'La lectura se interrumpió dos veces.',
    'Inténtalo de nuevo en un minuto o captura los datos a mano.',
    'El programa que lee los documentos se cerró dos veces antes de terminar.',
  ],
  pagina_inexistente: ['El documento no tiene esa página.', 'Vuelve a la primera página.', 'Tiene menos páginas.'],
  ocupado: [
    'Hay demasiados documentos en espera.',
    'Inténtalo de nuevo en un minuto.',
    'No cabe otro en la fila de lectura.',
  ],
  cancelado: [
    'La lectura se canceló.',
    'Vuelve a subir el documento cuando quieras.',
    'Quien la pidió la dejó, o el portal se está cerrando.',
  ],
} as const satisfies Record<string, readonly [message: string, suggestion: string, detail: string]>

export type CodigoLector = keyof typeof REFUSALS

/** A file that was not read. `message` and `suggestion` are Spanish, ready to be shown; `detail` adds figures or the cause, never empty. */
export class LectorError extends Error {
  override readonly name = 'LectorError'
  readonly codigo: CodigoLector
  readonly suggestion: string
  readonly detail: string

  constructor(codigo: CodigoLector, detail = '') {
    super(REFUSALS[codigo][0])
    this.codigo = codigo
    this.suggestion = REFUSALS[codigo][1]
    this.detail = detail || REFUSALS[codigo][2]
  }
}
