/** A point of the window, in CSS pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** Which part of the page (0..1 of its width and height) lies under a point of the screen. */
export interface HeldPlace {
  readonly at: ScreenPoint
  readonly part: ScreenPoint
}

const sheetOf = (stage: Element): DOMRect | undefined => stage.querySelector('.page-sheet')?.getBoundingClientRect()

/** What of the page lies at `at` (the middle of its frame when absent), to be held there; null while there is no page. */
export function holdPlace(stage: Element, at: ScreenPoint = middleOf(stage)): HeldPlace | null {
  const sheet = sheetOf(stage)
  if (!sheet || sheet.width === 0 || sheet.height === 0) return null
  return { at, part: { x: (at.x - sheet.left) / sheet.width, y: (at.y - sheet.top) / sheet.height } }
}

/** Scrolls so that the held part of the page, now of another size, lies where it lay. */
export function restorePlace(stage: Element, { at, part }: HeldPlace): void {
  const sheet = sheetOf(stage)
  if (!sheet) return
  stage.scrollLeft += sheet.left + part.x * sheet.width - at.x
  stage.scrollTop += sheet.top + part.y * sheet.height - at.y
}

function middleOf(stage: Element): ScreenPoint {
  const frame = stage.getBoundingClientRect()
  return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
}
