import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

const GAP = 4
const EDGE = 8
const TALLEST = 288
/** With less room than this below, the list opens upwards when there is more above. */
const ROOM = 180

/**
 * While `open`, keeps `list` (an element with `popover="manual"`) over everything, as wide as `anchor` and beside it: under
 * it, or over it where there is no room. On the page's top layer no dialog or card cuts it off.
 */
export function useFloatingList(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, list.current]
    if (!open || !from || !box) return
    box.showPopover()
    const place = (): void => {
      const { left, width, top, bottom } = from.getBoundingClientRect()
      const [above, below] = [top - GAP - EDGE, window.innerHeight - bottom - GAP - EDGE]
      const upwards = below < ROOM && above > below
      Object.assign(box.style, {
        left: `${left}px`,
        width: `${width}px`,
        top: upwards ? 'auto' : `${bottom + GAP}px`,
        bottom: upwards ? `${window.innerHeight - top + GAP}px` : 'auto',
        maxHeight: `${Math.max(0, Math.min(TALLEST, upwards ? above : below))}px`,
      })
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      box.hidePopover()
    }
  }, [open, anchor, list])
}
