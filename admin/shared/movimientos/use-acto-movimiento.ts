import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useAct, type Act } from '#admin/shared/form/use-act.ts'
import { TEXTOS_ACTO, textosActo } from './textos-acto.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ActoDeBoton } from './textos-acto.ts'

export interface EnvioActo {
  readonly acto: ActoDeBoton
  readonly motivo?: string
  readonly campos?: Readonly<Record<string, string>>
}

/** What shows movements and asks again after any act on one. */
export const CLAVES_MOVIMIENTO = ['movimientos', 'afiliados', 'ventanilla', 'avisos'] as const

/**
 * One act on one movement, with the version that was read. `done` leaves: the dialog closes, the next row opens. `vista` is whose
 * screen it is, where it is not that of the session's profile.
 */
export function useActoMovimiento(
  { folio, version }: Pick<MovimientoDetalle, 'folio' | 'version'>,
  done?: () => void,
  vista?: Ambito,
): Act<EnvioActo, MovimientoDetalle, MovimientoDetalle> {
  const { perfil } = useSession()
  const deshacer = useAct<MovimientoDetalle, MovimientoDetalle>({
    call: ({ folio: cual, version: actual }) =>
      api.call('POST /api/movimientos/:folio/deshacer', { params: { folio: cual }, body: { version: actual } }),
    keys: CLAVES_MOVIMIENTO,
    toast: () => `${TEXTOS_ACTO.deshacer.hecho} el movimiento ${folio}.`,
  })
  return useAct<EnvioActo, MovimientoDetalle, MovimientoDetalle>({
    call: ({ acto, ...texto }) =>
      api.call(`POST /api/movimientos/:folio/${acto}`, { params: { folio }, body: { version, ...texto } }),
    keys: CLAVES_MOVIMIENTO,
    toast: (result, { acto }) => {
      const text = `${textosActo(acto, vista ?? perfil.ambito).hecho} el movimiento ${folio}.`
      if (!result.actions.includes('deshacer')) return text
      return { text, action: { label: 'Deshacer', onSelect: () => deshacer.run(result) } }
    },
    ...(done && { done }),
  })
}
