import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepInSight } from '#admin/shared/ui/pagina/keep-in-sight.ts'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import './overlays.css'

interface PopoverProps {
  /** Accessible name of what opens; without one, that of its button. */
  label?: string
  /** Class and content of the button. */
  className: string
  button: ReactNode
  /** What the button says to a screen reader, when its content does not. */
  buttonLabel?: string
  align?: 'start' | 'end'
  disabled?: boolean
  role?: 'dialog' | 'menu'
  /** Keys of its own; the layer is null while it is closed. */
  onKeys?: (event: KeyboardEvent, layer: HTMLElement | null, setOpen: (open: boolean) => void) => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel of controls; Escape and a look elsewhere close it, focus goes back. */
export function Popover(props: PopoverProps): ReactElement {
  const { label, className, button, buttonLabel, align = 'start', role = 'dialog', children } = props
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = (): void => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    props.onKeys?.(event, panel.current, setOpen)
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  useLayoutEffect(() => {
    if (open && panel.current) keepInSight(panel.current)
  }, [open])
  useEffect(() => {
    if (!open) return
    panel.current?.querySelector<HTMLElement>('input,select,button')?.focus()
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])
  return (
    <span
      ref={box}
      className="menu-anchor"
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        id={`${id}-button`}
        className={className}
        aria-haspopup={role}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={buttonLabel}
        title={role === 'dialog' ? buttonLabel : undefined}
        disabled={props.disabled}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          role={role}
          aria-label={label}
          aria-labelledby={label === undefined ? `${id}-button` : undefined}
          className={`menu menu-${align} ${role === 'dialog' ? 'popover' : ''}`}
        >
          {children(close)}
        </div>
      )}
    </span>
  )
}
