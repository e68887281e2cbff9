import { useSearchParams } from 'react-router-dom'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'

/** Whose money is shown: an entity's or all, by the entities of then or of today. */
export interface EntidadPedida {
  readonly entidad: number | null
  readonly organizacion: Organizacion
}

/** What the address says of it: a reload, a bookmark and Back find it again. */
export function useEntidadPedida(): { readonly pedida: EntidadPedida; readonly setEntidad: (id: string) => void } {
  const [params, setParams] = useSearchParams()
  const [organizacion] = useOrganizacion()
  const asked = Number(params.get('entidad'))
  return {
    pedida: { entidad: Number.isSafeInteger(asked) && asked > 0 ? asked : null, organizacion },
    setEntidad: (id) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        if (id === '') after.delete('entidad')
        else after.set('entidad', id)
        return after
      }),
  }
}

/** The same as the body of a file's call. */
export function cuerpoDe({ entidad, organizacion }: EntidadPedida): object {
  return entidad === null ? { organizacion } : { entidad, organizacion }
}

/** Address of a quincena's detail, for what is shown of it, and the view it goes back to. */
export function rutaQuincena(
  vista: 'aportacionesDetalle' | 'retencionDetalle',
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
