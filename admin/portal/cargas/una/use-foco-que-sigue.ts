import { useEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

interface FocoQueSigue {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onFocus: () => void
  readonly onBlur: (event: FocusEvent) => void
}

/**
 * A box whose buttons give way to others when `estado` changes by itself, seconds after one was pressed: the focus that was in it
 * goes to the first of the new ones, or to the page if there is none.
 */
export function useFocoQueSigue(estado: string | null): FocoQueSigue {
  const ref = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return
    const target = ref.current?.querySelector('button') ?? document.getElementById('contenido')
    target?.focus({ preventScroll: true })
  }, [estado])
  return {
    ref,
    onFocus: () => {
      isInside.current = true
    },
    // A button that leaves the page with the focus on it gives it to nobody.
    onBlur: ({ relatedTarget }) => {
      isInside.current = relatedTarget === null
    },
  }
}
