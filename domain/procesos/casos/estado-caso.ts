/** Where a case stands, and each of its norms too (specification 2 §2.20): the words are those that people read. */
export const ESTADOS_CASO = ['pendiente', 'en progreso', 'completado'] as const
export type EstadoCaso = (typeof ESTADOS_CASO)[number]

/** As it is shown: "Pendiente", "En progreso", "Completado". */
export const NOMBRE_ESTADO_CASO = {
  pendiente: 'Pendiente',
  'en progreso': 'En progreso',
  completado: 'Completado',
} as const satisfies Record<EstadoCaso, string>

/** A case that is still work for somebody: what is counted as open or active, wherever it is. */
export function isCasoActivo(estado: EstadoCaso): boolean {
  return estado !== 'completado'
}

/** The states of an open case. */
export const ESTADOS_ABIERTOS: readonly EstadoCaso[] = ESTADOS_CASO.filter(isCasoActivo)

/** The panel's list of the open cases of a module's processes: what the map counts. */
export function rutaCasosAbiertos(moduloId: number): string {
  const filtro = { estado: ESTADOS_ABIERTOS, procesosDe: moduloId }
  return `/panel/casos?filter=${encodeURIComponent(JSON.stringify(filtro))}`
}
