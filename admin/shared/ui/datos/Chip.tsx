import { X } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/acciones/actions.css'

/** A short fact in a rounded frame; with `onRemove` it is a filter in force that can be taken away. */
export function Chip(props: { children: ReactNode; onRemove?: () => void; removeLabel?: string }): ReactElement {
  if (!props.onRemove) return <span className="chip">{props.children}</span>
  return (
    <span className="chip chip-filter">
      {props.children}
      <button
        type="button"
        className="chip-remove"
        aria-label={props.removeLabel ?? 'Quitar filtro'}
        onClick={props.onRemove}
      >
        <Icon icon={X} size={14} />
      </button>
    </span>
  )
}
