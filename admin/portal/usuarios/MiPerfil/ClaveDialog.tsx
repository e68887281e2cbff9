import { useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import type { ReactElement, ReactNode } from 'react'

interface ClaveDialogProps {
  title: string
  /** What the button does: "Cerrar las demás". */
  action: string
  danger?: boolean
  /** What will happen. */
  children: ReactNode
  /** Does it with the password; what it rejects with is shown here. It closes by itself afterwards. */
  onSubmit: (clave: string) => Promise<void>
  onClose: () => void
  /** Leaving without doing it, when that is not the same as closing. */
  onCancel?: () => void
}

/** Says what will happen to the account and asks for its password: an open screen alone is not enough. */
export function ClaveDialog(props: ClaveDialogProps): ReactElement {
  const { title, action, danger, children, onSubmit, onClose, onCancel = onClose } = props
  const [clave, setClave] = useState('')
  const [blank, setBlank] = useState(false)
  const { run, busy, error, campos, reset } = useAct({
    call: onSubmit,
    done: onClose,
    failed: () => document.querySelector<HTMLInputElement>('#confirmar-clave')?.select(),
  })
  const submit = (): void => {
    setBlank(clave === '')
    if (clave === '') {
      reset()
      document.getElementById('confirmar-clave')?.focus()
    } else run(clave)
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onCancel}
      locked={busy}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            Cancelar
          </Button>
          <Button
            variant={danger ? 'dangerSolid' : 'primary'}
            type="submit"
            form="clave-dialogo"
            busy={busy}
            busyText="Guardando…"
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id="clave-dialogo"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>{children}</p>
        {error && campos['clave'] === undefined && (
          <Note tone="bad" live>
            {errorMessage(error)}
          </Note>
        )}
        <Field
          id="confirmar-clave"
          label="Tu contraseña actual"
          error={blank ? 'Escribe tu contraseña actual.' : campos['clave']}
        >
          <PasswordInput
            maxLength={CLAVE_MAX}
            autoComplete="current-password"
            data-autofocus
            value={clave}
            onChange={(event) => setClave(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
