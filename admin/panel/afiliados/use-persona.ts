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
  const query = { al, conocido, organizacion: al && organizacion === 'hoy' ? organizacion : null }
  return useQuery({
    queryKey: ['afiliados', 'persona', id, al, conocido, organizacion],
    queryFn: ({ signal }) => api.call('GET /api/panel/afiliados/:id', { params: { id }, query, signal }),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  })
}
