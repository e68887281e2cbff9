import { Check, ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useCombobox } from './use-combobox.ts'
import { useFloatingList } from '#admin/shared/ui/capas/use-floating-list.ts'
import type { Option } from './option.ts'
import type { FreeText } from './use-combobox.ts'
import type { MouseEvent, ReactElement, Ref } from 'react'
import './fields.css'

export interface ComboboxProps {
  options: readonly Option[]
  /** Value of the choice, "" for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  placeholder?: string
  /** Why it cannot be used yet ("Elige primero la entidad"). */
  disabledReason?: string | null
  readOnly?: boolean
  loading?: boolean
  /** When nothing matches what was typed. */
  emptyText?: string
  /** For use outside a Field. */
  label?: string
  /** One choice may be written instead. It should stay the same one while nothing of it changes. */
  free?: FreeText
  ref?: Ref<HTMLInputElement>
}

/** A select of more than seven choices: type to search (accents do not matter), arrows, Enter, Escape. */
export function Combobox(props: ComboboxProps): ReactElement {
  const { options, value, disabledReason, readOnly = false, loading = false } = props
  const attributes = useFieldAttributes()
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const box = useCombobox(options, value, props.onChange, { free: props.free, loading })
  const locked = Boolean(disabledReason) || readOnly
  const open = box.open && !locked
  useFloatingList(open, frame, list)
  useEffect(() => {
    if (open) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [open, box.active])
  return (
    <span
      ref={frame}
      className="combo"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        box.leave()
        props.onBlur?.()
      }}
    >
      <span className={classNames('input', locked && 'input-readonly', attributes['aria-invalid'] && 'input-error')}>
        <input
          {...attributes}
          ref={props.ref}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={props.label}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && box.active >= 0 ? `${listId}-${box.active}` : undefined}
          placeholder={disabledReason ?? (loading ? 'Cargando…' : (props.placeholder ?? 'Busca y elige'))}
          value={disabledReason ? '' : box.text}
          disabled={Boolean(disabledReason)}
          readOnly={readOnly}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={locked ? undefined : box.onKeyDown}
          onClick={() => box.setOpen(!box.open)}
          onMouseDown={focusBeforeClick}
          // What is typed takes the place of the choice: 80A typed over 85A is no "85A80A".
          onFocus={(event) => event.currentTarget.select()}
        />
        {value !== '' && !locked && (
          <button
            type="button"
            className="combo-clear"
            aria-label="Quitar la selección"
            onClick={() => box.choose(null)}
          >
            <Icon icon={X} size={14} />
          </button>
        )}
        <Icon icon={ChevronDown} />
      </span>
      <ul
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.label ?? 'Opciones'}
        className="combo-list"
        popover="manual"
      >
        {open &&
          box.shown.map((option, index) => (
            <ComboboxRow
              key={option.value}
              id={`${listId}-${index}`}
              option={option}
              active={index === box.active}
              selected={option.value === value}
              onChoose={() => box.choose(option)}
              onHover={() => box.setActive(index)}
            />
          ))}
        {open && box.hidden > 0 && (
          <li role="presentation" className="combo-note">
            {box.hidden} más: escribe para acotar
          </li>
        )}
        {open && box.shown.length === 0 && (
          <li role="presentation" className="combo-note">
            {loading ? 'Cargando…' : (props.emptyText ?? 'Sin resultados.')}
          </li>
        )}
      </ul>
      <span className="visually-hidden" role="status">
        {open ? (loading ? 'Cargando…' : `${box.shown.length + box.hidden} opciones`) : ''}
      </span>
    </span>
  )
}

/** A press that focuses a field would put the caret where it fell, and lose the selection of its text. */
function focusBeforeClick(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return
  event.preventDefault()
  event.currentTarget.focus()
}

interface RowProps {
  id: string
  option: Option
  active: boolean
  selected: boolean
  onChoose: () => void
  onHover: () => void
}

/** Chosen with the mouse here, with the keyboard through the input's `aria-activedescendant`. */
function ComboboxRow({ id, option, active, selected, onChoose, onHover }: RowProps): ReactElement {
  return (
    <li
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={option.disabled}
      data-active={active || undefined}
      className="combo-row"
      onMouseDown={(event) => {
        event.preventDefault()
        onChoose()
      }}
      onMouseMove={onHover}
    >
      <span>
        {option.label}
        {option.detail && <small>{option.detail}</small>}
      </span>
      {selected && <Icon icon={Check} />}
    </li>
  )
}
