import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** After each refused attempt the first wrong field takes the focus; where a summary stands, it does instead. */
export function useFirstError(attempt: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt === 0 || form.current?.querySelector('.summary')) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = wrong?.matches('fieldset') ? wrong.querySelector<HTMLElement>('input') : wrong
    control?.focus()
  }, [attempt])
  return form
}
