import { classNames } from '#admin/shared/ui/class-names.ts'
import type { ReactElement, ReactNode } from 'react'
import './surfaces.css'

interface CardProps {
  title?: ReactNode
  /** At the end of the header: a count, a small button, a checkbox. */
  aside?: ReactNode
  /** Dimmed: not available yet. */
  off?: boolean
  /** No inner padding (a table goes from edge to edge). */
  flush?: boolean
  className?: string
  id?: string
  children: ReactNode
}

export function Card({ title, aside, off, flush, className, id, children }: CardProps): ReactElement {
  return (
    <section id={id} className={classNames('card', off && 'card-off', className)}>
      {title && (
        <header className="card-head">
          <h2>{title}</h2>
          {aside && <div className="card-aside">{aside}</div>}
        </header>
      )}
      {flush ? children : <div className="card-body">{children}</div>}
    </section>
  )
}
