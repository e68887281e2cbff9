import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { MIS_DELEGACIONES } from './mi-cuenta.ts'
import type { DelegacionPropia } from '#domain/acceso/delegacion.ts'
import type { ReactElement } from 'react'

interface RetirarDelegacionProps {
  delegacion: DelegacionPropia
  onClose: () => void
}

/** Takes a signature back at once. */
export function RetirarDelegacion({ delegacion: { id, a }, onClose }: RetirarDelegacionProps): ReactElement {
  const act = useAct({
    call: () => api.call('DELETE /api/mi-cuenta/delegaciones/:id', { params: { id } }),
    keys: [{ queryKey: MIS_DELEGACIONES }],
    toast: () => `${a} ya no firma por ti.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title="Retirar la delegación"
      action="Retirar"
      busyText="Retirando…"
      failure="No se pudo retirar."
      onClose={onClose}
    >
      {a} dejará de firmar por ti desde ahora. Lo que ya firmó sigue valiendo y dice que fue por tu delegación.
    </ConfirmDialog>
  )
}
