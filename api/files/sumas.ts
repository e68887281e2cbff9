import { createHash } from 'node:crypto'

/** The manifest that stands beside files that leave: `sha256sum -c SHA256SUMS` checks them without the portal. */
export const ARCHIVO_SUMAS = 'SHA256SUMS'

/** A file of text about to leave. */
export interface ArchivoTexto {
  readonly nombre: string
  readonly contenido: string
}

/** A line of the manifest: the SHA-256 of a file, in hexadecimal, and its name. */
export const lineaSuma = (huella: string, nombre: string): string => `${huella}  ${nombre}\n`

/** Files with their manifest, last. */
export function conSumas(archivos: readonly ArchivoTexto[]): ArchivoTexto[] {
  const lineas = archivos.map(({ nombre, contenido }) =>
    lineaSuma(createHash('sha256').update(contenido).digest('hex'), nombre),
  )
  return [...archivos, { nombre: ARCHIVO_SUMAS, contenido: lineas.join('') }]
}
