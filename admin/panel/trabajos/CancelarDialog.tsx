import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { useCancelar } from './use-acciones.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'
import type { ReactElement } from 'react'

/** Says what stopping a job leaves behind. */
export function CancelarDialog(props: { trabajo: TrabajoPanel; onClose: () => void }): ReactElement {
  const { trabajo, onClose } = props
  const { mutate, isPending, error } = useCancelar(onClose)
  return (
    <Dialog
      open
      title="Cancelar trabajo"
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Dejar que siga
          </Button>
          <Button variant="dangerSolid" busy={isPending} busyText="Cancelando…" onClick={() => mutate(trabajo)}>
            Cancelar trabajo
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title="No se pudo cancelar." error={error} />}
        <p>
          <strong>{trabajo.titulo}</strong>.{' '}
          {trabajo.estado === 'curso'
            ? 'Se detendrá en cuanto pueda; lo que ya hizo se queda hecho.'
            : 'No se hará. Después se puede reintentar.'}
        </p>
      </div>
    </Dialog>
  )
}
