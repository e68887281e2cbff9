import { api } from '#admin/providers/api-client.ts'

/** A row of `GET /api/codigo_postal?codigo=`. */
export interface CodigoPostal {
  readonly codigo: string
  readonly MUNICIPIO: string
  readonly ESTADO: string
  readonly colonias: readonly { readonly ID_COLONIA: number; readonly NOMBRE: string }[]
}

/** The places of a whole postal code; none when the catalogue does not have it. */
export const postalCodeQuery = (codigo: string) =>
  ({
    queryKey: ['codigo_postal', codigo],
    queryFn: () => api.get<readonly CodigoPostal[]>('/api/codigo_postal', { query: { codigo } }),
    staleTime: Infinity,
  }) as const
