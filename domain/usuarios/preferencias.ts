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
  /** Keys of the columns in the order in which they stand; those that are not named come after, as the list has them. */
  readonly columnas?: readonly string[]
  /** Field of the server and its direction. */
  readonly orden?: OrdenLista
  /** Rows of a page. */
  readonly filas?: number
  /** Ways of looking at the list that the person named. */
  readonly vistas?: readonly VistaLista[]
}

export interface OrdenLista {
  readonly campo: string
  readonly sentido: 'ASC' | 'DESC'
}

type ValorFiltro = string | number | boolean

/** A saved view: closed filters, order and columns. Never a search: it may be somebody's name or key. */
export interface VistaLista {
  readonly nombre: string
  readonly filtro: Readonly<Record<string, ValorFiltro | readonly ValorFiltro[]>>
  readonly orden: OrdenLista
  readonly ocultas: readonly string[]
  readonly columnas: readonly string[]
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
export const LIMITES_PREFERENCIAS = {
  listas: 40,
  columnas: 60,
  clave: 40,
  filas: 500,
  vistas: 12,
  nombreVista: 40,
  filtros: 12,
  valores: 60,
  valor: 60,
} as const

/** A search that a session keeps: as long as the lists take it. */
export const BUSQUEDA_MAX = 200
