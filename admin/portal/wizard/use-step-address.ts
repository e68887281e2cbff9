import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

interface StepAddress {
  /** Step of the address, or the one given for an address without it. */
  readonly step: number
  /** Opens a step as a page of its own, so that Back returns to the one before. */
  readonly goTo: (step: number) => void
  readonly setParams: (changes: Readonly<Record<string, string | null>>, replace?: boolean) => void
}

/** The step of a wizard lives in the address (`&paso=2`): reload, a bookmark and Back keep it. */
export function useStepAddress(count: number, initial: number): StepAddress {
  const [params, setSearchParams] = useSearchParams()
  const asked = Number(params.get('paso') ?? initial)
  const step = Number.isInteger(asked) && asked >= 1 && asked <= count ? asked : 1
  const setParams = useCallback(
    (changes: Readonly<Record<string, string | null>>, replace = false) => {
      setSearchParams(
        () => {
          // As the address is by now, not as it was when this was drawn: a draft may have been named in it meanwhile.
          const next = new URLSearchParams(window.location.search)
          for (const [name, value] of Object.entries(changes))
            if (value === null) next.delete(name)
            else next.set(name, value)
          return next
        },
        { replace },
      )
    },
    [setSearchParams],
  )
  const unsaid = !params.has('paso')
  useEffect(() => {
    // Every entry of the history says its step: Back must not open the one that the draft has by then.
    if (unsaid) setParams({ paso: String(step) }, true)
  }, [unsaid, step, setParams])
  const goTo = useCallback((next: number) => setParams({ paso: String(next) }), [setParams])
  return { step, goTo, setParams }
}
