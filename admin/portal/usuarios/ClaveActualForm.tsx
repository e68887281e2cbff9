import { useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'

/** Asks for the account's password on a page of its own. */
export function ClaveActualForm({
  act,
}: {
  act: Pick<Act<string>, 'run' | 'busy' | 'error' | 'campos'>
}): ReactElement {
  const [clave, setClave] = useState('')
  const [blank, setBlank] = useState(false)
  const { run, busy, error, campos } = act
  const submit = (): void => {
    setBlank(clave === '')
    if (clave === '') document.getElementById('clave-actual')?.focus()
    else run(clave)
  }
  const refused = error && (campos['clave'] ?? errorMessage(error))
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <Field id="clave-actual" label="Tu contraseña actual" error={blank ? 'Escribe tu contraseña actual.' : refused}>
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
