import { api } from '#admin/providers/api-client.ts'
import { KEY_CARGAS } from '#admin/portal/cargas/use-cargas.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

/** Forgets a file that was not loaded. */
export function DescartarDialog({ detalle, onClose }: { detalle: DetalleCarga; onClose: () => void }): ReactElement {
  const {
    carga: { folio, archivo },
    version,
  } = detalle
  const act = useAct({
    call: (): Promise<DetalleCarga> =>
      api.call('POST /api/cargas/:folio/descartar', { params: { folio }, body: { version } }),
    keys: [KEY_CARGAS],
    toast: () => `Se descartó ${folio}.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Descartar ${folio}`}
      action="Descartar"
      busyText="Descartando…"
      failure="No se descartó."
      cancel="Conservar"
      danger
      onClose={onClose}
    >
      <p>
        Nada de {archivo} cuenta todavía, y ya no contará. Queda en el historial como descartada, y el mismo archivo se
        puede volver a cargar.
      </p>
    </ConfirmDialog>
  )
}
