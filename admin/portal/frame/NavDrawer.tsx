import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { NavMenu } from './NavMenu.tsx'
import type { ReactElement } from 'react'

/** The navigation under 900 px: a modal drawer that closes on choosing, on Escape and on touching beside it. */
export function NavDrawer({ onClose }: { onClose: () => void }): ReactElement {
  const box = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const opened = useRef(pathname + search)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    dialog.showModal()
    dialog.querySelector('h2')?.focus()
    /** The backdrop is the dialog itself, outside of its box. */
    const onClick = (event: MouseEvent): void => {
      if (event.target === dialog && event.clientX > dialog.getBoundingClientRect().right) onClose()
    }
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('click', onClick)
      dialog.close()
    }
  }, [onClose])
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
        <h2 tabIndex={-1}>Menú</h2>
        <IconButton icon={X} label="Cerrar menú" onClick={onClose} />
      </div>
      <nav aria-label="Principal">
        <NavMenu />
      </nav>
    </dialog>
  )
}
