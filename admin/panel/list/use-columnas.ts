import { useMemo } from 'react'
import { useResourceContext, useStore } from 'react-admin'
import type { Columna } from './lista.ts'

export interface Columnas<Row> {
  readonly visibles: readonly Columna<Row>[]
  readonly isVisible: (key: string) => boolean
  readonly toggle: (key: string) => void
  readonly reset: () => void
}

/** Which columns this person wants in this list. */
export function useColumnas<Row>(columnas: readonly Columna<Row>[]): Columnas<Row> {
  const resource = useResourceContext()
  const initial = useMemo(() => columnas.filter(({ oculta }) => oculta).map(({ key }) => key), [columnas])
  const [chosen, setChosen] = useStore<readonly string[] | null>(`${resource ?? ''}.columnas`, null)
  const hidden = chosen ?? initial
  const isVisible = (key: string): boolean => !hidden.includes(key)
  return {
    visibles: columnas.filter(({ key }) => isVisible(key)),
    isVisible,
    toggle: (key) => setChosen(isVisible(key) ? [...hidden, key] : hidden.filter((other) => other !== key)),
    reset: () => setChosen(null),
  }
}
