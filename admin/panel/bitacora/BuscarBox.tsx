import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  AYUDA_BUSQUEDA_BITACORA,
  BUSQUEDA_BITACORA_MAX,
  readBusquedaBitacora,
} from '#domain/acceso/bitacora/busqueda-bitacora.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { BuscarCampo } from '#admin/shared/list/filtros/BuscarCampo.tsx'
import { useTyped } from '#admin/shared/list/filtros/use-typed.ts'
import type { ReactElement } from 'react'

const ERROR_ID = 'bitacora-buscar-error'

/**
 * Whose acts are wanted, of whom or of what. Asked for on Enter, whole: each question about a person is noted. What is no
 * key, folio nor name is told here and never asked for.
 */
export function BuscarBox({ value, onChange }: { value: string; onChange: (text: string) => void }): ReactElement {
  const [typed, setTyped] = useTyped(value)
  const [error, setError] = useState('')
  const submit = (): void => {
    const text = cleanText(typed).trim()
    const busqueda = text === '' ? null : readBusquedaBitacora(text)
    setError(busqueda?.clase === 'ninguna' ? busqueda.mensaje : '')
    if (busqueda?.clase !== 'ninguna') onChange(text)
  }
  return (
    <form
      role="search"
      className="bitacora-buscar"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <span className="lista-buscar input">
        <BuscarCampo
          label={`Buscar: ${AYUDA_BUSQUEDA_BITACORA}`}
          placeholder="CURP, No. interno, folio o quién"
          clearLabel="Borrar la búsqueda"
          maxLength={BUSQUEDA_BITACORA_MAX}
          invalid={error !== ''}
          {...(error !== '' && { describedBy: ERROR_ID })}
          typed={typed}
          onType={(text) => {
            setTyped(text)
            setError('')
          }}
          onClear={() => {
            setTyped('')
            setError('')
            onChange('')
          }}
        />
      </span>
      <Button size="sm" type="submit">
        Buscar
      </Button>
      {error !== '' && (
        <div id={ERROR_ID} className="field-error" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </form>
  )
}
