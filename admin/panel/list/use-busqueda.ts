import { useResourceContext, useStore } from 'react-admin'
import { saveSearch } from '#admin/providers/search-saver.ts'
import { useKeptSearch } from '#admin/providers/use-kept-search.ts'

/**
 * The typed search of the list in sight. It may be a name or a key, so it lives in the panel's memory and travels in a
 * body: neither the address nor the browser's storage ever holds it. The server keeps it with the session, for a reload.
 */
export function useBusqueda(resource?: string): readonly [string, (text: string) => void] {
  const own = useResourceContext({ resource })
  const kept = useKeptSearch(own ?? '')
  const [text, setText] = useStore<string>(`${own ?? ''}.busqueda`, kept)
  const set = (next: string): void => {
    setText(next)
    if (own !== undefined) saveSearch(own, next)
  }
  return [text, set]
}
