import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { keepInSight } from '#admin/shared/ui/pagina/keep-in-sight.ts'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

interface PopoverProps {
  /** Accessible name of what opens. */
  label: string
  /** Class and content of the button. */
  className: string
  button: ReactNode
  /** What the button says to a screen reader, when its content does not. */
  buttonLabel?: string
  align?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

/** A button that opens a small panel of controls; Escape and a look elsewhere close it, focus goes back. */
export function Popover({
  label,
  className,
  button,
  buttonLabel,
  align = 'start',
  children,
}: PopoverProps): ReactElement {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = (): void => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
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
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={buttonLabel}
        title={buttonLabel}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div ref={panel} id={id} role="dialog" aria-label={label} className={`menu menu-${align} lista-popover`}>
          {children(close)}
        </div>
      )}
    </span>
  )
}
