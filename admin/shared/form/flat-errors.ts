import type { FieldErrors } from 'react-hook-form'

export interface PathError {
  readonly path: string
  readonly message: string
}

/** react-hook-form's tree of errors as a list, in the order of the rules. */
export function flatErrors(errors: FieldErrors, before = ''): PathError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    const path = before + key
    if (typeof error !== 'object') return []
    return typeof error.message === 'string'
      ? [{ path, message: error.message }]
      : flatErrors(error as FieldErrors, `${path}.`)
  })
}
