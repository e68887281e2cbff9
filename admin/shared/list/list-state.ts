import { createContext, useContext } from 'react'
import type { Total } from '#domain/cuenta-texto.ts'
import type { ValoresFiltro } from './lista.ts'

/** By which field the server orders the rows, and how. */
export interface Orden {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}

/**
 * A list as its table sees it, wherever its rows come from: ra-core in the panel (`PanelList`), react-query in the portal
 * (`PortalList`). What is here holds for the whole question, not only for the page in sight.
 */
export interface ListState {
  /** Names the list in what a person likes of it (columns, order, rows), and in its calls. */
  readonly resource: string
  /** Rows of the page in sight; undefined until they are known. */
  readonly data: readonly unknown[] | undefined
  /** How many the question finds; undefined until it is known. */
  readonly total: Total | undefined
  readonly loading: boolean
  /** What is in sight answers the question before: the new rows are on their way. */
  readonly stale: boolean
  readonly error: unknown
  readonly refetch: () => void
  readonly page: number
  readonly perPage: number
  /** Rows per page offered. */
  readonly tamanos: readonly number[]
  readonly sort: Orden
  readonly filters: ValoresFiltro
  readonly search: string
  /** What nobody takes away: which part of the resource the list is. */
  readonly permanente: ValoresFiltro
  readonly setPage: (page: number) => void
  readonly setPerPage: (rows: number) => void
  readonly setSort: (sort: Orden) => void
  readonly setFilters: (filters: ValoresFiltro) => void
  readonly setSearch: (text: string) => void
  /** How many rows the list has in all, or of those that a filter leaves; undefined until it is known. */
  readonly useTotal: (filter?: ValoresFiltro) => Total | undefined
}

export const ListContext = createContext<ListState | null>(null)

/** The list around. Throws outside one. */
export function useList(): ListState {
  const list = useContext(ListContext)
  if (!list) throw new Error('useList needs a PanelList or a PortalList around it')
  return list
}

/** Rows of the whole list, or of those that `filter` leaves. */
export function useTotal(filter?: ValoresFiltro): Total | undefined {
  return useList().useTotal(filter)
}
