import { rutaVista, type NombreVista } from './vistas.ts'

interface Lista {
  readonly vista: NombreVista
  readonly filtro: Readonly<Record<string, string>>
}

/**
 * Addresses of processes that open a list of the panel with its kind chosen (specification 2 §2.2). They give nobody the view: a session
 * without it sees the page of the process.
 */
const DIRECCIONES_LISTAS: Readonly<Record<string, Lista>> = {
  '/prestamos/corto-plazo': { vista: 'panelPrestamos', filtro: { tipo: 'corto' } },
  '/prestamos/mediano-plazo': { vista: 'panelPrestamos', filtro: { tipo: 'mediano' } },
  '/prestamos/hipotecarios': { vista: 'panelPrestamos', filtro: { tipo: 'hipotecario' } },
}

/** Returns the view whose list opens at the address of a process, or null. Only users with that view get the list. */
export const vistaDeLista = (direccion: string): NombreVista | null =>
  Object.hasOwn(DIRECCIONES_LISTAS, direccion) ? (DIRECCIONES_LISTAS[direccion]?.vista ?? null) : null

/** The list that the address of a process opens for a session with these views; null when it opens the page of the process. */
export function listaDeDireccion(direccion: string, vistas: readonly string[]): string | null {
  const lista = Object.hasOwn(DIRECCIONES_LISTAS, direccion) ? DIRECCIONES_LISTAS[direccion] : undefined
  if (!lista || !vistas.includes(lista.vista)) return null
  return `${rutaVista(lista.vista)}?filter=${encodeURIComponent(JSON.stringify(lista.filtro))}`
}
