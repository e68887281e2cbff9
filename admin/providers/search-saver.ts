import { request } from './api-client.ts'

const DEBOUNCE_MS = 800
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Keeps on the server, with the session, what is searched in a list, a moment after it was typed. What fails is not told: the search itself holds. */
export function saveSearch(lista: string, texto: string): void {
  clearTimeout(timers.get(lista))
  timers.set(
    lista,
    setTimeout(() => {
      timers.delete(lista)
      const headers = { Accept: 'application/json', 'Content-Type': 'application/json' }
      const init = { method: 'PUT', headers, body: JSON.stringify({ lista, texto }), keepalive: true }
      request('/api/busquedas', init, { anonymous: true }).catch(() => undefined)
    }, DEBOUNCE_MS),
  )
}
