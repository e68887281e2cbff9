import { useEffect, useRef } from 'react'

/** Focus goes to the first thing wrong, on each attempt. */
export function useFocusFirst(id: string | undefined, attempt: number): void {
  const first = useRef(id)
  useEffect(() => {
    first.current = id
  })
  useEffect(() => {
    if (attempt > 0 && first.current) document.getElementById(first.current)?.focus()
  }, [attempt])
}
