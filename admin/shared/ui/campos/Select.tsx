import { ChevronDown } from 'lucide-react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { useFieldAttributes } from './field-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Option } from './option.ts'
import type { ComponentProps, ReactElement } from 'react'
import './fields.css'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[]
  placeholder?: string
  /** Why it cannot be used yet ("Elige primero la entidad"); it is shown in its place. */
  disabledReason?: string | null
}

/** A native list of up to seven choices; more go in a Combobox. */
export function Select({
  options,
  placeholder = 'Elige',
  disabledReason,
  className,
  ...rest
}: SelectProps): ReactElement {
  const attributes = useFieldAttributes()
  const disabled = Boolean(disabledReason) || rest.disabled
  return (
    <span
      className={classNames(
        'input input-select',
        disabled && 'input-readonly',
        attributes['aria-invalid'] && 'input-error',
        className,
      )}
    >
      <select {...attributes} {...rest} disabled={disabled}>
        <option value="">{disabledReason ?? placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} />
    </span>
  )
}
