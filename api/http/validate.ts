import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { broken, malformed } from '#api/errors.ts'
import { issuesText, shapeIssues } from './shape-issues.ts'

/**
 * Checks one part of the request against `schema` and keeps it for the handler. A body that breaks it is 422 with the
 * fields; an address that does is 400. The schema also goes into the API's description.
 */
export const validate = <T extends z.ZodType, K extends keyof ValidationTargets>(target: K, schema: T) =>
  validator(target, schema, (result) => {
    if (result.success) return
    const issues = shapeIssues(result.error)
    if (target === 'json') throw broken(issues)
    throw malformed(`La petición tiene parámetros que no se entienden (${issuesText(issues)}).`, issues)
  })
