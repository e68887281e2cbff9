/** Brings what has this id into sight with the focus, unfolding what it stands in. */
export function openAt(id: string): void {
  const target = document.getElementById(id)
  if (target) openOn(target)
}

/** The same of an element: a field's message under it is in sight too, not behind the foot of a dialog. */
export function openOn(target: HTMLElement): void {
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const shown = target.tagName === 'SUMMARY' ? target.parentElement : target
  shown?.scrollIntoView({ block: shown.offsetHeight > innerHeight / 2 ? 'start' : 'center' })
  target.focus({ preventScroll: true })
}

/** `openAt` with what stands above it whole in sight too, not under the page's head, when both fit the window. */
export function openAtUnder(above: HTMLElement, id: string): void {
  openAt(id)
  const target = document.getElementById(id)
  if (!target) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const hidden = Number.parseFloat(scrollPaddingTop) - above.getBoundingClientRect().top
  const foot = innerHeight - Number.parseFloat(scrollPaddingBottom)
  if (hidden > 0 && target.getBoundingClientRect().bottom + hidden <= foot) scrollBy(0, -hidden)
}
