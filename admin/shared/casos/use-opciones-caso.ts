import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useCan } from '#admin/providers/use-can.ts'
import type { OpcionesCaso, ResponsablePosible } from '#domain/procesos/casos/caso.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Processes, modules, entities and results that the forms of a case offer. */
export function useOpcionesCaso(): UseQueryResult<OpcionesCaso> {
  return useQuery({
    queryKey: ['casos-opciones'],
    queryFn: ({ signal }) => api.call('GET /api/casos/opciones', { signal }),
  })
}

export interface DestinoCaso {
  readonly caso?: number
  readonly proceso?: number | null
  readonly entidad?: number | null
  readonly afiliado?: number | null
}

/** Who may be given a case that exists, or one about to be opened there. */
export function useResponsables(destino: DestinoCaso): UseQueryResult<ResponsablePosible[]> {
  const { caso, proceso, entidad, afiliado } = destino
  return useQuery({
    queryKey: ['casos-responsables', caso, proceso, entidad, afiliado],
    queryFn: ({ signal }) =>
      api.call('GET /api/casos/responsables', { signal, query: { caso, proceso, entidad, afiliado } }),
    enabled: caso !== undefined || Boolean(proceso),
    staleTime: 0,
  })
}

/** Whether this session may open and work cases (the server asks the same). */
export const useCanWorkCasos = (): boolean => useCan('casos.trabajar')
