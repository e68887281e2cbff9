/** Why a file could not be read, and what the person can do about it. */
const REFUSALS = {
  no_pdf: [
    'El archivo no es un PDF ni una imagen JPG o PNG.',
    'Descarga de nuevo el documento desde su página oficial.',
  ],
  vacio: ['El archivo está vacío.', 'Descarga de nuevo el documento y vuelve a subirlo.'],
  demasiado_grande: [
    'El archivo es demasiado grande',
    'Sube el PDF original, que pesa mucho menos que una fotografía.',
  ],
  cifrado: ['El PDF está protegido con contraseña.', 'Guarda una copia sin contraseña y súbela.'],
  truncado: ['El PDF está incompleto: le falta el final.', 'Descarga de nuevo el documento y vuelve a subirlo.'],
  demasiadas_paginas: ['El PDF tiene demasiadas páginas.', 'Sube solo las páginas del documento.'],
  tiempo: ['El archivo tardó demasiado en leerse.', 'Usa el PDF original o captura los datos a mano.'],
  memoria: ['El archivo pide demasiada memoria para leerse.', 'Usa el PDF original o captura los datos a mano.'],
  ilegible: [
    'El archivo está dañado y no se puede abrir.',
    'Descarga de nuevo el documento o captura los datos a mano.',
  ],
  pagina_inexistente: ['El documento no tiene esa página.', 'Vuelve a la primera página.'],
  ocupado: ['Hay demasiados documentos en espera.', 'Inténtalo de nuevo en un minuto.'],
  cancelado: ['La lectura se canceló.', 'Vuelve a subir el documento cuando quieras.'],
} as const satisfies Record<string, readonly [message: string, suggestion: string]>

export type CodigoLector = keyof typeof REFUSALS

/** A file that was not read. `message` and `suggestion` are Spanish, ready to be shown; `detail` adds figures or the cause. */
export class LectorError extends Error {
  override readonly name = 'LectorError'
  readonly codigo: CodigoLector
  readonly suggestion: string
  readonly detail: string

  constructor(codigo: CodigoLector, detail = '') {
    super(REFUSALS[codigo][0])
    this.codigo = codigo
    this.suggestion = REFUSALS[codigo][1]
    this.detail = detail
  }
}
