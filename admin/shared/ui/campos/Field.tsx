import { CircleAlert } from 'lucide-react'
import { useId, useMemo } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { ReactElement, ReactNode } from 'react'
import './fields.css'

export interface FieldProps {
  label: ReactNode
  /** Id of the control: what an ErrorSummary links to. */
  id?: string
  help?: ReactNode
  error?: string | null
  /** `callado`: it is not said, where no field is compulsory. */
  optional?: boolean | 'callado'
  /** Where the value came from: a SourceMark. It stands at the end of the label's line. */
  source?: ReactNode
  /** Another thing for the end of the label's line ("La olvidé"). */
  aside?: ReactNode
  /** Live count under the control: "18 de 18". */
  count?: { readonly value: number; readonly max: number; readonly note?: string }
  /** Columns of the 12-column form grid. */
  span?: 2 | 3 | 4 | 5 | 6 | 8 | 12
  /** Max width of the control in characters. */
  width?: number
  className?: string
  children: ReactNode
}

/**
 * Label above, help and count below, the error with its icon under them. The control inside takes its ids from here.
 * What stands at the end of the label's line comes after the control for the keyboard: label, control, mark.
 */
export function Field(props: FieldProps): ReactElement {
  const own = useId()
  const id = props.id ?? own
  const error = props.error ?? ''
  const described = [props.help ? `${id}-help` : '', props.count ? `${id}-count` : '', error ? `${id}-error` : '']
  const describedBy = described.filter(Boolean).join(' ') || undefined
  const control = useMemo(
    () => ({ id, describedBy, invalid: error !== '', required: !props.optional }),
    [id, describedBy, error, props.optional],
  )
  return (
    <div className={classNames('field', props.span && `span-${props.span}`, props.className)}>
      <label htmlFor={id} className="field-label">
        {props.label}
        {props.optional === true && <span className="field-optional"> (opcional)</span>}
      </label>
      <div className="field-control" style={props.width ? { maxWidth: `${props.width + 4}ch` } : undefined}>
        <FieldContext value={control}>{props.children}</FieldContext>
      </div>
      {(props.source ?? props.aside) && <div className="field-aside">{props.source ?? props.aside}</div>}
      {props.help && (
        <div id={`${id}-help`} className="field-help">
          {props.help}
        </div>
      )}
      {props.count && (
        <div id={`${id}-count`} className="field-help">
          {formatCuenta(props.count.value)} de {formatCuenta(props.count.max)}
          {props.count.note ? `, ${props.count.note}` : ''}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </div>
      )}
    </div>
  )
}
