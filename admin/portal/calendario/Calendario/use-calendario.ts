import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** A year of the calendar, as saved. */
export function useCalendario(anio: number): UseQueryResult<CalendarioAnio> {
  return useQuery({
    queryKey: ['calendario', anio],
    queryFn: ({ signal }) => api.call('GET /api/panel/calendario/:anio', { params: { anio }, signal }),
  })
}

/** Puts a year that the server just gave in its place, and has the windows of other screens asked again. */
export function useGuardado(): (calendario: CalendarioAnio) => Promise<void> {
  const client = useQueryClient()
  return async (calendario) => {
    client.setQueryData(['calendario', calendario.anio], calendario)
    await client.invalidateQueries({ queryKey: ['ventana'] })
  }
}
