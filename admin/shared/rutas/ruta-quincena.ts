import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'

/** Whose money is shown: an entity's or all, by the entities of then or of today. */
export interface EntidadPedida {
  /** Its key ("01-03"); in addresses from before, its id. */
  readonly entidad: number | string | null
  readonly organizacion: Organizacion
}

/** Pages that tell a quincena's money by person. */
export type DetalleDeQuincena = 'aportacionesDetalle' | 'retencionDetalle'

/** Address of a quincena's detail, for what is shown of it, and the view it goes back to. */
export function rutaQuincena(
  vista: DetalleDeQuincena,
  codigo: string,
  { entidad, organizacion }: EntidadPedida,
  volver?: NombreVista,
): string {
  const params = new URLSearchParams({ vista, quincena: codigo })
  if (entidad !== null) params.set('entidad', String(entidad))
  if (organizacion === 'hoy') params.set('organizacion', organizacion)
  if (volver !== undefined) params.set('volver', volver)
  return `/dashboard?${params.toString()}`
}

/** Address of the withholdings of a quincena that wait for an answer or a decision: an entity's, and of those that went into it. */
export function rutaPorAtender(codigo: string, entidad: string): string {
  return `${rutaQuincena('retencionDetalle', codigo, { entidad, organizacion: 'hoy' })}&espera=1`
}
