import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactNode } from 'react'

/** A column of a panel list. `sortBy` is the server's name of the field it sorts by. */
export interface Columna<Row> extends Column<Row> {
  readonly sortBy?: string
  /** Least width in px at which it reads well: together they tell whether the table fits. */
  readonly ancho: number
  /** Not shown until the person asks for it. */
  readonly oculta?: boolean
  /** Cannot be hidden: it names the row. */
  readonly fija?: boolean
  /** Tells nothing of the row (its place in the page, a button): what is exported goes without it. */
  readonly soloPantalla?: boolean
}

/** A choice of a filter: `valor` is what the server gets, a word, an id or several of them. */
export interface OpcionFiltro {
  readonly valor: string | number | boolean | readonly string[] | readonly number[]
  readonly label: string
}

/** A filter by a closed list of values, or by a day; it stands in the address, so it never holds an identity. */
export interface Filtro {
  readonly key: string
  readonly label: string
  readonly opciones: readonly OpcionFiltro[]
  /** The choice of none; "Todas" when absent. */
  readonly placeholder?: string
  /** Why it cannot be chosen yet ("Elige primero la entidad"). */
  readonly disabledReason?: string | null
  /** A day that is typed, in the place of the choices. */
  readonly fecha?: true
  /** Of the last day of a period: the filter that holds its first one. */
  readonly desdeFiltro?: string
  /** Filters that lose their meaning when this one changes. */
  readonly clears?: readonly string[]
}

export type ValoresFiltro = Readonly<Record<string, unknown>>

/** What a list says of itself. */
export interface TextosLista {
  /** Accessible name of the table: "Padrón de personas afiliadas". */
  readonly tabla: string
  readonly buscar: string
  /** What could not be loaded, whole: "No se pudo cargar el padrón." */
  readonly falla: string | ((error: unknown) => string)
  /** Said while it is asked for, where a document has words for it. */
  readonly cargando?: string
  /** Without any row and without filters. */
  readonly vacia: ReactNode
  /** When the search or the filters leave nothing, where a document has words of its own for it. */
  readonly sinResultados?: string
  /** How a search was read, where it could be taken for something else; `mal` when part of it is nothing. */
  readonly entendido?: (busqueda: string) => { readonly texto: string; readonly mal: boolean } | null
  readonly uno: string
  readonly varios: string
}
