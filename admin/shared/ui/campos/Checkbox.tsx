import { useId } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import './fields.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: string | null
}

export function Checkbox({ label, help, error, id, ...rest }: CheckboxProps): ReactElement {
  const own = useId()
  const control = id ?? own
  const described = [help ? `${control}-help` : '', error ? `${control}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="check">
      <input
        type="checkbox"
        {...rest}
        id={control}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={control}>{label}</label>
      {help && (
        <div id={`${control}-help`} className="field-help check-below">
          {help}
        </div>
      )}
      {error && (
        <div id={`${control}-error`} className="field-error check-below">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}
