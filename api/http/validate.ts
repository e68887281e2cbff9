import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import { broken, malformed } from '#api/errors.ts'
import { issuesText, shapeIssues } from './shape-issues.ts'

/** The handlers that check an address's parameters: a call that has none takes no parameters (`knownParameters`). */
const CHECKS_QUERY = Symbol('checksQuery')

/** Whether the handler is one of those that `validate('query', …)` made. */
export const checksQuery = (handler: object): boolean => CHECKS_QUERY in handler

/**
 * Checks one part of the request against `schema` and keeps it for the handler. A body that breaks it is 422 with the
 * fields; an address that does, or that has a parameter the call does not know, is 400. The schema also goes into the API's
 * description.
 */
export function validate<T extends z.ZodType, K extends keyof ValidationTargets>(target: K, schema: T) {
  const handler = validator(target, target === 'query' ? strictQuery(schema) : schema, (result) => {
    if (result.success) return
    const issues = shapeIssues(result.error)
    if (target === 'json') throw broken(issues)
    throw malformed(`La petición tiene parámetros que no se entienden (${issuesText(issues)}).`, issues)
  })
  if (target === 'query') Object.assign(handler, { [CHECKS_QUERY]: true })
  return handler
}

/** A parameter that is not of the call would be left out in silence, and the answer would be of another question. */
function strictQuery<T extends z.ZodType>(schema: T): T {
  return schema instanceof z.ZodObject ? (schema.strict() as unknown as T) : schema
}
