import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { KEY_RETENCIONES } from './use-retenciones.ts'
import type { ReactElement } from 'react'

/** Where what was ordered of a loan comes from. */
export function ExplicarRetencion({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [KEY_RETENCIONES, 'explicacion', id],
    queryFn: ({ signal }) => api.call('GET /api/panel/retenciones/:id/explicacion', { params: { id }, signal }),
  })
  return (
    <Dialog
      open
      size="md"
      title="De dónde sale la retención"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      {error && <ErrorState title="No se pudo explicar la retención." error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={6} label="Cargando la explicación" />}
      {data && (
        <div className="stack">
          <p>
            <strong>{data.nombre}</strong> <span className="mono secondary">{data.interno}</span>
            <br />
            <span className="secondary">
              {data.prestamo} · {data.tipo} · {data.quincena} · {data.entidad}
            </span>
          </p>
          <KeyValueList wide items={data.pasos.map(({ rotulo, texto }) => ({ label: rotulo, value: texto }))} />
        </div>
      )}
    </Dialog>
  )
}
