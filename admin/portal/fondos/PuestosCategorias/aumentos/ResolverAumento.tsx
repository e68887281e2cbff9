import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CLAVE_PUESTOS } from '#admin/portal/fondos/PuestosCategorias/use-puestos.ts'
import { CostoAumentoNota } from './CostoAumentoNota.tsx'
import { CLAVE_AUMENTOS } from './use-aumentos.ts'
import type { AumentoPanel } from '#domain/fondos/aumentos/aumento.ts'
import type { ReactElement } from 'react'

interface ResolverAumentoProps {
  aumento: AumentoPanel
  acto: 'aprobar' | 'retirar'
  onClose: () => void
}

/** Approves a rise that somebody else proposed, with what it will do to the roster of now; or takes it back. */
export function ResolverAumento({
  aumento: { id, version, motivo },
  acto,
  onClose,
}: ResolverAumentoProps): ReactElement {
  const isAprobar = acto === 'aprobar'
  const revision = useQuery({
    queryKey: [CLAVE_AUMENTOS, id, 'revision'],
    queryFn: ({ signal }) => api.call('GET /api/panel/aumentos/:id/revision', { params: { id }, signal }),
    enabled: isAprobar,
    gcTime: 0,
  })
  const act = useAct({
    call: () => api.call(`POST /api/panel/aumentos/:id/${acto}`, { params: { id }, body: { version } }),
    keys: [CLAVE_AUMENTOS, CLAVE_PUESTOS],
    toast: () =>
      isAprobar ? 'Aumento aprobado: se aplica al cerrar la quincena de cada entidad.' : 'Aumento retirado.',
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      size="md"
      title={isAprobar ? 'Aprobar aumento' : 'Retirar aumento'}
      action={isAprobar ? 'Aprobar aumento' : 'Retirar aumento'}
      busyText="Guardando…"
      failure={isAprobar ? 'No se aprobó.' : 'No se retiró.'}
      waiting={isAprobar && !revision.data}
      danger={!isAprobar}
      onClose={onClose}
    >
      <p>{motivo}</p>
      {revision.error && (
        <ErrorState title="No se pudo revisar." error={revision.error} onRetry={() => void revision.refetch()} />
      )}
      {isAprobar && revision.isPending && <Skeleton lines={4} label="Calculando" />}
      {revision.data && <CostoAumentoNota revision={revision.data} />}
      {!isAprobar && <p>No cambia ningún sueldo. Queda en la lista como retirado.</p>}
    </ConfirmDialog>
  )
}
