import { useQuery } from '@tanstack/react-query'
import { useRelojes } from '#admin/shared/relojes/use-relojes.ts'
import { api } from '#admin/providers/api-client.ts'
import type { LineaDeVida } from '#domain/afiliacion/historia/linea-de-vida.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A person's line of life, newest first, as far as the clocks of the address let it be seen. */
export function useLinea(id: number): UseQueryResult<LineaDeVida> {
  const [{ al, conocido }] = useRelojes()
  const query = { ...(al && { al }), ...(conocido && { conocido }) }
  return useQuery({
    queryKey: ['afiliados', 'linea', id, query],
    queryFn: ({ signal }) => api.call('GET /api/panel/afiliados/:id/linea', { params: { id }, query, signal }),
  })
}
