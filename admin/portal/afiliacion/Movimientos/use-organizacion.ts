import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

interface Unidad {
  readonly ID: number
  readonly NOMBRE: string
}

interface Unidades {
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly error: unknown
  readonly refetch: () => void
}

function useUnidades(path: string, enabled: boolean): Unidades {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: ['organica', path],
    queryFn: ({ signal }) => api.get<readonly Unidad[]>(path, { signal }),
    enabled,
    staleTime: 300_000,
  })
  const options = (data ?? []).map(({ ID, NOMBRE }) => ({ value: String(ID), label: NOMBRE }))
  return { options, loading: isLoading, error, refetch: () => void refetch() }
}

/** Organica 0: the types of entity that the session sees. */
export const useTiposEntidad = (): Unidades => useUnidades('/api/OrganicaEntidad', true)

/** Organica 1: entities of the type chosen; none until one is. */
export const useEntidades = (tipoId: string): Unidades =>
  useUnidades(`/api/OrganicaAdscripcion?id_entidad=${encodeURIComponent(tipoId)}`, tipoId !== '')
