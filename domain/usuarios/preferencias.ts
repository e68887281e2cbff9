/** Colours of the portal: as the person's system asks, or always one. */
export const TEMAS = ['sistema', 'claro', 'oscuro'] as const
export type Tema = (typeof TEMAS)[number]

/** Heights of rows and controls (design/interfaz.md, Tokens). */
export const DENSIDADES = ['compacta', 'comoda'] as const
export type Densidad = (typeof DENSIDADES)[number]

/** How one list is shown; what is absent is as the list comes. */
export interface PreferenciasLista {
  /** Keys of the columns that are hidden. */
  readonly ocultas?: readonly string[]
  /** Field of the server and its direction. */
  readonly orden?: { readonly campo: string; readonly sentido: 'ASC' | 'DESC' }
  /** Rows of a page. */
  readonly filas?: number
}

/**
 * How a person wants the portal to look (`GET`, `PUT /api/preferencias`, and with `GET /api/sesion`). Kept by the server,
 * because the browser keeps nothing but `usuario` (decisions §2).
 */
export interface Preferencias {
  readonly tema: Tema
  readonly densidad: Densidad
  /** The left navigation folded to its icons. */
  readonly menuPlegado: boolean
  /** By the resource of the list ("afiliados"). */
  readonly listas: Readonly<Record<string, PreferenciasLista>>
}

/** Of who has chosen nothing yet. */
export const PREFERENCIAS_INICIALES: Preferencias = {
  tema: 'sistema',
  densidad: 'compacta',
  menuPlegado: false,
  listas: {},
}

/** What is kept is how lists look, never what is in them: short keys only, and not many. */
export const LIMITES_PREFERENCIAS = { listas: 40, columnas: 60, clave: 40, filas: 500 } as const
