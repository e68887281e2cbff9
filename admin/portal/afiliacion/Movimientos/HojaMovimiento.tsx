import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { MovimientoActions } from '#admin/shared/movimientos/MovimientoActions.tsx'
import { MovimientoDatos } from '#admin/shared/movimientos/MovimientoDatos.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useMovimiento } from './use-movimiento.ts'
import type { ReactElement } from 'react'

interface HojaMovimientoProps {
  folio: string
  /** The act on another one opened it. */
  seguido: boolean
  onClose: () => void
  /** An act was done: the tray opens the next one. */
  onDone: () => void
}

/** One movement beside its tray, with its acts. */
export function HojaMovimiento({ folio, seguido, onClose, onDone }: HojaMovimientoProps): ReactElement {
  const { data, error, refetch } = useMovimiento(folio)
  return (
    <SideSheet
      title={data ? nombreNatural(data) : error ? 'Movimiento' : 'Cargando…'}
      facts={data && [data.tipo, data.adscripcion].filter(Boolean).join(', ')}
      eyebrow={
        data && (
          <>
            <span className="mono secondary">{data.folio}</span>
            <EstatusTag estatus={data.estatus} />
          </>
        )
      }
      footer={data && <MovimientoActions key={data.id} movimiento={data} seguido={seguido} onDone={onDone} />}
      onClose={onClose}
    >
      {error ? (
        <ErrorState title="No se pudo cargar el movimiento." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <MovimientoDatos movimiento={data} />
      ) : (
        <Skeleton lines={10} label="Cargando el movimiento" />
      )}
    </SideSheet>
  )
}
