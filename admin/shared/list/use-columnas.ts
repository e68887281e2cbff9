import { useMemo } from 'react'
import { usePreferences } from '#admin/providers/preferences-context.ts'
import { useList } from './list-state.ts'
import type { Columna } from './lista.ts'

export interface Columnas<Row> {
  readonly visibles: readonly Columna<Row>[]
  readonly isVisible: (key: string) => boolean
  readonly toggle: (key: string) => void
  readonly reset: () => void
}

/** Which columns this person wants in this list. */
export function useColumnas<Row>(columnas: readonly Columna<Row>[]): Columnas<Row> {
  const { resource } = useList()
  const { listas, setLista } = usePreferences()
  const initial = useMemo(() => columnas.filter(({ oculta }) => oculta).map(({ key }) => key), [columnas])
  const hidden = listas[resource]?.ocultas ?? initial
  const isVisible = (key: string): boolean => !hidden.includes(key)
  const setHidden = (ocultas: readonly string[] | null): void => setLista(resource, { ocultas })
  return {
    visibles: columnas.filter(({ key }) => isVisible(key)),
    isVisible,
    toggle: (key) => setHidden(isVisible(key) ? [...hidden, key] : hidden.filter((other) => other !== key)),
    reset: () => setHidden(null),
  }
}
