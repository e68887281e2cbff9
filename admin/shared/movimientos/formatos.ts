/** Printable forms by the view that a type's rules name. */
export const RUTA_FORMATO = { solicitudA: 'solicitud', formatoI: 'incidencia' } as const

export type VistaFormato = keyof typeof RUTA_FORMATO

export const isVistaFormato = (vista: string): vista is VistaFormato => Object.hasOwn(RUTA_FORMATO, vista)
