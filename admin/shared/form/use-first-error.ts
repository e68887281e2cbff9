import { useEffect, useRef } from 'react'
import { openOn } from '#admin/shared/ui/capas/open-at.ts'
import type { RefObject } from 'react'

/** After each refused attempt the first wrong field takes the focus; where a summary stands, it does instead. */
export function useFirstError(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const handled = useRef(0)
  // Errors reach their fields in a later render than the attempt: each render looks until it finds the first one.
  useEffect(() => {
    if (attempt === handled.current) return
    const summary = form.current?.querySelector('.summary')
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!summary && !wrong) return
    handled.current = attempt
    if (summary) return
    const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input') : wrong
    if (control) openOn(control)
  })
  return form
}
