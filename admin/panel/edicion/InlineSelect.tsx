import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { ReactElement } from 'react'
import './edicion.css'

interface InlineSelectProps {
  label: string
  value: string
  options: readonly Option[]
  onSave: (value: string) => Promise<void>
  readOnly?: boolean
}

/** A choice that is edited where it stands: saved as soon as it is made. */
export function InlineSelect({ label, value, options, onSave, readOnly }: InlineSelectProps): ReactElement {
  const id = useId()
  const [choice, setChoice] = useState<string | null>(null)
  const [error, setError] = useState('')
  const save = async (next: string): Promise<void> => {
    setChoice(next)
    setError('')
    try {
      await onSave(next)
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setChoice(null)
    }
  }
  if (readOnly) return <>{options.find((option) => option.value === value)?.label ?? '–'}</>
  return (
    <span className="edicion">
      <select
        className="edicion-texto"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        aria-busy={choice !== null || undefined}
        value={choice ?? value}
        onChange={(event) => void save(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <span id={id} className="field-error" role="alert">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </span>
      )}
    </span>
  )
}
