import { useSearchParams } from 'react-router-dom'
import { CLAVE_ENTIDAD } from '#domain/organica/clave-entidad.ts'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'

/** What the address says of it: a reload, a bookmark and Back find it again. */
export function useEntidadPedida(): { readonly pedida: EntidadPedida; readonly setEntidad: (clave: string) => void } {
  const [params, setParams] = useSearchParams()
  const [organizacion] = useOrganizacion()
  return {
    pedida: { entidad: entidadDe(params.get('entidad') ?? ''), organizacion },
    setEntidad: (clave) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        if (clave === '') after.delete('entidad')
        else after.set('entidad', clave)
        return after
      }),
  }
}

function entidadDe(text: string): EntidadPedida['entidad'] {
  if (CLAVE_ENTIDAD.test(text)) return text
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

/** The same as the body of a file's call. */
export function cuerpoDe({ entidad, organizacion }: EntidadPedida): object {
  return entidad === null ? { organizacion } : { entidad, organizacion }
}
