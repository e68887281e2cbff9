import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

export type NoteTone = 'info' | 'good' | 'warn' | 'bad'

const ICONS: Readonly<Record<NoteTone, LucideIcon>> = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
}

interface NoteProps {
  tone?: NoteTone
  /** A link or button at the end. */
  action?: ReactNode
  /** Announced when it appears (an alert for `bad`, a status otherwise). */
  live?: boolean
  children: ReactNode
}

/** Something to know, where it happened. A `<strong>` in it is the first thing read. */
export function Note({ tone = 'info', action, live = false, children }: NoteProps): ReactElement {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={`note note-${tone}`} role={role}>
      <Icon icon={ICONS[tone]} />
      <div className="note-text">{children}</div>
      {action && <div className="note-action">{action}</div>}
    </div>
  )
}
