import { useEffect, useRef } from 'react'
import { VISTAS, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { VistasHermanas } from '#admin/shared/pagina/VistasHermanas.tsx'
import { PageCrumbs } from './PageCrumbs.tsx'
import type { PageCrumbsProps } from './PageCrumbs.tsx'
import type { ReactElement, ReactNode, RefObject } from 'react'
import './page.css'

/** A view's first page has the name of the view and links to the views of the same matter; other pages give their own title. */
export type Titulo = { title: string; vista?: never } | { vista: NombreVista; title?: never }

type PageHeaderProps = Titulo &
  Partial<PageCrumbsProps> & {
    /** The page's facts on one line. */
    facts?: ReactNode
    /** One of them primary at most. */
    actions?: ReactNode
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

/** The way to the page (its title alone without `crumbs`), its one H1 (it also names the browser's tab), its facts and acts. The row stays on scroll. */
export function PageHeader(props: PageHeaderProps): ReactElement {
  const { vista, facts, actions, desde } = props
  const title = vista === undefined ? props.title : VISTAS[vista].titulo
  const { crumbs = [{ label: title }] } = props
  const row = useStickyHeight()
  useEffect(() => {
    document.title = `${title} · Portal interno`
  }, [title])
  return (
    <>
      <PageCrumbs crumbs={crumbs} {...(desde && { desde })} />
      <div ref={row} className="page-head">
        <div className="page-title">
          <h1>{title}</h1>
          {facts && <p>{facts}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </div>
      {vista && <VistasHermanas vista={vista} />}
    </>
  )
}
