/** Address of a quincena's detail, of one entity or of all, and the view it goes back to. */
export function rutaDetalle(codigo: string, entidad: number | null, volver?: string): string {
  const params = new URLSearchParams({ vista: 'aportacionesDetalle', quincena: codigo })
  if (entidad !== null) params.set('entidad', String(entidad))
  if (volver !== undefined) params.set('volver', volver)
  return `/dashboard?${params.toString()}`
}
