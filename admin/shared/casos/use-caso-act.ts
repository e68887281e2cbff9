import { useQueryClient } from '@tanstack/react-query'
import { keepDetalle } from '#admin/shared/detalle.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { Act } from '#admin/shared/form/use-act.ts'

const KEYS = ['casos', 'casos-proceso', 'casos-resumen', 'casos-tabla', 'avisos', 'mapa', 'inicio'] as const

interface CasoActOptions {
  readonly hecho?: (caso: CasoDetalle) => string
  readonly onDone?: (caso: CasoDetalle) => void
  /** Where a failure is told outside of a dialog. */
  readonly failed?: (error: unknown) => void
}

/**
 * One act on a case: says so when it is done and refreshes what shows cases. When somebody changed the case first, the page
 * under the dialog shows how it is now and the same button works on that.
 */
export function useCasoAct<Input = void>(
  call: (input: Input) => Promise<CasoDetalle>,
  { hecho, onDone, failed }: CasoActOptions,
): Act<Input, CasoDetalle> {
  const client = useQueryClient()
  return useAct({
    call: async (input) => {
      const caso = await call(input)
      // The next act goes with this version: with the one before it would be refused as somebody else's change.
      keepDetalle(client, 'casos', caso, caso.folio, String(caso.id))
      return caso
    },
    keys: KEYS,
    ...(hecho && { toast: hecho }),
    ...(onDone && { done: onDone }),
    ...(failed && { failed }),
    leaves: true,
  })
}
