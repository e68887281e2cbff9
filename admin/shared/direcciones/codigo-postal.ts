import { api } from '#admin/providers/api-client.ts'

/** The places of a whole postal code; none when the catalogue does not have it. */
export const postalCodeQuery = (codigo: string) =>
  ({
    queryKey: ['codigo_postal', codigo],
    queryFn: async () => {
      const rows = await api.call('GET /api/codigo_postal', { query: { codigo } })
      return rows.filter((row) => 'colonias' in row)
    },
    staleTime: Infinity,
  }) as const
