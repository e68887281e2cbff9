import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { cleanText } from '#admin/shared/ui/clean-text.ts'
import type { ReactElement } from 'react'

const LABEL = 'CURP, RFC, NSS o No. interno'

/** Whose acts are wanted. Asked for on Enter, whole: each question about a person is noted. */
export function PersonaBox({ value, onChange }: { value: string; onChange: (text: string) => void }): ReactElement {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return (
    <form
      role="search"
      className="bitacora-persona"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(cleanText(typed).trim())
      }}
    >
      <span className="lista-buscar input">
        <Icon icon={Search} />
        <input
          type="text"
          className="mono"
          autoComplete="off"
          spellCheck={false}
          aria-label={`Persona: ${LABEL}`}
          placeholder={LABEL}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <IconButton
            size="sm"
            icon={X}
            label="Borrar la persona"
            onClick={() => {
              setTyped('')
              onChange('')
            }}
          />
        )}
      </span>
      <Button size="sm" type="submit">
        Buscar
      </Button>
    </form>
  )
}
