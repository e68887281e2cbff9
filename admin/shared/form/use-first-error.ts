import { useEffect, useRef } from 'react'
import { openOn } from '#admin/shared/ui/capas/open-at.ts'
import type { RefObject } from 'react'

/**
 * After each refused attempt the first wrong field takes the focus; where a summary stands, it does instead. What is no control
 * itself (a group, a paper, a person: `data-invalid`) gives it to the first one in it.
 */
export function useFirstError(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const handled = useRef(0)
  // Errors reach their fields in a later render than the attempt: each render looks until it finds the first one.
  useEffect(() => {
    if (attempt === handled.current) return
    const summary = form.current?.querySelector('.summary')
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    if (!summary && !wrong) return
    handled.current = attempt
    if (summary) return
    const control = wrong?.matches('fieldset, [data-invalid]')
      ? wrong.querySelector<HTMLElement>('input:not([type="file"]), button')
      : wrong
    if (control) openOn(control)
  })
  return form
}
