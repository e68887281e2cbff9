import type { ReactElement } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

/** Grey lines in the place of what is coming, so that nothing jumps. `label` is what a screen reader hears. */
export function Skeleton({
  lines = 3,
  height,
  label = 'Cargando',
}: {
  lines?: number
  height?: number
  label?: string
}): ReactElement {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className="skeleton-line"
          style={{ height, width: index === lines - 1 && lines > 1 ? '62%' : undefined }}
        />
      ))}
    </div>
  )
}
