import { useId } from 'react'
import { isToldBy } from '#admin/providers/field-errors.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import type { ReactElement, ReactNode, Ref } from 'react'

interface ActDialogProps {
  title: string
  /** What goes on: "Cerrar caso". null: nothing can be done here but read and close. */
  action: string | null
  busyText: string
  busy: boolean
  /** It takes something away that does not come back by itself. */
  danger?: boolean
  /** The way back, when there is a better word: "Conservar". */
  cancel?: string
  /** What it acts on is not known yet. */
  waiting?: boolean
  error?: unknown
  /** What could not be done: "No se pudo cerrar el caso." */
  failure?: string
  /** Fields of the form that tell their own error. */
  fields?: readonly string[]
  size?: 'sm' | 'md' | 'lg'
  /** Beside the buttons, at the start. */
  extra?: ReactNode
  formRef?: Ref<HTMLFormElement>
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** An act in a dialog: what it asks or tells, its failure above when no field tells it, the way back and the act. */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { busy, error, waiting = false, onClose } = props
  const formId = useId()
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
            {props.cancel ?? 'Cancelar'}
          </Button>
          {props.action !== null && (
            <Button
              type="submit"
              form={formId}
              variant={props.danger ? 'dangerSolid' : 'primary'}
              busy={busy}
              busyText={props.busyText}
              disabled={waiting}
            >
              {props.action}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={props.formRef}
        id={formId}
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && !waiting) props.onSubmit()
        }}
      >
        {Boolean(error) && !isToldBy(error, props.fields ?? []) && (
          <ErrorState title={props.failure ?? ''} error={error} />
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
