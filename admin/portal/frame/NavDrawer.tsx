import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#admin/shared/ui/IconButton.tsx'
import { NavMenu } from './NavMenu.tsx'
import type { ReactElement } from 'react'

/** The navigation under 900 px: a modal drawer that closes on choosing, on Escape and on touching beside it. */
export function NavDrawer({ onClose }: { onClose: () => void }): ReactElement {
  const box = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const opened = useRef(pathname + search)
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  useLayoutEffect(() => {
    if (opened.current !== pathname + search) onClose()
  }, [pathname, search, onClose])
  return (
    <dialog
      ref={box}
      className="nav-drawer"
      aria-label="Navegación"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="nav-drawer-head">
        <span className="strong">Menú</span>
        <IconButton icon={X} label="Cerrar menú" onClick={onClose} />
      </div>
      <nav aria-label="Principal">
        <NavMenu />
      </nav>
    </dialog>
  )
}
