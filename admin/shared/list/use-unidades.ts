import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { OpcionFiltro } from './lista.ts'

/** A row of `GET /api/catalogo/adscripcion` and `/direccion` (specification 3 §7). */
interface UnidadCatalogo {
  readonly id: number
  readonly nombre: string
  readonly id_adscripcion?: number | null
}

function useCatalogo(tipo: 'adscripcion' | 'direccion') {
  return useQuery({
    queryKey: ['catalogo', tipo],
    queryFn: ({ signal }) => api.get<readonly UnidadCatalogo[]>(`/api/catalogo/${tipo}`, { signal }),
    staleTime: 300_000,
  })
}

function toOptions(rows: readonly UnidadCatalogo[] = []): OpcionFiltro[] {
  return rows.map(({ id, nombre }) => ({ valor: id, label: nombre }))
}

/** Entities (none while they are `loading`), and the direcciones generales of the one chosen (none until one is). */
export function useUnidades(entidadId: unknown): {
  readonly entidades: OpcionFiltro[]
  readonly direcciones: OpcionFiltro[]
  readonly loading: boolean
} {
  const entidades = useCatalogo('adscripcion')
  const direcciones = useCatalogo('direccion')
  const own = direcciones.data?.filter((row) => row.id_adscripcion === entidadId)
  return { entidades: toOptions(entidades.data), direcciones: toOptions(own), loading: entidades.isPending }
}
