import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const SELECTOR = '[data-movimiento]'

const rowsIn = (frame: HTMLElement): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(SELECTOR)]
const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null

interface TeclasBandeja {
  readonly tecla: string
  readonly onTecla: (id: number) => void
  /** Rows in sight. */
  readonly rows: readonly unknown[]
  /** One is open beside the tray: the focus is there. */
  readonly abierto: boolean
}

/**
 * Keys of a tray while a row has the focus: arrows go to the row above or below, `tecla` does the act on it. Enter opens it
 * by itself, since what has the focus is its button. When the row leaves the tray with its act, the one in its place has
 * the focus: who reviews goes on without looking for it.
 */
export function useTeclasBandeja({ tecla, onTecla, rows, abierto }: TeclasBandeja): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const focused = useRef<{ readonly row: HTMLElement; readonly place: number } | null>(null)
  const act = useRef(onTecla)
  useEffect(() => {
    act.current = onTecla
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onFocus = (event: FocusEvent): void => {
      const row = rowOf(event.target)
      if (row) focused.current = { row, place: rowsIn(element).indexOf(row) }
    }
    const onKey = (event: KeyboardEvent): void => {
      const row = rowOf(event.target)
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return
      const all = rowsIn(element)
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) all[all.indexOf(row) + step]?.focus()
      // A key that is held repeats itself: it acts once, not on each row that comes to its place.
      else if (event.key.toLowerCase() === tecla && !event.repeat) act.current(Number(row.dataset['movimiento']))
      else return
      event.preventDefault()
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
    }
  }, [tecla])
  useEffect(() => {
    const last = focused.current
    if (!frame.current || abierto || !last || last.row.isConnected || document.activeElement !== document.body) return
    const all = rowsIn(frame.current)
    all[Math.min(last.place, all.length - 1)]?.focus()
  }, [rows, abierto])
  return frame
}
