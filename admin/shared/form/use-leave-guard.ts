import { useEffect, useRef } from 'react'

const guards = new Set<() => boolean>()

let released = false

/** Whether something in sight was changed and not saved. */
export function hasUnsaved(): boolean {
  return !released && [...guards].some((isUnsaved) => isUnsaved())
}

/** Goes where the person said to go, whatever was not saved: it was asked already, or the button itself says so. */
export function leaveFreely(go: () => void): void {
  released = true
  try {
    go()
  } finally {
    released = false
  }
}

/**
 * Has the portal ask before this screen is left while `unsaved`; closing the tab or loading it again asks too. `isLeaving`
 * tells that it was saved just now and goes on by itself.
 */
export function useLeaveGuard(unsaved: boolean, isLeaving: () => boolean = () => false): void {
  const state = useRef({ unsaved, isLeaving })
  useEffect(() => {
    state.current = { unsaved, isLeaving }
  })
  useEffect(() => {
    const guard = (): boolean => state.current.unsaved && !state.current.isLeaving()
    guards.add(guard)
    return () => {
      guards.delete(guard)
    }
  }, [])
}
