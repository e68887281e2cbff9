import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { ActoCobro, CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'

interface Pedido {
  readonly id: number
  readonly acto: ActoCobro
  readonly version: number
}

export const BOTON_COBRO = { avisar: 'Anotar aviso de hoy', emitir: 'Emitir cargo' } as const satisfies Record<
  ActoCobro,
  string
>

/** Query keys that hold charges of people and balances in their favour. */
export const KEYS_COBROS = ['cobros', 'prestamos', 'estado-cuenta', 'retenciones'] as const

/** Records the notice of a charge, or issues it. */
export function useCobroActo() {
  return useAct<Pedido, CobroPersonal>({
    call: ({ id, ...body }) => api.call('POST /api/cobros/:id', { params: { id }, body }),
    keys: [...KEYS_COBROS],
    toast: ({ estado }) => (estado === 'en_plazo' ? 'Se anotó el aviso.' : 'Se emitió el cargo.'),
  })
}
