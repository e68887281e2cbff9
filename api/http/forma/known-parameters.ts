import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { findTargetHandler } from 'hono/utils/handler'
import { malformed } from '#api/errors.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { matchedCall } from '#api/http/puerta/matched-call.ts'
import { issuesText, shapeIssues } from './shape-issues.ts'
import { checksQuery } from './validate.ts'

/**
 * Refuses the parameters of an address that goes to a call which takes none, by name: left out in silence, `?nss=` would answer
 * with everybody. Those of a call that takes some are its schema's to check. Throws 400.
 */
export const knownParameters: MiddlewareHandler<AppEnv> = (c, next) => {
  const names = Object.keys(c.req.query())
  if (names.length > 0 && matchedCall(c) !== null) {
    const checked = matchedRoutes(c).some(({ handler }) => checksQuery(findTargetHandler(handler)))
    const issues = checked ? [] : shapeIssues([{ message: '', keys: names }])
    if (issues.length > 0)
      throw malformed(`La petición tiene parámetros que no se entienden. ${issuesText(issues)}`, issues)
  }
  return next()
}
