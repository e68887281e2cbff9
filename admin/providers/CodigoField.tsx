import { useState } from 'react'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

interface CodigoFieldProps {
  id: string
  value: string
  error?: string | null
  onChange: (codigo: string) => void
}

/** The code of the second step: six figures of the app, or one of the recovery codes. */
export function CodigoField({ id, value, error, onChange }: CodigoFieldProps): ReactElement {
  const [recovery, setRecovery] = useState(false)
  const toggle = (
    <button
      type="button"
      className="link-button"
      onClick={() => {
        setRecovery(!recovery)
        onChange('')
        document.getElementById(id)?.focus()
      }}
    >
      {recovery ? 'Usar la aplicación' : 'No tengo mi teléfono'}
    </button>
  )
  return (
    <Field
      id={id}
      label={recovery ? 'Código de recuperación' : 'Código de verificación'}
      help={
        recovery
          ? 'Uno de los diez que guardaste al activar la verificación. Cada uno sirve una vez.'
          : 'Los seis números que muestra ahora tu aplicación de autenticación.'
      }
      error={error ?? null}
      aside={toggle}
    >
      <TextInput
        mono
        data-autofocus
        name="codigo"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize={recovery ? 'characters' : 'none'}
        maxLength={recovery ? 20 : 7}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
