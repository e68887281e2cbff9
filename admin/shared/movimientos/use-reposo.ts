import { useCallback, useEffect, useState } from 'react'

/** Milliseconds in which nobody has read who is shown: a press was meant for the one before. */
const REPOSO = 900

export interface Reposo {
  /** What was just shown in the place of something else still rests. */
  readonly resting: boolean
  /** Something else takes the place now. */
  readonly rest: () => void
}

/** A moment in which what has just moved under the pointer takes no press; it begins with it where `seguido`. */
export function useReposo(seguido = false): Reposo {
  const [since, setSince] = useState(seguido ? 1 : 0)
  useEffect(() => {
    if (since === 0) return
    const timer = setTimeout(() => setSince(0), REPOSO)
    return () => clearTimeout(timer)
  }, [since])
  return { resting: since > 0, rest: useCallback(() => setSince((times) => times + 1), []) }
}
