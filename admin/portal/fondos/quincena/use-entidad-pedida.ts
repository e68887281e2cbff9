import { useSearchParams } from 'react-router-dom'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'

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
