import { useMemo } from 'react'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import type { Columna } from '#admin/shared/list/lista.ts'

export interface Columnas<Row> {
  /** All of them in the order in which they stand. */
  readonly ordenadas: readonly Columna<Row>[]
  readonly visibles: readonly Columna<Row>[]
  readonly ocultas: readonly string[]
  /** Keys of all, in their order. */
  readonly claves: readonly string[]
  readonly isVisible: (key: string) => boolean
  readonly toggle: (key: string) => void
  /** One place up (-1) or down (1); nothing where it cannot go further. */
  readonly move: (key: string, step: -1 | 1) => void
  readonly reset: () => void
}

/** What can be moved: not what has no title (the row's actions stay at the end). */
const isMovable = ({ hideHeader }: Pick<Columna<never>, 'hideHeader'>): boolean => hideHeader !== true

function inOrder<Row>(
  columnas: readonly Columna<Row>[],
  claves: readonly string[] | undefined,
): readonly Columna<Row>[] {
  if (claves === undefined) return columnas
  const place = (column: Columna<Row>): number => {
    const at = claves.indexOf(column.key)
    return !isMovable(column) ? Infinity : at < 0 ? claves.length : at
  }
  return columnas.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
}

/** Which columns this person wants in this list, and in which order. */
export function useColumnas<Row>(columnas: readonly Columna<Row>[]): Columnas<Row> {
  const { resource } = useList()
  const { listas, setLista } = usePreferences()
  const initial = useMemo(() => columnas.filter(({ oculta }) => oculta).map(({ key }) => key), [columnas])
  const ocultas = listas[resource]?.ocultas ?? initial
  const order = listas[resource]?.columnas
  const ordenadas = useMemo(() => inOrder(columnas, order), [columnas, order])
  const isVisible = (key: string): boolean => !ocultas.includes(key)
  const setHidden = (next: readonly string[]): void => setLista(resource, { ocultas: next })
  const claves = ordenadas.filter(isMovable).map(({ key }) => key)
  return {
    ordenadas,
    visibles: ordenadas.filter(({ key }) => isVisible(key)),
    ocultas,
    claves,
    isVisible,
    toggle: (key) => setHidden(isVisible(key) ? [...ocultas, key] : ocultas.filter((other) => other !== key)),
    move: (key, step) => {
      const from = claves.indexOf(key)
      const other = claves[from + step]
      if (from < 0 || other === undefined) return
      const next = claves.with(from, other).with(from + step, key)
      setLista(resource, { columnas: next })
    },
    reset: () => setLista(resource, { ocultas: null, columnas: null }),
  }
}
