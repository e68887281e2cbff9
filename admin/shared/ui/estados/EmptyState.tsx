import { Inbox } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

/** What would be here and how to begin. */
export function EmptyState(props: {
  title: string
  children?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
}): ReactElement {
  return (
    <div className="empty">
      <Icon icon={props.icon ?? Inbox} size={22} />
      <p className="strong">{props.title}</p>
      {props.children && <div className="secondary">{props.children}</div>}
      {props.action && <div className="empty-action">{props.action}</div>}
    </div>
  )
}
