import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { LETRAS, TIPOS_LEYENDA } from './tipos.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { ReactElement } from 'react'

interface LeyendaProps {
  /** null: nothing is being edited, the legend only explains. */
  activo: TipoEvento | null
  onChange: (tipo: TipoEvento) => void
  /** A range is set with two presses instead of a drag. */
  porRango: boolean
  onPorRango: (porRango: boolean) => void
}

/** What each colour and letter means; while editing, its buttons choose the type that a day is given. */
export function Leyenda({ activo, onChange, porRango, onPorRango }: LeyendaProps): ReactElement {
  if (activo === null)
    return (
      <ul className="cal-leyenda" aria-label="Tipos de evento">
        {TIPOS_LEYENDA.map((tipo) => (
          <li key={tipo} className={`cal-ley ev-${LETRAS[tipo]}`}>
            <span className="cal-letra">{LETRAS[tipo]}</span>
            {TIPOS_EVENTO[tipo].label}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="cal-leyenda" role="group" aria-label="Tipo de evento que se asigna">
      {TIPOS_LEYENDA.map((tipo) => (
        <button
          key={tipo}
          type="button"
          className={`cal-ley ev-${LETRAS[tipo]}`}
          aria-pressed={tipo === activo}
          aria-keyshortcuts={LETRAS[tipo]}
          onClick={() => onChange(tipo)}
        >
          <span className="cal-letra" aria-hidden="true">
            {LETRAS[tipo]}
          </span>
          {TIPOS_EVENTO[tipo].label}
        </button>
      ))}
      <Checkbox
        label="Por rango"
        title="Primer día y último, con dos toques"
        checked={porRango}
        onChange={(event) => onPorRango(event.target.checked)}
      />
    </div>
  )
}
