import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { followPointers } from './follow-pointers.ts'
import { holdPlace, restorePlace } from './hold-place.ts'
import type { HeldPlace, ScreenPoint } from './hold-place.ts'
import type { RefObject } from 'react'

export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 4
/** What an arrow moves the page, in px. */
const ARROW = 60

interface PageStage {
  readonly ref: RefObject<HTMLDivElement | null>
  /** 1: the page as wide as its frame. */
  readonly zoom: number
  /** By a factor, around a point of the screen; around the middle of the frame when none is given. */
  readonly zoomBy: (factor: number, at?: ScreenPoint) => void
  readonly zoomFit: (at?: ScreenPoint) => void
}

const clamp = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
const pointOf = (event: MouseEvent): ScreenPoint => ({ x: event.clientX, y: event.clientY })

/**
 * Zoom and pan of the page: Ctrl and wheel (or a pinch) zooms around the pointer, the wheel alone and the arrows scroll, a drag
 * moves the page, a double click fits it; "+", "−", "0" and "R" do what the buttons do while the page has focus.
 */
export function usePageStage(page: number, turn: () => void): PageStage {
  const ref = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const held = useRef<HeldPlace | null>(null)
  const zoomTo = useCallback((change: (zoom: number) => number, at?: ScreenPoint): void => {
    held.current = ref.current && holdPlace(ref.current, at)
    setZoom((now) => clamp(change(now)))
  }, [])
  const zoomBy = useCallback((factor: number, at?: ScreenPoint) => zoomTo((now) => now * factor, at), [zoomTo])
  const zoomFit = useCallback((at?: ScreenPoint) => zoomTo(() => 1, at), [zoomTo])
  useLayoutEffect(() => {
    if (ref.current && held.current) restorePlace(ref.current, held.current)
    held.current = null
  }, [zoom])
  // Another page is read from its top; a field chosen on it is then brought into sight.
  useEffect(() => {
    ref.current?.scrollTo(0, 0)
  }, [page])
  const turnNow = useRef(turn)
  useEffect(() => {
    turnNow.current = turn
  })
  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoomBy(Math.exp(-wheelPixels(event) / 400), pointOf(event))
    }
    const onDouble = (event: MouseEvent): void => zoomFit(pointOf(event))
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(1.25),
      '-': () => zoomBy(0.8),
      '0': () => zoomFit(),
      r: () => turnNow.current(),
      arrowleft: () => stage.scrollBy(-ARROW, 0),
      arrowright: () => stage.scrollBy(ARROW, 0),
      arrowup: () => stage.scrollBy(0, -ARROW),
      arrowdown: () => stage.scrollBy(0, ARROW),
    }
    const onKey = (event: KeyboardEvent): void => {
      const acted = acts[event.key.toLowerCase()]
      if (!acted || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      acted()
    }
    const stopPointers = followPointers(stage, zoomBy)
    // React's own wheel listener is passive: it could not keep the browser from zooming the whole screen.
    stage.addEventListener('wheel', onWheel, { passive: false })
    stage.addEventListener('dblclick', onDouble)
    stage.addEventListener('keydown', onKey)
    return () => {
      stopPointers()
      stage.removeEventListener('wheel', onWheel)
      stage.removeEventListener('dblclick', onDouble)
      stage.removeEventListener('keydown', onKey)
    }
  }, [zoomBy, zoomFit])
  return { ref, zoom, zoomBy, zoomFit }
}

/** Some browsers and mice tell a wheel's turn in lines instead of pixels. */
function wheelPixels({ deltaMode, deltaY }: WheelEvent): number {
  return deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY
}
