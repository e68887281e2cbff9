import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'

/** Stops a step of a load, or goes on with one that stopped. */
export function useActoCarga(
  acto: 'detener' | 'reanudar',
  { carga: { folio } }: DetalleCarga,
): Act<void, DetalleCarga> {
  return useAct({
    call: (): Promise<DetalleCarga> => api.call(`POST /api/cargas/:folio/${acto}`, { params: { folio } }),
    keys: [KEY_CARGAS],
  })
}

/** Reads the file again: a concept, a person or an answer changed. `onHecho`: what was answered about it is in it now. */
export function useReleer({ carga: { folio }, version }: DetalleCarga, onHecho: () => void): Act<void, DetalleCarga> {
  return useAct({
    call: (): Promise<DetalleCarga> =>
      api.call('POST /api/cargas/:folio/releer', { params: { folio }, body: { version } }),
    keys: [KEY_CARGAS],
    done: onHecho,
  })
}
