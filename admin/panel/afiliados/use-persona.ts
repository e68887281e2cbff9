import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A person's page, on either clock. While another day is asked for, what was in sight stays. */
export function usePersona(
  id: number,
  { al, conocido }: Relojes,
  organizacion: Organizacion,
): UseQueryResult<PersonaDetalle> {
  const query = new URLSearchParams({
    ...(al && { al }),
    ...(conocido && { conocido }),
    ...(al && organizacion === 'hoy' && { organizacion }),
  }).toString()
  return useQuery({
    queryKey: ['afiliados', 'persona', id, al, conocido, organizacion],
    queryFn: ({ signal }) => api.get<PersonaDetalle>(`/api/panel/afiliados/${id}${query && `?${query}`}`, { signal }),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  })
}
