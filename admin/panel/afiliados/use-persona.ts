import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { CLAVE_INTERNO } from '#domain/afiliacion/clave-interno.ts'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A person's page by the No. interno, on either clock. While another day is asked for, what was in sight stays. */
export function usePersona(
  interno: string,
  { al, conocido }: Relojes,
  organizacion: Organizacion,
): UseQueryResult<PersonaDetalle> {
  const query = { al, conocido, organizacion: al && organizacion === 'hoy' ? organizacion : null }
  return useQuery({
    queryKey: ['afiliados', 'persona', Number(interno), al, conocido, organizacion],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/afiliados/:id', { params: { id: CLAVE_INTERNO + interno }, query, signal }),
    placeholderData: (previous) => (previous?.interno === Number(interno) ? previous : undefined),
  })
}
