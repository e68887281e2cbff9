import { classNames } from '#admin/shared/ui/class-names.ts'
import { useFieldAttributes } from './field-context.ts'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import './fields.css'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Keys (CURP, RFC, NSS) are set in mono. */
  mono?: boolean
  /** Shown in capitals as typed; the value itself is up to the caller. */
  upper?: boolean
  /** Cleans pasted and typed text (see `cleanKey`). */
  clean?: (text: string) => string
  /** Buttons or marks inside the frame, after the text. */
  end?: ReactNode
}

/** One line of text. Inside a `Field` it is tied to the label; native attributes and a ref pass through. */
export function TextInput({ mono, upper, clean, end, className, onChange, ...rest }: TextInputProps): ReactElement {
  const attributes = useFieldAttributes()
  return (
    <span
      className={classNames(
        'input',
        rest.readOnly && 'input-readonly',
        attributes['aria-invalid'] && 'input-error',
        className,
      )}
    >
      <input
        type="text"
        autoComplete="off"
        spellCheck={mono ? false : undefined}
        {...attributes}
        {...rest}
        className={classNames(mono && 'mono', upper && 'upper')}
        onChange={(event) => {
          if (clean) event.target.value = clean(event.target.value)
          onChange?.(event)
        }}
      />
      {end}
    </span>
  )
}
