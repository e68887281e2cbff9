import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import type { Issue } from '#domain/issue.ts'
import { broken, malformed } from '#api/errors.ts'

z.config(z.locales.es())

interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  /** Fields that the shape does not have. */
  readonly keys?: readonly string[]
}

/** One issue per field: unknown fields are named each, not only the object that holds them. */
function toIssues({ message, path = [], keys }: StandardIssue): Issue[] {
  const names = path.map((part) => String(typeof part === 'object' ? part.key : part))
  const paths = keys ? keys.map((key) => [...names, key]) : [names]
  return paths.map((parts) => ({ path: parts.join('.'), code: 'forma', message }))
}

/**
 * Checks one part of the request against `schema` and keeps it for the handler. A body that breaks it is 422 with the
 * fields; an address that does is 400. The schema also goes into the API's description.
 */
export const validate = <T extends z.ZodType, K extends keyof ValidationTargets>(target: K, schema: T) =>
  validator(target, schema, (result) => {
    if (result.success) return
    const issues = result.error.flatMap(toIssues)
    if (target === 'json') throw broken(issues)
    const detail = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')
    throw malformed(`La petición tiene parámetros que no se entienden (${detail}).`, issues)
  })
