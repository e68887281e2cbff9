import { get, set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Issue } from '#domain/issue.ts'

export type Rules<Values> = (values: Values) => readonly Issue[]

/** A rule of `domain/` as react-hook-form asks for it: of each field, the first thing that is wrong. */
export function issuesResolver<Values extends FieldValues>(
  rules: Rules<Values>,
  clean: (values: Values) => Values,
): Resolver<Values> {
  return (values) => {
    const errors: FieldErrors<Values> = {}
    for (const { path, code, message } of rules(clean(values)))
      if (!get(errors, path)) set(errors, path, { type: code, message })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
