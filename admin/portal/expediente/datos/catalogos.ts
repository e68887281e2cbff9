import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { CategoriaDeCatalogo, UnidadDeCatalogo } from '#domain/organica/documentadas.ts'
import type { Option } from '#admin/shared/ui/campos/option.ts'

/** The lists of units that a place is chosen from. */
type LlamadaUnidades =
  | `GET /api/${'organica' | 'adscripcion' | 'dependencias' | 'OrganicaDependencia' | 'OrganicaArea'}`
  | 'GET /api/catalogo/adscripcion'

/** A category with its salary of today, pesos; `nombre` is the key. */
type CategoriaConSueldo = Required<CategoriaDeCatalogo>

const conSueldo = (rows: readonly CategoriaDeCatalogo[]): CategoriaConSueldo[] =>
  rows.map((row) => ({ ...row, sueldo: row.sueldo ?? 0 }))

export interface Lista {
  readonly options: readonly Option[]
  readonly loading: boolean
  readonly failed: boolean
  readonly retry: () => Promise<unknown>
}

const optionOf = ({ id, nombre }: Pick<UnidadDeCatalogo, 'id' | 'nombre'>): Option => ({
  value: String(id),
  label: nombre,
})

/** The children of a level; asked for only once their parent is chosen (`parent` null or 0 waits). */
export function useUnidades(llamada: LlamadaUnidades, param: string | null, parent: number | null): Lista {
  const enabled = param === null || Boolean(parent)
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['unidades', llamada, parent],
    queryFn: ({ signal }) => api.call(llamada, { signal, query: param && parent ? { [param]: parent } : {} }),
    enabled,
    staleTime: 300_000,
  })
  return { options: data?.map(optionOf) ?? [], loading: enabled && isFetching, failed: isError, retry: refetch }
}

export function useCategorias(): Omit<Lista, 'options'> & { readonly rows: readonly CategoriaConSueldo[] } {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['categorias'],
    queryFn: ({ signal }) => api.call('GET /api/catalogo/categoria', { signal, query: { join: 'true' } }),
    select: conSueldo,
    staleTime: 300_000,
  })
  return { rows: data ?? [], loading: isPending, failed: isError, retry: refetch }
}

/** The active nationalities of the catalogue, and `actual` even if it is inactive. */
export function useNacionalidades(actual: string): Lista {
  const {
    data = [],
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['nacionalidades'],
    queryFn: ({ signal }) =>
      api.call('GET /api/catalogo/:tipo', { signal, params: { tipo: 'nacionalidad' }, query: {} }),
    staleTime: 300_000,
  })
  const options = data.map(({ clave, nombre }) => ({ value: clave, label: nombre }))
  const known = actual === '' || options.some(({ value }) => value === actual)
  return {
    options: known ? options : [...options, { value: actual, label: actual }],
    loading: isPending,
    failed: isError,
    retry: refetch,
  }
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
