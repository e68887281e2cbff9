import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const SELECTOR = '[data-movimiento]'

/**
 * Keys of a tray while a row has the focus: arrows go to the row above or below, `tecla` does the act on it. Enter opens it
 * by itself, since what has the focus is its button.
 */
export function useTeclasBandeja(tecla: string, onTecla: (id: number) => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const act = useRef(onTecla)
  useEffect(() => {
    act.current = onTecla
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onKey = (event: KeyboardEvent): void => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(SELECTOR) : null
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return
      const rows = [...element.querySelectorAll<HTMLElement>(SELECTOR)]
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) rows[rows.indexOf(row) + step]?.focus()
      else if (event.key.toLowerCase() === tecla) act.current(Number(row.dataset['movimiento']))
      else return
      event.preventDefault()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [tecla])
  return frame
}
