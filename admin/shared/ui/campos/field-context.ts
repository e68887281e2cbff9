import { createContext, useContext, useId } from 'react'

/** What a field tells the control inside it. */
export interface FieldControl {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldControl | null>(null)

interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** Attributes that tie a control to its label, help and error. Outside a `Field` it needs its own `aria-label`. */
export function useFieldAttributes(): ControlAttributes {
  const own = useId()
  const field = useContext(FieldContext)
  return {
    id: field?.id ?? own,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-required': field?.required ? true : undefined,
  }
}
