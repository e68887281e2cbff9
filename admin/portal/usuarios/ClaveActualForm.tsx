import { useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import type { ReactElement } from 'react'

/** Asks for the account's password on a page of its own. */
export function ClaveActualForm({ onSubmit }: { onSubmit: (clave: string) => Promise<void> }): ReactElement {
  const [clave, setClave] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    if (clave === '') {
      setError('Escribe tu contraseña actual.')
      document.getElementById('clave-actual')?.focus()
      return
    }
    setError('')
    setBusy(true)
    try {
      await onSubmit(clave)
    } catch (thrown) {
      setError((isApiError(thrown) && thrown.campos['clave']) || errorMessage(thrown))
      setBusy(false)
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <Field id="clave-actual" label="Tu contraseña actual" error={error}>
        <PasswordInput
          maxLength={CLAVE_MAX}
          autoComplete="current-password"
          value={clave}
          onChange={(event) => setClave(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyText="Comprobando…">
        Continuar
      </Button>
    </form>
  )
}
