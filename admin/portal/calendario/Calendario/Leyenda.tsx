import { Eraser } from 'lucide-react'
import { TIPOS_EVENTO } from '#domain/calendario/evento.ts'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LETRAS, TIPOS_LEYENDA } from './tipos.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { ReactElement } from 'react'

interface LeyendaProps {
  /** Otherwise the legend only explains. */
  edita: boolean
  /** What a day is given; null clears it. */
  activo: TipoEvento | null
  onChange: (tipo: TipoEvento | null) => void
  /** A range is set with two presses instead of a drag. */
  porRango: boolean
  onPorRango: (porRango: boolean) => void
}

/** What each colour and letter means; while editing, its buttons choose the type that a day is given, or that it is cleared. */
export function Leyenda({ edita, activo, onChange, porRango, onPorRango }: LeyendaProps): ReactElement {
  if (!edita)
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
      <button
        type="button"
        className="cal-ley ev-vacio"
        aria-pressed={activo === null}
        aria-keyshortcuts="Delete"
        onClick={() => onChange(null)}
      >
        <span className="cal-letra">
          <Icon icon={Eraser} size={14} />
        </span>
        Sin evento
      </button>
      <Checkbox
        label="Por rango"
        title="Primer día y último, con dos toques"
        checked={porRango}
        onChange={(event) => onPorRango(event.target.checked)}
      />
    </div>
  )
}
