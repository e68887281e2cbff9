import { ChevronDown, ChevronUp } from 'lucide-react'
import { useCallback } from 'react'
import { useGetOne } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { SideSheet } from '#admin/shared/ui/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { EstatusTag } from '#admin/shared/ui/StatusTag.tsx'
import { DETALLE } from '#admin/panel/detalle.ts'
import { nombreNatural } from '#admin/panel/nombre.ts'
import { MovimientoActions } from './MovimientoActions.tsx'
import { MovimientoDatos } from './MovimientoDatos.tsx'
import { EN_SITIO, rutaMovimiento } from './ruta-movimiento.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimiento.ts'
import type { ReactElement } from 'react'
import './movimiento.css'

interface MovimientoSheetProps {
  id: string
  /** The rows in sight, in their order: where previous and next go. */
  ids: readonly number[]
}

/** Detail of a movement beside the list it was opened from. */
export function MovimientoSheet({ id, ids }: MovimientoSheetProps): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useGetOne<MovimientoDetalle>('movimientos', { id: Number(id), meta: DETALLE })
  const at = ids.indexOf(Number(id))
  const open = (next: number | undefined): void => {
    if (next !== undefined)
      void navigate({ pathname: rutaMovimiento(next), search }, { replace: true, state: EN_SITIO })
  }
  const close = useCallback(
    () => void navigate({ pathname: '/panel/movimientos', search }, { state: EN_SITIO }),
    [navigate, search],
  )
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
      tools={
        <>
          <IconButton icon={ChevronUp} label="Anterior" disabled={at <= 0} onClick={() => open(ids[at - 1])} />
          <IconButton
            icon={ChevronDown}
            label="Siguiente"
            disabled={at < 0 || at >= ids.length - 1}
            onClick={() => open(ids[at + 1])}
          />
        </>
      }
      footer={data && <MovimientoActions movimiento={data} />}
      onClose={close}
    >
      {error ? (
        <ErrorState
          title="No se pudo cargar el movimiento."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/movimientos', label: 'Volver a movimientos' }}
        />
      ) : data ? (
        <MovimientoDatos movimiento={data} />
      ) : (
        <Skeleton lines={10} label="Cargando el movimiento" />
      )}
    </SideSheet>
  )
}
