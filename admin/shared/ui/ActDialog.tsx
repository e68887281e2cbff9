import { isToldBy } from '#admin/providers/field-errors.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import type { ReactElement, ReactNode } from 'react'

interface ActDialogProps {
  title: string
  /** What goes on: "Cerrar caso". */
  action: string
  busyText: string
  busy: boolean
  error: unknown
  /** What could not be done: "No se pudo cerrar el caso." */
  failure: string
  /** Fields of the form that tell their own error. */
  fields: readonly string[]
  size?: 'sm' | 'md'
  /** Beside the buttons, at the start. */
  extra?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog: fields, the failure above them when no field tells it, cancel and go on. */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { busy, error, onClose } = props
  return (
    <Dialog
      open
      size={props.size ?? 'sm'}
      title={props.title}
      onClose={onClose}
      locked={busy}
      footer={
        <>
          {props.extra}
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button variant="primary" busy={busy} busyText={props.busyText} onClick={props.onSubmit}>
            {props.action}
          </Button>
        </>
      }
    >
      <form
        className="dialog-form"
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        {Boolean(error) && !isToldBy(error, props.fields) && <ErrorState title={props.failure} error={error} />}
        {props.children}
      </form>
    </Dialog>
  )
}
