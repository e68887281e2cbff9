/** Answer of `POST /api/fotografias`: the page that a photo of a paper would become. */
export interface FotografiaEnderezada {
  /** A JPEG as a `data:` address: shown and forgotten, kept nowhere. */
  readonly imagen: string
}

/** Quarter turns clockwise that a person adds to the straightened page. */
export const GIROS = [0, 1, 2, 3] as const
export type Giro = (typeof GIROS)[number]

/** The name under which the page of a photo is kept: "curp.jpg" becomes "curp.pdf". */
export function pdfNameOf(nombre: string): string {
  return `${nombre.replace(/\.(jpe?g|png)$/i, '')}.pdf`
}
