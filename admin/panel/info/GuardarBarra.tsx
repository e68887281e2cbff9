import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import type { CamposInfo } from './use-campos-info.ts'
import type { ReactElement, ReactNode } from 'react'

interface GuardarBarraProps {
  campos: CamposInfo
  label: string
  /** What cannot be saved yet, and why. */
  impide?: string
  children?: ReactNode
}

/** The acts at the foot of a card: keep what was changed, or go back to what is kept. */
export function GuardarBarra({ campos, label, impide = '', children }: GuardarBarraProps): ReactElement {
  const { dirty, busy, save, discard } = campos
  return (
    <div className="info-acciones">
      {children}
      <span className="small secondary" role="status">
        {dirty ? impide || 'Hay cambios sin guardar.' : ''}
      </span>
      {dirty && (
        <Button onClick={discard} disabled={busy}>
          Descartar
        </Button>
      )}
      <Button variant="primary" busy={busy} busyText="Guardando…" disabled={!dirty || impide !== ''} onClick={save}>
        {label}
      </Button>
    </div>
  )
}
