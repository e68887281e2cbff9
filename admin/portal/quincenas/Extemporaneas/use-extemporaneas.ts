import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import type { ExtemporaneaPanel, PersonaExtemporanea } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const PATH = '/api/panel/extemporaneas'

/** What the acts of this view ask for again. */
export const KEYS = ['extemporaneas'] as const

export function useExtemporanea(id: number): UseQueryResult<ExtemporaneaPanel> {
  return useQuery({
    queryKey: ['extemporaneas', 'una', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/extemporaneas/:id', { params: { id }, signal }),
  })
}

/** Whom it would be for; nothing while nobody is chosen. */
export function usePersonaExtemporanea(id: number | null): UseQueryResult<PersonaExtemporanea> {
  return useQuery({
    queryKey: ['extemporaneas', 'persona', id],
    queryFn: ({ signal }) => api.call('GET /api/extemporaneas/personas/:id', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}
