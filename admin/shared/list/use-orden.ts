import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useList } from './list-state.ts'
import type { Columna } from './lista.ts'
import type { Orden } from './list-state.ts'
import type { Preferences } from '#admin/providers/preferences-context.ts'

/** Rows of a page that can be chosen; the first one unless the person chose another. */
export const FILAS = [25, 50, 100] as const

/** Orders the list in sight, or sets the rows of its pages, now and for the next time. */
export function useOrden(): {
  readonly setOrden: (sort: Orden) => void
  readonly setFilas: (filas: number) => void
} {
  const { resource, setSort, setPerPage } = useList()
  const { setLista } = usePreferences()
  return {
    setOrden: (sort) => {
      setLista(resource, { orden: { campo: sort.field, sentido: sort.order } })
      setSort(sort)
    },
    setFilas: (filas) => {
      setLista(resource, { filas })
      setPerPage(filas)
    },
  }
}

/** The order that the person left in a list, as long as a column still has it; else the list's own. */
export function ordenPreferido<Row>(
  lista: Preferences['listas'][string] | undefined,
  columnas: readonly Columna<Row>[],
  propio: Orden,
): Orden {
  const orden = lista?.orden
  if (!orden || !columnas.some(({ sortBy }) => sortBy === orden.campo)) return propio
  return { field: orden.campo, order: orden.sentido }
}

/** The rows per page that the person chose in a list, if it still offers them; else the first size. */
export function filasPreferidas(
  lista: Preferences['listas'][string] | undefined,
  tamanos: readonly number[] = FILAS,
): number {
  return tamanos.find((filas) => filas === lista?.filas) ?? tamanos[0] ?? FILAS[0]
}
