import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { useCatalogoAct } from './use-catalogos.ts'
import type { ReactElement, ReactNode } from 'react'

interface RetiroDialogProps {
  nombre: string
  /** Switched off, or gone. */
  off: boolean
  call: () => Promise<unknown>
  /** What is in sight is gone with it. */
  leaves?: boolean
  /** What follows from it. */
  children: ReactNode
  onDone: () => void
  onClose: () => void
}

/** Asks before a catalogue or a row of one is switched off or deleted. */
export function RetiroDialog(props: RetiroDialogProps): ReactElement {
  const { nombre, off, call, leaves = false, onDone, onClose } = props
  const hecho = off ? `${nombre} quedó inactivo.` : `Se eliminó ${nombre}.`
  const { run, busy, error } = useCatalogoAct<unknown>(call, { hecho, onDone, leaves })
  return (
    <ActDialog
      title={off ? `Desactivar ${nombre}` : `Eliminar ${nombre}`}
      action={off ? 'Desactivar' : 'Eliminar'}
      danger
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure={off ? 'No se pudo desactivar.' : 'No se pudo eliminar.'}
      onClose={onClose}
      onSubmit={() => run()}
    >
      {props.children}
    </ActDialog>
  )
}
