import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Controls keep their own click. So do the cells around checkboxes and actions: a near miss must not leave the page. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary, [role="menu"], .select-cell, .acts-cell'

/** A click in a row of the table opens the row's first link, which keyboards reach by itself. Only such a row lights up (table.css). */
export function useOpenRow(): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const node = table.current
    node?.addEventListener('click', openRow)
    return () => node?.removeEventListener('click', openRow)
  }, [])
  return table
}

function openRow({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(INTERACTIVE)) return
  // Text that the person selects is not a click.
  if (String(window.getSelection()) !== '') return
  const link = target.closest('tbody tr')?.querySelector('td:not(.acts-cell) a[href]:not(.btn, [target])')
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
