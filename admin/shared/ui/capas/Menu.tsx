import { useNavigate } from 'react-router-dom'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Popover } from './Popover.tsx'
import type { LucideIcon } from 'lucide-react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'

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
export function Menu(props: MenuProps): ReactElement {
  const { items, label, className = 'btn btn-default', disabled, children, align = 'end' } = props
  return (
    <Popover
      role="menu"
      className={className}
      align={align}
      disabled={disabled}
      button={children}
      buttonLabel={label}
      onKeys={moveByKeys}
    >
      {(close) => items.map((item) => <MenuRow key={item.label} item={item} onDone={close} />)}
    </Popover>
  )
}

function moveByKeys(event: KeyboardEvent, menu: HTMLElement | null, setOpen: (open: boolean) => void): void {
  if (!menu) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
    return
  }
  const all = [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const index = all.indexOf(document.activeElement as HTMLElement)
  const move = MOVES[event.key]
  const letter = event.key.length === 1 ? event.key.toLowerCase() : ''
  const byLetter = letter && all.find((row, i) => i > index && row.textContent.trim().toLowerCase().startsWith(letter))
  if (event.key === 'Tab') setOpen(false)
  else if (move) {
    event.preventDefault()
    all[move(index, all.length)]?.focus()
  } else if (byLetter) byLetter.focus()
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
