import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { keepInSight } from '#admin/shared/ui/pagina/keep-in-sight.ts'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import './overlays.css'

export interface MenuItem {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onSelect?: () => void
  /** An address of the portal instead of an act. */
  readonly to?: string
  readonly danger?: boolean
  /** Of a choice among several: which one holds. */
  readonly checked?: boolean
  /** Words over this item and those that follow. */
  readonly group?: string
}

interface MenuProps {
  items: readonly MenuItem[]
  /** What the button says to a screen reader, when its content does not. */
  label?: string
  className?: string
  disabled?: boolean
  /** Content of the button that opens it. */
  children: ReactNode
  align?: 'start' | 'end'
}

const MOVES: Readonly<Record<string, ((index: number, count: number) => number) | undefined>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A button with a menu of acts: arrows, Home, End, first letter, Escape. */
export function Menu({ items, label, className, disabled = false, children, align = 'end' }: MenuProps): ReactElement {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const id = useId()
  const rows = (): HTMLElement[] => [...(box.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = (focus: boolean): void => {
    setOpen(false)
    if (focus) box.current?.querySelector('button')?.focus()
  }
  useLayoutEffect(() => {
    const menu = open && box.current?.querySelector<HTMLElement>('[role=menu]')
    if (menu) keepInSight(menu)
  }, [open])
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
  }, [open])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault()
        setOpen(true)
      }
      return
    }
    const all = rows()
    const index = all.indexOf(document.activeElement as HTMLElement)
    const move = MOVES[event.key]
    const letter = event.key.length === 1 ? event.key.toLowerCase() : ''
    const byLetter =
      letter && all.find((row, i) => i > index && row.textContent.trim().toLowerCase().startsWith(letter))
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Tab') close(false)
    else if (move) {
      event.preventDefault()
      all[move(index, all.length)]?.focus()
    } else if (byLetter) byLetter.focus()
  }
  return (
    <span
      ref={box}
      className="menu-anchor"
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        id={`${id}-button`}
        className={className ?? 'btn btn-default'}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open && (
        <div id={id} role="menu" aria-labelledby={`${id}-button`} className={classNames('menu', `menu-${align}`)}>
          {items.map((item) => (
            <MenuRow key={item.label} item={item} onDone={() => close(true)} />
          ))}
        </div>
      )}
    </span>
  )
}

function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }): ReactElement {
  const navigate = useNavigate()
  const role = item.checked === undefined ? 'menuitem' : 'menuitemradio'
  return (
    <>
      {item.group && <div className="menu-group">{item.group}</div>}
      <button
        type="button"
        role={role}
        aria-checked={item.checked}
        tabIndex={-1}
        className={classNames('menu-row', item.danger && 'menu-danger', item.checked && 'menu-checked')}
        onClick={() => {
          onDone()
          item.onSelect?.()
          if (item.to) void navigate(item.to)
        }}
      >
        {item.icon && <Icon icon={item.icon} />}
        {item.label}
      </button>
    </>
  )
}
