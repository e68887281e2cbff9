import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { bajarExporte } from './pedir-archivo.ts'
import type { ExportePropio } from '#domain/acceso/exporte.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Milliseconds between questions while an export waits or runs, also in a tab that nobody looks at: its file is saved there. */
const PREGUNTA_MS = 2_000

export const isEnMarcha = ({ estado }: ExportePropio): boolean => estado === 'espera' || estado === 'curso'

/** Fetches an export until it ends. `error` is that of the last fetch, or null. */
export function useExporte(inicial: ExportePropio): { readonly exporte: ExportePropio; readonly error: Error | null } {
  const { data: exporte, error } = useQuery({
    queryKey: ['exportes', inicial.id],
    queryFn: ({ signal }) => api.call('GET /api/exportes/:id', { signal, params: { id: inicial.id } }),
    initialData: inicial,
    refetchInterval: ({ state }) => (isEnMarcha(state.data ?? inicial) ? PREGUNTA_MS : false),
    refetchIntervalInBackground: true,
  })
  return { exporte, error }
}

/** The person's own exports, asked again while one waits or runs. */
export function useExportes(): UseQueryResult<{ exportes: readonly ExportePropio[] }> {
  return useQuery({
    queryKey: ['exportes'],
    queryFn: ({ signal }) => api.call('GET /api/exportes', { signal }),
    refetchInterval: ({ state }) => (state.data?.exportes.some(isEnMarcha) ? PREGUNTA_MS : false),
  })
}

/** Saves the file of an export. */
export function useBajarExporte(done?: () => void): Act<ExportePropio, string> {
  return useAct({
    call: bajarExporte,
    keys: ['avisos'],
    toast: (nombre) => `Se descargó ${nombre}.`,
    ...(done && { done }),
  })
}

/** Cancels an export: at once if it waits, as soon as it can if it runs. */
export function useCancelarExporte(done?: (exporte: ExportePropio) => void): Act<ExportePropio, ExportePropio> {
  return useAct({
    call: ({ id }: ExportePropio) => api.call('POST /api/exportes/:id/cancelar', { params: { id }, body: {} }),
    keys: ['exportes'],
    toast: ({ titulo, estado }) => (estado === 'cancelado' ? `Se canceló: ${titulo}.` : null),
    ...(done && { done }),
  })
}
