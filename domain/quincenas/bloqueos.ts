/** What stops the close of an entity, in words. The checklist of a close and the table of closes both use these. */
export const TEXTO_BLOQUEO = {
  parametros: 'No hay parámetros de los fondos en vigor',
  sin_categoria: 'Personas sin categoría',
  sin_puesto: 'Personas sin área ni puesto',
  sin_sueldo: 'Personas con sueldo cero',
  sin_nomina: 'Falta la nómina de la quincena: la entidad la envía',
  diferencias: 'Diferencias de retenciones sin decidir',
} as const satisfies Record<string, string>

/** What stops a close and can be known without computing it. */
export interface BloqueoPrevio {
  readonly codigo: string
  readonly texto: string
  readonly cuantos: number
}
