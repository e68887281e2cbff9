import { useEffect, useRef } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { Crumb } from './Breadcrumb.tsx'
import type { ReactElement, ReactNode, RefObject } from 'react'
import './page.css'

interface PageHeaderProps {
  title: string
  /** The page's facts on one line. */
  facts?: ReactNode
  /** One of them primary at most. */
  actions?: ReactNode
  crumbs?: readonly Crumb[]
}

/** Tells the rest of the page how much the row covers, so that a table's header or a focused field is not under it. */
function useStickyHeight(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const root = document.documentElement.style
    const measure = (): void => {
      const stays = getComputedStyle(element).position === 'sticky'
      root.setProperty('--page-head', stays ? `${element.offsetHeight}px` : '0px')
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--page-head')
    }
  }, [])
  return row
}

/** The page's one H1 (it also names the browser's tab), its facts and acts. The row stays on scroll. */
export function PageHeader({ title, facts, actions, crumbs }: PageHeaderProps): ReactElement {
  const row = useStickyHeight()
  useEffect(() => {
    document.title = `${title} · Portal interno`
  }, [title])
  return (
    <>
      {crumbs && crumbs.length > 0 && <Breadcrumb items={crumbs} />}
      <div ref={row} className="page-head">
        <div className="page-title">
          <h1>{title}</h1>
          {facts && <p>{facts}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
    </>
  )
}
