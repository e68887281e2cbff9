import { classNames } from '#admin/shared/ui/class-names.ts'
import { useFieldAttributes } from './field-context.ts'
import type { ComponentProps, ReactElement } from 'react'
import './fields.css'

/** Several lines of text (a reason, a note). */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactElement {
  const attributes = useFieldAttributes()
  return (
    <span className={classNames('input input-area', attributes['aria-invalid'] && 'input-error', className)}>
      <textarea rows={3} {...attributes} {...rest} />
    </span>
  )
}
