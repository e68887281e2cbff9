import type { ExportePropio } from '#domain/acceso/exporte.ts'

let exportes: readonly ExportePropio[] = []
const listeners = new Set<() => void>()

function set(next: readonly ExportePropio[]): void {
  exportes = next
  for (const listener of listeners) listener()
}

/** Exports that this page asked for and that wait for their turn. They outlive the screen that asked, not the page. */
export const exportesEnEspera = {
  add: (exporte: ExportePropio): void => set([...exportes, exporte]),
  remove: (id: number): void => set(exportes.filter((each) => each.id !== id)),
  snapshot: (): readonly ExportePropio[] => exportes,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
