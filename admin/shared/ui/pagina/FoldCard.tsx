import { classNames } from '#admin/shared/ui/class-names.ts'
import type { ReactElement, ReactNode } from 'react'
import './surfaces.css'

interface FoldCardProps {
  /** Of its header. */
  id?: string
  title: ReactNode
  /** At the end of the header: what is in it, in few words. */
  aside?: ReactNode
  /** Whether it stands open until the person folds it; a change of it opens or folds it again. */
  open: boolean
  className?: string
  children: ReactNode
}

/**
 * A card whose body is folded under its header; `openAt` opens it from a link elsewhere. The header is what takes the focus:
 * a `tabindex` on the card itself would take all that stands in it out of the way of Tab.
 */
export function FoldCard({ id, title, aside, open, className, children }: FoldCardProps): ReactElement {
  return (
    <details open={open} className={classNames('card', 'fold', className)}>
      <summary id={id} className="card-head">
        <h2>{title}</h2>
        {aside && <div className="card-aside">{aside}</div>}
      </summary>
      {children}
    </details>
  )
}
