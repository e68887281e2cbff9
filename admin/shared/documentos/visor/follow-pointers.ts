import type { ScreenPoint } from './hold-place.ts'

/** Moved less than this, in px, a press on the page is a click and not a drag. */
const DRAG = 4

const pointOf = (event: PointerEvent): ScreenPoint => ({ x: event.clientX, y: event.clientY })
const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const span = (a: ScreenPoint, b: ScreenPoint): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/**
 * Mouse, pen or a finger moves the page that is larger than its frame; two fingers zoom around what lies between them. A press
 * that did not move stays a click. Gives the way to stop it.
 */
export function followPointers(stage: HTMLElement, zoomBy: (factor: number, at: ScreenPoint) => void): () => void {
  const pressed = new Map<number, ScreenPoint>()
  let dragged = false
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && (event.button !== 0 || onScrollbar(stage, event))) return
    if (pressed.size === 0) dragged = false
    pressed.set(event.pointerId, pointOf(event))
  }
  const scrollBy = (from: ScreenPoint, to: ScreenPoint): void => {
    stage.scrollLeft -= to.x - from.x
    stage.scrollTop -= to.y - from.y
  }
  const move = (event: PointerEvent): void => {
    const from = pressed.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    const [other] = [...pressed].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    if (!other && !dragged && Math.hypot(to.x - from.x, to.y - from.y) < DRAG) return
    dragged = true
    stage.classList.add('visor-dragging')
    pressed.set(event.pointerId, to)
    if (!other) {
      scrollBy(from, to)
      return
    }
    scrollBy(middle(from, other), middle(to, other))
    zoomBy(span(to, other) / span(from, other), middle(to, other))
  }
  const up = (event: PointerEvent): void => {
    pressed.delete(event.pointerId)
    if (pressed.size === 0) stage.classList.remove('visor-dragging')
  }
  const click = (event: MouseEvent): void => {
    if (!dragged) return
    dragged = false
    event.stopPropagation()
  }
  const hover = (): void => {
    stage.classList.toggle('visor-larger', isLarger(stage))
  }
  stage.addEventListener('pointerenter', hover)
  stage.addEventListener('pointermove', hover)
  stage.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', up)
  stage.addEventListener('click', click, true)
  return () => {
    stage.removeEventListener('pointerenter', hover)
    stage.removeEventListener('pointermove', hover)
    stage.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
    stage.removeEventListener('click', click, true)
  }
}

/** Whether there is more of the page than its frame shows. */
function isLarger({ scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight
}

function onScrollbar(stage: HTMLElement, event: PointerEvent): boolean {
  const frame = stage.getBoundingClientRect()
  return (
    event.clientX >= frame.left + stage.clientLeft + stage.clientWidth ||
    event.clientY >= frame.top + stage.clientTop + stage.clientHeight
  )
}
