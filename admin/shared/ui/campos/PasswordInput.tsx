import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'
import type { ReactElement } from 'react'

/** A password that can be shown, and that says when the caps lock is on. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>): ReactElement {
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  return (
    <>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
        onBlur={(event) => {
          setCaps(false)
          props.onBlur?.(event)
        }}
        end={
          <IconButton
            size="sm"
            icon={shown ? EyeOff : Eye}
            label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <span role="status" className="field-help caps-hint">
        {caps && (
          <>
            <Icon icon={ArrowBigUpDash} size={14} /> Las mayúsculas están activadas
          </>
        )}
      </span>
    </>
  )
}
