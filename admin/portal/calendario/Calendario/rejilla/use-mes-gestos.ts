import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** How far the wheel turns, in px, before the month changes, and how long until it may again. */
const RUEDA_UMBRAL = 160
const RUEDA_ESPERA_MS = 350
/** How far a finger goes sideways, in px. */
const DEDO_UMBRAL = 56

/**
 * Moves by month with the wheel and, where nothing is being edited, with a finger sideways. The zoom of the browser (Ctrl
 * and wheel) stays its own. `onMove` gets 1 or -1.
 */
export function useMesGestos(
  grid: RefObject<HTMLElement | null>,
  swipe: boolean,
  onMove: (steps: 1 | -1) => void,
): void {
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const element = grid.current
    if (!element) return
    let turned = 0
    let movedAt = 0
    const onWheel = (event: WheelEvent): void => {
      if (event.ctrlKey || Math.abs(event.deltaY) < Math.abs(event.deltaX)) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < RUEDA_UMBRAL || event.timeStamp - movedAt < RUEDA_ESPERA_MS) return
      move.current(turned > 0 ? 1 : -1)
      turned = 0
      movedAt = event.timeStamp
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [grid])
  useEffect(() => {
    const element = grid.current
    if (!element || !swipe) return
    let start: { readonly x: number; readonly y: number } | null = null
    const onStart = (event: TouchEvent): void => {
      const [touch] = event.touches
      start = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    }
    const onEnd = (event: TouchEvent): void => {
      const [touch] = event.changedTouches
      if (!start || !touch) return
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y]
      if (Math.abs(dx) > DEDO_UMBRAL && Math.abs(dx) > 2 * Math.abs(dy)) move.current(dx < 0 ? 1 : -1)
      start = null
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [grid, swipe])
}
