import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { EstadoDeCuenta } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** What begins the key of every statement. */
export const KEY_ESTADO_CUENTA = 'estado-cuenta'

/** The statement of a person, of a year or whole (""). */
export function useEstadoCuenta(id: number, anio: string): UseQueryResult<EstadoDeCuenta> {
  return useQuery({
    queryKey: [KEY_ESTADO_CUENTA, id, anio],
    queryFn: ({ signal }) =>
      api.call('GET /api/estado-cuenta/:id', { params: { id }, signal, query: { anio: anio && Number(anio) } }),
    placeholderData: keepPreviousData,
  })
}
