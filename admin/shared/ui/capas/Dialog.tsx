import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { ReactElement, ReactNode } from 'react'
import './overlays.css'

interface DialogProps {
  open: boolean
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot; the one that goes on is last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Something is under way: neither Escape nor a cross closes it. */
  locked?: boolean
  /** Beside the title: "back" of a nested dialog. */
  before?: ReactNode
}

/**
 * A modal over the native `<dialog>`: the rest is inert, focus stays inside and goes back to where it was. It starts
 * on what carries `data-autofocus`, else on the title. It stands at the end of the page: a screen locked under it does
 * not lock it too.
 */
export function Dialog(props: DialogProps): ReactElement | null {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  title,
  onClose,
  children,
  footer,
  size = 'sm',
  locked = false,
  before,
}: DialogProps): ReactElement {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = box.current
    const previous = document.activeElement
    dialog?.showModal()
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector('h2')
    first?.focus()
    return () => {
      dialog?.close()
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus()
    }
  }, [])
  return createPortal(
    <dialog
      ref={box}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (!locked && event.target === event.currentTarget) onClose()
      }}
    >
      <header className="dialog-head">
        {before}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {!locked && <IconButton icon={X} label="Cerrar" onClick={onClose} />}
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-foot">{footer}</footer>}
    </dialog>,
    document.body,
  )
}
