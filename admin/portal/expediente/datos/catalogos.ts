import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

/** A row of the documented cascades: upper or lower case, as each call has it. */
/** The lists of units that a place is chosen from. */
type LlamadaUnidades =
  | `GET /api/${'organica' | 'adscripcion' | 'dependencias' | 'OrganicaDependencia' | 'OrganicaArea'}`
  | 'GET /api/catalogo/adscripcion'

/** `GET /api/catalogo/categoria?join=true`: `nombre` is the key. */
export interface CategoriaRow {
  readonly id: number
  readonly nombre: string
  readonly nombreCategoria: string
  readonly sueldo: number
}

export interface Lista {
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
}

function optionOf(row: UnidadRow): Option {
  return { value: String(row.ID ?? row.id ?? ''), label: row.NOMBRE ?? row.nombre ?? row.CLAVE ?? row.clave ?? '' }
}

/** The children of a level; asked for only once their parent is chosen (`parent` null or 0 waits). */
export function useUnidades(llamada: LlamadaUnidades, param: string | null, parent: number | null): Lista {
  const enabled = param === null || Boolean(parent)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['unidades', llamada, parent],
    queryFn: ({ signal }) =>
      api.call(llamada, { signal, query: param && parent ? { [param]: parent } : {} }),
    enabled,
    staleTime: 300_000,
  })
  return { options: data?.map(optionOf) ?? [], loading: enabled && isFetching, failed: isError, retry: refetch }
}

export function useCategorias(): Omit<Lista, 'options'> & { readonly rows: readonly CategoriaRow[] } {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['categorias'],
    queryFn: ({ signal }) =>
      api.call('GET /api/catalogo/categoria', { signal, query: { join: true } }),
    staleTime: 300_000,
  })
  return { rows: data ?? [], loading: isPending, failed: isError, retry: refetch }
}

interface PuestoRow {
  readonly id: number
  readonly nombre: string
  readonly id_area: number
}

/** The posts of an área, of `GET /api/catalogo/puesto`, which tells those of every área. */
export function usePuestos(area: number | null): Lista {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['puestos'],
    queryFn: ({ signal }) => api.call('GET /api/catalogo/puesto', { signal }),
    staleTime: 300_000,
  })
  const own = (data ?? []).filter(({ id_area }) => id_area === area)
  return {
    options: own.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
    loading: isPending,
    failed: isError,
    retry: refetch,
  }
}
