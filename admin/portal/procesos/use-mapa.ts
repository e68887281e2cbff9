import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ProcesoNodo, RespuestaMapa } from '#domain/procesos/mapa.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The process map of this session. */
export function useMapa(enabled = true): UseQueryResult<RespuestaMapa> {
  return useQuery({
    queryKey: ['mapa'],
    queryFn: ({ signal }) => api.get<RespuestaMapa>('/api/mapa', { signal }),
    staleTime: 600_000,
    enabled,
  })
}

/** The path of names down to the process at `address`; null when the map has none. */
export function findProceso(mapa: RespuestaMapa, address: string): readonly string[] | null {
  for (const { modulos } of mapa.bandas)
    for (const modulo of modulos) {
      const path = pathTo(modulo.procesos, address)
      if (path) return [modulo.nombre, ...path]
    }
  return null
}

function pathTo(nodes: readonly ProcesoNodo[], address: string): readonly string[] | null {
  for (const node of nodes) {
    if (node.componente === address) return [node.nombre]
    const below = pathTo(node.hijos, address)
    if (below) return [node.nombre, ...below]
  }
  return null
}
