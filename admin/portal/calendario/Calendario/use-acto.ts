import { useState } from 'react'

interface Acto {
  /** Runs a call; what it gave, or null when it was refused: `error` then says why. */
  readonly run: <T>(call: () => Promise<T>) => Promise<{ readonly value: T } | null>
  /** Forgets what was refused. */
  readonly clear: () => void
  readonly busy: boolean
  readonly error: unknown
}

/** One call of a dialog: under way, refused, or done. */
export function useActo(): Acto {
  const [state, setState] = useState<{ readonly busy: boolean; readonly error: unknown }>({ busy: false, error: null })
  const run: Acto['run'] = async (call) => {
    setState({ busy: true, error: null })
    try {
      const value = await call()
      setState({ busy: false, error: null })
      return { value }
    } catch (error) {
      setState({ busy: false, error })
      return null
    }
  }
  return { ...state, run, clear: () => setState({ busy: false, error: null }) }
}
