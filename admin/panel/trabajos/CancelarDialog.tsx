import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { useCancelar } from './use-acciones.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { ReactElement } from 'react'

/** Says what stopping a job leaves behind. */
export function CancelarDialog(props: { trabajo: TrabajoPanel; onClose: () => void }): ReactElement {
  const { trabajo, onClose } = props
  const { run, busy, error } = useCancelar(onClose)
  return (
    <ActDialog
      title="Cancelar trabajo"
      action="Cancelar trabajo"
      cancel="Dejar que siga"
      danger
      busyText="Cancelando…"
      busy={busy}
      error={error}
      failure="No se pudo cancelar."
      onClose={onClose}
      onSubmit={() => run(trabajo)}
    >
      <p>
        <strong>{trabajo.titulo}</strong>.{' '}
        {trabajo.estado === 'curso'
          ? 'Se detendrá en cuanto pueda; lo que ya hizo se queda hecho.'
          : 'No se hará. Después se puede reintentar.'}
      </p>
    </ActDialog>
  )
}
