import { Button } from '#admin/shared/ui/Button.tsx'
import { cleanText } from '#admin/shared/ui/clean-text.ts'
import { BuscarCampo } from '#admin/panel/list/BuscarCampo.tsx'
import { useTyped } from '#admin/panel/list/use-typed.ts'
import type { ReactElement } from 'react'

const LABEL = 'CURP, RFC, NSS o No. interno'

/** Whose acts are wanted. Asked for on Enter, whole: each question about a person is noted. */
export function PersonaBox({ value, onChange }: { value: string; onChange: (text: string) => void }): ReactElement {
  const [typed, setTyped] = useTyped(value)
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
        <BuscarCampo
          mono
          label={`Persona: ${LABEL}`}
          placeholder={LABEL}
          clearLabel="Borrar la persona"
          maxLength={40}
          typed={typed}
          onType={setTyped}
          onClear={() => {
            setTyped('')
            onChange('')
          }}
        />
      </span>
      <Button size="sm" type="submit">
        Buscar
      </Button>
    </form>
  )
}
