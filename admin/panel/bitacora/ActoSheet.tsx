import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, ListFilter } from 'lucide-react'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { SideSheet } from '#admin/shared/ui/SideSheet.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { EN_SITIO } from '#admin/panel/movimientos/ruta-movimiento.ts'
import { ActoDatos } from './ActoDatos.tsx'
import { fechaHoraSegundos } from './fecha-hora-segundos.ts'
import { rutaActo } from './ruta-acto.ts'
import type { DetalleBitacora, RegistroBitacora } from '#domain/acceso/bitacora.ts'
import type { ReactElement } from 'react'

interface ActoSheetProps {
  id: string
  /** The rows in sight, in their order: where previous and next go. */
  ids: readonly number[]
  onRegistro: (registro: RegistroBitacora) => void
}

/** An act beside the list: what was before, what after, and its proof. */
export function ActoSheet({ id, ids, onRegistro }: ActoSheetProps): ReactElement {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data, error, refetch } = useQuery({
    queryKey: ['bitacora', 'acto', id],
    queryFn: ({ signal }) => api.get<DetalleBitacora>(`/api/panel/bitacora/${encodeURIComponent(id)}`, { signal }),
    refetchOnWindowFocus: false,
    retry: false,
  })
  const at = ids.indexOf(Number(id))
  const open = (next: number | undefined): void => {
    if (next !== undefined) void navigate({ pathname: rutaActo(next), search }, { replace: true, state: EN_SITIO })
  }
  const close = useCallback(
    () => void navigate({ pathname: '/panel/bitacora', search }, { state: EN_SITIO }),
    [navigate, search],
  )
  return (
    <SideSheet
      title={data ? data.actoTexto : error ? 'Acto' : 'Cargando…'}
      facts={data && fechaHoraSegundos(data.ocurrioAt)}
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
      footer={
        data && (
          <Button icon={ListFilter} onClick={() => onRegistro(data.registro)}>
            Ver los actos de este registro
          </Button>
        )
      }
      onClose={close}
    >
      {error ? (
        <ErrorState
          title="No se pudo cargar el acto."
          error={error}
          onRetry={() => void refetch()}
          back={{ to: '/panel/bitacora', label: 'Volver a la bitácora' }}
        />
      ) : data ? (
        <ActoDatos acto={data} />
      ) : (
        <Skeleton lines={10} label="Cargando el acto" />
      )}
    </SideSheet>
  )
}
