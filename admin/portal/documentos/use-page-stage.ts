import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

interface PageStage {
  readonly ref: RefObject<HTMLDivElement | null>
}

interface StageActs {
  readonly zoomBy: (factor: number) => void
  readonly zoomFit: () => void
  readonly turn: () => void
}

/** Moved less than this, in px, a press on the page is a click and not a drag. */
const DRAG = 4

/**
 * Zoom and pan of the page: Ctrl and wheel (or a pinch on a touchpad) zooms, the wheel alone and the arrows scroll, a drag
 * moves the page, "+", "−", "0" and "R" do what the buttons do while the page has focus.
 */
export function usePageStage(acts: StageActs): PageStage {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const stage = ref.current
    if (!stage) return
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      latest.current.zoomBy(Math.exp(-event.deltaY / 400))
    }
    const onKey = (event: KeyboardEvent): void => {
      const { zoomBy, zoomFit, turn } = latest.current
      const acted = { '+': () => zoomBy(1.25), '-': () => zoomBy(0.8), '0': zoomFit, r: turn, R: turn }[event.key]
      if (!acted || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      acted()
    }
    const stopDrag = dragToScroll(stage)
    // React's own wheel listener is passive: it could not keep the browser from zooming the whole screen.
    stage.addEventListener('wheel', onWheel, { passive: false })
    stage.addEventListener('keydown', onKey)
    return () => {
      stopDrag()
      stage.removeEventListener('wheel', onWheel)
      stage.removeEventListener('keydown', onKey)
    }
  }, [])
  return { ref }
}

/** Drags the content of `stage` with the mouse; touch and pen scroll by themselves. Gives the way to stop it. */
function dragToScroll(stage: HTMLElement): () => void {
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null
  let dragged = false
  const down = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    from = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop }
    dragged = false
  }
  const move = (event: PointerEvent): void => {
    if (!from) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!dragged && Math.hypot(dx, dy) < DRAG) return
    dragged = true
    stage.classList.add('visor-dragging')
    stage.scrollTo(from.left - dx, from.top - dy)
  }
  const up = (): void => {
    from = null
    stage.classList.remove('visor-dragging')
  }
  const click = (event: MouseEvent): void => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
  }
  stage.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  stage.addEventListener('click', click, true)
  return () => {
    stage.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    stage.removeEventListener('click', click, true)
  }
}
