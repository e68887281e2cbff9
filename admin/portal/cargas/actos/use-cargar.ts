import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { CargaPedida, DetalleCarga } from '#domain/cargas/carga.ts'
import type { Act } from '#admin/shared/form/use-act.ts'

export interface Motivo {
  /** "" where nothing asks for one. */
  readonly motivo: string
}

interface UseCargarOptions {
  /** It began. */
  readonly onHecho: (pedida: CargaPedida) => void
  /** It replaces a load that was not there when the simulation was made: the server asks for the reason. */
  readonly onMotivo: () => void
}

/** Loads the rows that enter, from the version of the simulation in sight. */
export function useCargar(
  { carga: { folio }, version }: DetalleCarga,
  { onHecho, onMotivo }: UseCargarOptions,
): Act<Motivo, CargaPedida> {
  return useAct<Motivo, CargaPedida>({
    call: ({ motivo }) =>
      api.call('POST /api/cargas/:folio/cargar', { params: { folio }, body: { version, motivo: motivo.trim() } }),
    keys: [KEY_CARGAS],
    done: onHecho,
    failed: (error) => {
      if (isApiError(error) && 'motivo' in error.campos) onMotivo()
    },
  })
}
