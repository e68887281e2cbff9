import { useQuery } from '@tanstack/react-query'
import { FOLIO_MAX, foliosPosibles, type FolioHallado } from '#domain/procesos/folio-buscado.ts'
import { api } from '#admin/providers/api-client.ts'
import type { SearchResult } from './search-result.ts'

interface FoliosHallados {
  readonly results: readonly SearchResult[]
  readonly searching: boolean
  readonly failed: boolean
}

/** What `q` names when it is a folio or a payment reference; the server tells only what the session may open. */
export function useFolios(q: string): FoliosHallados {
  const asks = q.length <= FOLIO_MAX && foliosPosibles(q).length > 0
  const query = useQuery({
    queryKey: ['buscar', 'folio', q],
    enabled: asks,
    queryFn: ({ signal }) => api.call('GET /api/folios/:folio', { params: { folio: q }, signal }),
    gcTime: 0,
  })
  return {
    results: asks ? (query.data ?? []).map(folioResult) : [],
    searching: query.isFetching,
    failed: query.isError,
  }
}

const folioResult = ({ clase, folio, texto, ruta, papel }: FolioHallado): SearchResult => ({
  key: `folio-${clase}-${folio}`,
  kind: 'folio',
  label: folio,
  detail: texto,
  target: { to: ruta, external: papel },
})
