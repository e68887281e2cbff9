import { useEffect } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { Crumb } from './Breadcrumb.tsx'
import type { ReactElement, ReactNode } from 'react'
import './page.css'

interface PageHeaderProps {
  title: string
  /** The page's facts on one line. */
  facts?: ReactNode
  /** One of them primary at most. */
  actions?: ReactNode
  crumbs?: readonly Crumb[]
}

/** The page's one H1 (it also names the browser's tab), its facts and acts. The row stays on scroll. */
export function PageHeader({ title, facts, actions, crumbs }: PageHeaderProps): ReactElement {
  useEffect(() => {
    document.title = `${title} · Portal interno`
  }, [title])
  return (
    <>
      {crumbs && <Breadcrumb items={crumbs} />}
      <div className="page-head">
        <div className="page-title">
          <h1>{title}</h1>
          {facts && <p>{facts}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </>
  )
}
