import { createContext, useContext } from 'react'

/** One field as its control sees it, wherever its value lives. */
export interface BoundField {
  /** Id of the control: what a summary of errors links to. */
  readonly id: string
  readonly value: unknown
  readonly error: string | null
  /** What somebody else saved in it meanwhile ("Ahora dice: …"). */
  readonly nota?: string
  readonly set: (value: unknown) => void
  readonly leave: () => void
}

/**
 * Where the values of a form live: in react-hook-form for a record (`useRecord`), in the draft for a wizard. The fields of
 * this folder know only this.
 */
export interface FormBinding {
  readonly useField: (name: string) => BoundField
}

export const BindingContext = createContext<FormBinding | null>(null)

/** The field of the form around. Throws outside a form. */
export function useBound(name: string): BoundField {
  const binding = useContext(BindingContext)
  if (!binding) throw new Error(`The field ${name} needs a form around it`)
  return binding.useField(name)
}
