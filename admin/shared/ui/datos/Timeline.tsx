import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

interface TimelineItem {
  readonly text: ReactNode
  readonly detail?: ReactNode
  /** It has not happened yet. */
  readonly next?: boolean
  /** In the place of the dot, where a line tells several kinds of things. */
  readonly icon?: LucideIcon
}

/** What happened, in the order given. */
export function Timeline({ items }: { items: readonly TimelineItem[] }): ReactElement {
  return (
    <ol className="timeline">
      {items.map(({ text, detail, next, icon }, index) => (
        <li key={index} className={next ? 'timeline-next' : undefined}>
          {icon && (
            <span className="timeline-mark">
              <Icon icon={icon} size={14} />
            </span>
          )}
          <span>
            {text}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
