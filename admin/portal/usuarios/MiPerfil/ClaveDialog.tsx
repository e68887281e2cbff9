import { useEffect, useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ReactElement, ReactNode } from 'react'

interface ClaveDialogProps {
  title: string
  /** What the button does: "Cerrar las demás". */
  action: string
  danger?: boolean
  /** What will happen. */
  children: ReactNode
  /** Does it with the password; what failed is shown here. */
  act: Pick<Act<string>, 'run' | 'busy' | 'error' | 'campos' | 'reset'>
  onClose: () => void
}

/** Says what will happen to the account and asks for its password: an open screen alone is not enough. */
export function ClaveDialog(props: ClaveDialogProps): ReactElement {
  const { title, action, danger, children, onClose } = props
  const [clave, setClave] = useState('')
  const [blank, setBlank] = useState(false)
  const { run, busy, error, campos, reset } = props.act
  useEffect(() => {
    if (error) document.querySelector<HTMLInputElement>('#confirmar-clave')?.select()
  }, [error])
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
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
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
