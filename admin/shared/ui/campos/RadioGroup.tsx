import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Option } from './option.ts'
import type { ReactElement, ReactNode } from 'react'
import './fields.css'

interface RadioGroupProps {
  legend: ReactNode
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  name?: string
  id?: string
  help?: ReactNode
  error?: string | null
  inline?: boolean
}

export function RadioGroup(props: RadioGroupProps): ReactElement {
  const own = useId()
  const base = props.id ?? own
  const described = [props.help ? `${base}-help` : '', props.error ? `${base}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      className="radios"
      aria-describedby={described || undefined}
      aria-invalid={props.error ? true : undefined}
    >
      <legend>{props.legend}</legend>
      {props.help && (
        <div id={`${base}-help`} className="field-help">
          {props.help}
        </div>
      )}
      <div className={props.inline ? 'radios-inline' : 'radios-list'}>
        {props.options.map((option, index) => (
          <div className="check" key={option.value}>
            <input
              type="radio"
              id={index === 0 ? base : `${base}-${index}`}
              name={props.name ?? base}
              value={option.value}
              checked={option.value === props.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <label htmlFor={index === 0 ? base : `${base}-${index}`}>
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </label>
          </div>
        ))}
      </div>
      {props.error && (
        <div id={`${base}-error`} className="field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{props.error}</span>
        </div>
      )}
    </fieldset>
  )
}
