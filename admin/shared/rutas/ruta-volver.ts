/** What of a detail's address tells where to go back to besides the view: the tab, the quincena and whose money was in sight. */
const PASAN = ['ficha', 'entidad', 'organizacion', 'quincena'] as const

/** Address that a detail closes to: the view in `&volver=`, or `propia`. */
export function rutaVolver(params: URLSearchParams, propia: string): string {
  const back = new URLSearchParams({ vista: params.get('volver') ?? propia })
  for (const name of PASAN) {
    const value = params.get(name)
    if (value !== null) back.set(name, value)
  }
  return `/dashboard?${back.toString()}`
}
