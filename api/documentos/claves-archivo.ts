export interface ArchivoGuardadoEnDisco {
  readonly id: string
  readonly clave: string
  readonly paginas: number
}

/** Name under which the image of page `n` (from 1) of a file is kept once drawn. */
export const clavePagina = (id: string, n: number): string => `paginas/${id}-${n}.jpg`

/** Everything that is kept of a file on disk: its bytes, and the images of its pages. All of it goes with the file. */
export function clavesOf({ id, clave, paginas }: ArchivoGuardadoEnDisco): string[] {
  return [clave, ...Array.from({ length: paginas }, (_, index) => clavePagina(id, index + 1))]
}
