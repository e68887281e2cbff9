/** What takes the focus inside a row. */
const FOCUSABLE = 'a[href],button:not(:disabled),[tabindex="0"]'

/**
 * Remembers what has the focus, and gives what puts it back where the person was, if what had it has left the page: on the
 * first control of the row that took the place of its row, else on the title of the sheet, else on the page. Without it the
 * focus falls to the top of the document, and whoever works by the keyboard starts over after each act.
 */
export function keepFocus(): () => void {
  // The page of now: by the time the focus is put back it may be gone.
  const page = document
  const had = page.activeElement
  const row = had?.closest('tbody tr')
  const rows = row?.parentElement
  const place = row && rows ? [...rows.children].indexOf(row) : -1
  return () => {
    if (had === null || had.isConnected || page.activeElement !== page.body) return
    const next = rows?.isConnected ? rows.children[Math.min(place, rows.children.length - 1)] : undefined
    const target =
      next?.querySelector<HTMLElement>(FOCUSABLE) ??
      page.querySelector<HTMLElement>('aside.sheet h2') ??
      page.getElementById('contenido')
    target?.focus({ preventScroll: true })
  }
}
