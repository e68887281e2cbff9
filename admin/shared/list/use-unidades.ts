import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { UnidadDeCatalogo } from '#domain/organica/documentadas.ts'
import type { OpcionFiltro } from './lista.ts'

function useCatalogo(tipo: 'adscripcion' | 'direccion') {
  return useQuery({
    queryKey: ['catalogo', tipo],
    queryFn: ({ signal }) => api.call(`GET /api/catalogo/${tipo}`, { signal }),
    staleTime: 300_000,
  })
}

function toOptions(rows: readonly UnidadDeCatalogo[] = []): OpcionFiltro[] {
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
