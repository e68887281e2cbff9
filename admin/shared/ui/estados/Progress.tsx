import type { ReactElement } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

interface ProgressProps {
  /** Names what is under way: "Leyendo página 2 de 3". It is shown. */
  label: string
  /** 0..1; absent while it cannot be known. */
  value?: number
  hideLabel?: boolean
}

export function Progress({ label, value, hideLabel }: ProgressProps): ReactElement {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="progress">
      {!hideLabel && <div className="progress-label">{label}</div>}
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span
          className={percent === undefined ? 'progress-bar progress-unknown' : 'progress-bar'}
          style={{ width: `${percent ?? 40}%` }}
        />
      </div>
    </div>
  )
}
