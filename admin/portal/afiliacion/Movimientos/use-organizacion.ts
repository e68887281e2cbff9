import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

interface Unidades {
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly error: unknown
  readonly refetch: () => void
}

function useUnidades(
  llamada: 'GET /api/OrganicaEntidad' | 'GET /api/OrganicaAdscripcion',
  query: Readonly<Record<string, string>>,
  enabled: boolean,
): Unidades {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: ['organica', llamada, query],
    queryFn: ({ signal }) => api.call(llamada, { signal, query }),
    enabled,
    staleTime: 300_000,
  })
  const options = (data ?? []).map(({ ID, NOMBRE }) => ({ value: String(ID), label: NOMBRE }))
  return { options, loading: isLoading, error, refetch: () => void refetch() }
}

/** Orgánica 0: the types of entity that the session sees. */
export const useTiposEntidad = (): Unidades => useUnidades('GET /api/OrganicaEntidad', {}, true)

/** Orgánica 1: entities of the type chosen; none until one is. */
export const useEntidades = (tipoId: string): Unidades =>
  useUnidades('GET /api/OrganicaAdscripcion', { id_entidad: tipoId }, tipoId !== '')
