import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { ReactElement, ReactNode } from 'react'
import './overlays.css'

interface SideSheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Above the title: folio and state. */
  eyebrow?: ReactNode
  /** Under the title. */
  facts?: ReactNode
  /** Before the cross: previous and next. */
  tools?: ReactNode
  footer?: ReactNode
}

/** Detail beside the list, which stays in sight and in reach; Escape closes, focus comes and goes back. */
export function SideSheet(props: SideSheetProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useEffect(() => {
    const previous = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      // Whoever works in the list by now keeps the focus: what is typed there must not land on a row.
      if (document.activeElement !== document.body) return
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus({ preventScroll: true })
    }
  }, [])
  const close = props.onClose
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [close])
  return (
    <aside className="sheet" aria-labelledby={titleId}>
      <header className="sheet-head">
        <div className="sheet-bar">
          {props.eyebrow}
          <span className="sheet-tools">
            {props.tools}
            <IconButton icon={X} label="Cerrar" onClick={close} />
          </span>
        </div>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {props.title}
        </h2>
        {props.facts && <p className="secondary">{props.facts}</p>}
      </header>
      <div className="sheet-body">{props.children}</div>
      {props.footer && <footer className="sheet-foot">{props.footer}</footer>}
    </aside>
  )
}
