import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import { z } from 'zod'
import { broken, malformed } from '#api/errors.ts'
import { issuesText, shapeIssues } from './shape-issues.ts'

/** The handlers that check an address's parameters: a call that has none takes no parameters (`knownParameters`). */
const CHECKS_QUERY = Symbol('checksQuery')

/** Whether the handler is one of those that `validate('query', …)` made. */
export const checksQuery = (handler: object): boolean => CHECKS_QUERY in handler

const STRICT = new Set<keyof ValidationTargets>(['query', 'json'])

/**
 * Checks one part of the request against `schema` and keeps it for the handler. A body that breaks it, or has
 * a field that the call does not know, is 422 with the fields; an address that does is 400. The schema also goes into the API's
 * description.
 */
export function validate<T extends z.ZodType, K extends keyof ValidationTargets>(target: K, schema: T) {
  const handler = validator(target, STRICT.has(target) ? strict(schema) : schema, (result) => {
    if (result.success) return
    const issues = shapeIssues(result.error)
    if (target === 'json') throw broken(issues)
    throw malformed(`La petición tiene parámetros que no se entienden. ${issuesText(issues)}`, issues)
  })
  if (target === 'query') Object.assign(handler, { [CHECKS_QUERY]: true })
  return handler
}

/** A field that is not of the call would be left out in silence: the answer would be to another question. */
function strict<T extends z.ZodType>(schema: T): T {
  return schema instanceof z.ZodObject ? (schema.strict() as unknown as T) : schema
}
