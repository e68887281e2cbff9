import { useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/PasswordInput.tsx'
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
  const [error, setError] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    setFailure('')
    if (clave === '') {
      setError('Escribe tu contraseña actual.')
      document.getElementById('confirmar-clave')?.focus()
      return
    }
    setError('')
    setBusy(true)
    try {
      await onSubmit(clave)
      onClose()
    } catch (thrown) {
      setBusy(false)
      const own = isApiError(thrown) ? thrown.campos['clave'] : undefined
      if (own) setError(own)
      else setFailure(errorMessage(thrown))
      document.querySelector<HTMLInputElement>('#confirmar-clave')?.select()
    }
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
          if (!busy) void submit()
        }}
      >
        <p>{children}</p>
        {failure && (
          <Note tone="bad" live>
            {failure}
          </Note>
        )}
        <Field id="confirmar-clave" label="Tu contraseña actual" error={error}>
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
