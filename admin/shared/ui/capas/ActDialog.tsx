import { useId, useState } from 'react'
import { isToldBy } from '#admin/providers/field-errors.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { leaveFreely } from '#admin/shared/form/use-leave-guard.ts'
import { useTouched } from '#admin/shared/form/use-touched.ts'
import { UnsavedDialog } from './UnsavedDialog.tsx'
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
  /** Whether it holds changes; without it, whether anything was typed or chosen in it. */
  dirty?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * An act in a dialog: what it asks or tells, its failure above when no field tells it, the way back and the act. With something
 * typed in it, Escape and the cross ask before it is lost; its way back says so by itself.
 */
export function ActDialog(props: ActDialogProps): ReactElement {
  const { busy, error, waiting = false, onClose } = props
  const formId = useId()
  const [dirty, touch] = useTouched(busy, props.dirty)
  const [asking, setAsking] = useState(false)
  // A dialog may stand at an address of its own: closing it is no leaving that asks again.
  const close = (): void => leaveFreely(onClose)
  return (
    <Dialog
      open
      size={props.size ?? 'sm'}
      title={props.title}
      onClose={dirty ? () => setAsking(true) : onClose}
      locked={busy}
      footer={
        <>
          {props.extra}
          <Button onClick={close} disabled={busy}>
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
        onInput={touch}
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
      {asking && <UnsavedDialog what="lo que escribiste aquí" onLeave={close} onStay={() => setAsking(false)} />}
    </Dialog>
  )
}
