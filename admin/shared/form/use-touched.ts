import { useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.ts'

/**
 * Whether somebody typed or chose something in a form that keeps its values by itself: then leaving asks, unless it is being
 * sent. `dirty` is told by a form that knows it, and that asks by itself too.
 */
export function useTouched(busy: boolean, dirty: boolean | undefined): readonly [boolean, () => void] {
  const [touched, setTouched] = useState(false)
  useLeaveGuard(dirty === undefined && touched, () => busy)
  return [dirty ?? touched, () => setTouched(true)]
}
