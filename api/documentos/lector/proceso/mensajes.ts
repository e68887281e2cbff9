import type { DatosPorDocumento, DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { Lectura } from '#domain/documentos/lectura.ts'
import type { CodigoLector } from './errores.ts'

type Esquina = readonly [x: number, y: number]

/** Corners of a sheet in its image, clockwise from the top left of the image, as fractions of its width and height. */
export type Esquinas = readonly [Esquina, Esquina, Esquina, Esquina]

/**
 * How a page must be turned to stand upright: laid flat from the corners it has in a photo, when they were found, then quarter
 * turns clockwise, then a small angle in degrees.
 */
export interface Postura {
  readonly giro: 0 | 1 | 2 | 3
  readonly angulo: number
  readonly esquinas?: Esquinas
}

export interface ResultadoLectura {
  readonly lectura: Lectura
  /** Null when the paper is none of the three. */
  readonly datos: DatosPorDocumento[DocumentoLeible] | null
  readonly paginas: number
  /**
   * One per page, in order: hand it to `renderPage` to get the image that the boxes belong to. Null: the page has no text of its own and was
   * not recognised, because time or the limit of pages ended the reading before; nobody knows how it lies.
   */
  readonly posturas: readonly (Postura | null)[]
}

export type Formato = 'png' | 'jpeg'

/** What the reader's process is asked. Limits are the pool's. */
export type Peticion =
  | {
      readonly tipo: 'leer'
      readonly ruta: string
      readonly esperado?: DocumentoLeible
      readonly maxPaginas: number
      /** When it begins to hurry (`LectorOpciones`), in ms. */
      readonly apuroMs: number
      /** Answer `escaneado` instead of recognising a page: whoever asks has another queue for that. */
      readonly soloTexto?: boolean
    }
  | { readonly tipo: 'contar'; readonly ruta: string; readonly maxPaginas: number }
  /** The plain text of a PDF's pages; nothing is recognised. */
  | { readonly tipo: 'texto'; readonly ruta: string; readonly maxPaginas: number }
  | {
      readonly tipo: 'pagina'
      readonly ruta: string
      readonly n: number
      readonly width: number
      readonly formato: Formato
      readonly postura?: Postura
      readonly maxPaginas: number
    }

/** Answers by kind of request; `hechas` is how many pages were worked, for recycling. */
export type Respuesta =
  | { readonly tipo: 'progreso'; readonly pagina: number; readonly de: number }
  | { readonly tipo: 'leido'; readonly resultado: ResultadoLectura; readonly hechas: number }
  /** A page has to be recognised, and only text was asked for. */
  | { readonly tipo: 'escaneado'; readonly hechas: number }
  | { readonly tipo: 'imagen'; readonly imagen: Uint8Array; readonly hechas: number }
  | { readonly tipo: 'contado'; readonly paginas: number; readonly hechas: number }
  /** One text per page; null for one that has none and would have to be recognised. */
  | { readonly tipo: 'dicho'; readonly textos: readonly (string | null)[]; readonly hechas: number }
  | { readonly tipo: 'error'; readonly codigo: CodigoLector; readonly detalle: string }
