import { useEffect, useRef, useState } from 'react'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { RefObject } from 'react'

interface Fit {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Width in px that the table takes when its place is narrower (it scrolls inside); undefined while it fits. */
  readonly minWidth: number | undefined
}

/**
 * Whether the columns in sight fit in the list: then the header stays on scroll, else the table scrolls in its frame. What
 * they need is told beforehand; what is written in a row may take more, and is measured.
 */
export function useFit(columnas: readonly Pick<Columna<never>, 'ancho'>[]): Fit {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(Infinity)
  const [taken, setTaken] = useState(0)
  // At each drawing: the table may be another one since.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const table = element.querySelector('table')
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth)
      setTaken(table?.offsetWidth ?? 0)
    })
    observer.observe(element)
    if (table) observer.observe(table)
    return () => observer.disconnect()
  })
  const told = columnas.reduce((sum, { ancho }) => sum + ancho, 0)
  const needed = Math.max(told, taken)
  return { ref, minWidth: needed > width ? needed : undefined }
}
