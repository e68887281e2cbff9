import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import type { Issue } from '#domain/issue.ts'
import { broken, malformed } from '#api/errors.ts'

z.config(z.locales.es())

interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

function toIssue({ message, path = [] }: StandardIssue): Issue {
  const names = path.map((part) => String(typeof part === 'object' ? part.key : part))
  return { path: names.join('.'), code: 'forma', message }
}

/**
 * Checks one part of the request against `schema` and keeps it for the handler. A body that breaks it is 422 with the
 * fields; an address that does is 400. The schema also goes into the API's description.
 */
export const validate = <T extends z.ZodType, K extends keyof ValidationTargets>(target: K, schema: T) =>
  validator(target, schema, (result) => {
    if (result.success) return
    const issues = result.error.map(toIssue)
    if (target === 'json') throw broken(issues)
    const detail = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ')
    throw malformed(`La petición tiene parámetros que no se entienden (${detail}).`, issues)
  })
