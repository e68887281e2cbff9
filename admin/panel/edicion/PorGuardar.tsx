import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { ReactElement } from 'react'
import './edicion.css'

interface PorGuardarProps {
  /** "3 menús con cambios sin guardar". */
  texto: string
  /** "Guardar cambios"; "Revisar y guardar" when something is asked first. */
  action: string
  busy?: boolean
  onSave: () => void
  onDiscard: () => void
}

/** At the foot of a page while something of it is not saved: how much, and the two ways on. */
export function PorGuardar({ texto, action, busy = false, onSave, onDiscard }: PorGuardarProps): ReactElement {
  return (
    <div className="por-guardar" role="region" aria-label="Cambios sin guardar">
      <span role="status">{texto}</span>
      <Button disabled={busy} onClick={onDiscard}>
        Descartar
      </Button>
      <Button variant="primary" busy={busy} busyText="Guardando…" onClick={onSave}>
        {action}
      </Button>
    </div>
  )
}
