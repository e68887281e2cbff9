import type { Issue } from '#domain/issue.ts'
import { ARCHIVO_MAX_BYTES, formatMegas } from './archivo.ts'

/** Answer of `POST /api/fotografias`: the page that a photo of a paper would become. */
export interface FotografiaEnderezada {
  /** Names the page to `POST /api/fotografias/pdf` for as long as it is remembered. */
  readonly id: string
  /** A JPEG as a `data:` address: shown and forgotten, kept nowhere. */
  readonly imagen: string
}

/** Quarter turns clockwise that a person adds to the straightened page. */
export const GIROS = [0, 1, 2, 3] as const
export type Giro = (typeof GIROS)[number]

/** One page of the PDF that several photos become, in the order of the pages. */
export interface PaginaFotografiada {
  /** As `FotografiaEnderezada` gave it. */
  readonly id: string
  readonly giro: Giro
  /** The photo's file, to be named when something is wrong with it. */
  readonly nombre: string
}

/** Photos of one paper: a constancia and its cédula have four pages, and some to spare. */
export const FOTOGRAFIAS_MAX = 8

/** What is wrong with joining so many photos; null when it can be done. */
export function unirIssue(cuantas: number): Issue | null {
  if (cuantas === 0)
    return { path: 'paginas', code: 'vacio', message: 'No hay fotografías que unir: agrega al menos una.' }
  if (cuantas <= FOTOGRAFIAS_MAX) return null
  const extra = cuantas - FOTOGRAFIAS_MAX
  return {
    path: 'paginas',
    code: 'demasiadas',
    message: `Se pueden unir hasta ${FOTOGRAFIAS_MAX} fotografías en un PDF y aquí hay ${cuantas}: quita ${extra}.`,
  }
}

/** Why the joined PDF of `nombre` cannot be kept: it is larger than any file may be. Null when it can. */
export function pdfUnidoIssue(nombre: string, cuantas: number, bytes: number): Issue | null {
  if (bytes <= ARCHIVO_MAX_BYTES) return null
  const message = `${nombre}, el PDF de las ${cuantas} fotografías, es demasiado grande. Tamaño máximo: 10MB. Tamaño actual: ${formatMegas(bytes)}. Quita alguna o tómalas con menos resolución.`
  return { path: 'paginas', code: 'tamano', message }
}

/** The name under which the page of a photo is kept: "curp.jpg" becomes "curp.pdf". */
export function pdfNameOf(nombre: string): string {
  return `${nombre.replace(/\.(jpe?g|png)$/i, '')}.pdf`
}
