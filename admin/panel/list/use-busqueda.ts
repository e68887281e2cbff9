import { useResourceContext, useStore } from 'react-admin'

/**
 * The typed search of the list in sight. It may be a name or a key, so it lives in the panel's memory and travels in a
 * body: neither the address nor the browser's storage ever holds it.
 */
export function useBusqueda(resource?: string): readonly [string, (text: string) => void] {
  const own = useResourceContext({ resource })
  const [text, setText] = useStore<string>(`${own ?? ''}.busqueda`, '')
  return [text, setText]
}
