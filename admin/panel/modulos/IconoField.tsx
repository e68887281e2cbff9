import { CircleAlert } from 'lucide-react'
import { NOMBRES_ICONOS, navIcon } from '#admin/portal/frame/nav-icons.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { VisuallyHidden } from '#admin/shared/ui/VisuallyHidden.tsx'
import type { ReactElement } from 'react'

interface IconoFieldProps {
  value: string
  error: string | null
  onChange: (icono: string) => void
}

/** The icons a module may wear, chosen by looking; arrows move among them. */
export function IconoField({ value, error, onChange }: IconoFieldProps): ReactElement {
  return (
    <fieldset
      className="iconos"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'icono-error' : undefined}
    >
      <legend className="field-label">Icono</legend>
      <div className="iconos-cuadros">
        {NOMBRES_ICONOS.map((nombre, index) => (
          <label key={nombre} title={nombre} className="iconos-uno">
            <input
              type="radio"
              name="icono"
              id={index === 0 ? 'modulo-icono' : undefined}
              value={nombre}
              checked={value === nombre}
              onChange={() => onChange(nombre)}
            />
            <Icon icon={navIcon(nombre)} />
            <VisuallyHidden>{nombre.replaceAll('-', ' ')}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <div id="icono-error" className="field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </fieldset>
  )
}
