import { useQuery } from '@tanstack/react-query'
import { pideLaMismaAlta, pideLoMismo } from '#domain/afiliacion/tramites/pide-lo-mismo.ts'
import { api } from '#admin/providers/api-client.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { SolicitudTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'

/** How a saved request is read again, and when another asks for the same. */
interface Guardada<Body> {
  readonly tipo: string
  readonly leer: (folio: string, signal: AbortSignal) => Promise<Body>
  readonly igual: (una: Body, otra: Body) => boolean
}

export const ALTA_GUARDADA: Guardada<SolicitudAlta> = {
  tipo: 'alta',
  leer: async (folio, signal) =>
    (await api.call('GET /api/tramites/alta/:folio', { params: { folio }, signal })).solicitud,
  igual: pideLaMismaAlta,
}

export function tramiteGuardado(tramite: Tramite): Guardada<SolicitudTramite> {
  return {
    tipo: tramite,
    leer: async (folio, signal) =>
      (await api.call(`GET /api/tramites/${tramite}/:folio`, { params: { folio }, signal })).solicitud,
    igual: pideLoMismo,
  }
}

/**
 * Whether the correction of `folio` asks for the very same as what was saved: it would come back. Null while that is being
 * asked; false for what corrects nothing, is not whole yet, or could not be compared.
 */
export function useSinCambios<Body>(
  { tipo, leer, igual }: Guardada<Body>,
  folio: string | null,
  body: Body | null,
): boolean | null {
  const asked = folio !== null && body !== null
  const { data, isPending } = useQuery({
    queryKey: ['tramite-guardado', tipo, folio],
    queryFn: ({ signal }) => leer(folio ?? '', signal),
    enabled: asked,
    gcTime: 0,
  })
  if (!asked) return false
  if (data !== undefined) return igual(body, data)
  return isPending ? null : false
}
