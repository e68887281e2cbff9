import { useEffect } from 'react'
import { saveSearch } from './search-saver.ts'
import { useSession } from './session-context.ts'

const forgotten = new Set<string>()

/** Whether this page was there before: loaded again, or come back to. An address that is opened begins anew. */
function isSamePage(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}

/** What this session was searching in a list when its page was loaded again; "" on a page that is opened, which forgets it. */
export function useKeptSearch(lista: string): string {
  const text = useSession().busquedas[lista] ?? ''
  const stale = text !== '' && !isSamePage()
  useEffect(() => {
    if (!stale || forgotten.has(lista)) return
    forgotten.add(lista)
    saveSearch(lista, '')
  }, [stale, lista])
  return stale ? '' : text
}
