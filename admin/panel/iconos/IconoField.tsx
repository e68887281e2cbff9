import { CircleAlert } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconosLista } from './IconosLista.tsx'
import type { ReactElement, ReactNode } from 'react'

interface IconoFieldProps {
  value: string
  error?: string | null
  optional?: boolean
  /** At the end of the name: "(opcional)", the one chosen. */
  aside?: ReactNode
  onChange: (icono: string) => void
}

/** The icon that a menu or a module wears, chosen by looking or by its Spanish name. */
export function IconoField({ value, error, aside, optional = false, onChange }: IconoFieldProps): ReactElement {
  return (
    <fieldset
      className="iconos"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'icono-error' : undefined}
    >
      <legend className="field-label">
        Icono {optional && <span className="field-optional">(opcional)</span>} {aside}
      </legend>
      <IconosLista value={value} general={optional} onChange={onChange} />
      {error && (
        <div id="icono-error" className="field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  )
}
