import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { ReactElement } from 'react'
import './edicion.css'

interface InlineSelectProps {
  label: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
  readOnly?: boolean
}

/** A choice that is made where it stands; it shows what the record says, whatever was chosen. */
export function InlineSelect({ label, value, options, onChoose, readOnly }: InlineSelectProps): ReactElement {
  if (readOnly) return <>{options.find((option) => option.value === value)?.label ?? '–'}</>
  return (
    <span className="edicion">
      <select
        className="edicion-texto"
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
