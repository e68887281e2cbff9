import { useEffect, useRef, useState } from 'react'
import type { Columna } from './lista.ts'
import type { RefObject } from 'react'

interface Fit {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Width in px that the table takes when its place is narrower (it scrolls inside); undefined while it fits. */
  readonly minWidth: number | undefined
}

/** Whether the columns in sight fit in the list: then the header stays on scroll, else the table scrolls in its frame. */
export function useFit(columnas: readonly Pick<Columna<never>, 'ancho'>[]): Fit {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(Infinity)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const needed = columnas.reduce((sum, { ancho }) => sum + ancho, 0)
  return { ref, minWidth: needed > width ? needed : undefined }
}
