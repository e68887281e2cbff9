import type { Context, MiddlewareHandler } from 'hono'
import { LLAMADAS_QUE_DAN_ARCHIVO, LLAMADAS_QUE_RECIBEN_ARCHIVO } from '#domain/llamadas-archivo.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { matchedCall } from './matched-call.ts'

const GIVES = new Set<string>(LLAMADAS_QUE_DAN_ARCHIVO)
const TAKES = new Set<string>(LLAMADAS_QUE_RECIBEN_ARCHIVO)

/** Lets nothing but JSON out of a call that is not in the table of those that answer with a file: it ends as a 500. */
export const onlyKnownFiles: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const type = c.res.headers.get('Content-Type')
  if (type === null || /^application\/json\b/.test(type)) return
  const call = matchedCall(c)
  if (call !== null && GIVES.has(call)) return
  c.res = undefined
  throw new Error(`${call ?? c.req.path} answers with ${type} and is not in the table of calls that give files`)
}

/** Whether the call is in the table of those that take a file. */
export const takesFile = (call: string | null): boolean => call !== null && TAKES.has(call)

/** Throws unless the call is in the table of those that take a file. */
export function assertTakesFile(c: Context<AppEnv>): void {
  const call = matchedCall(c)
  if (!takesFile(call)) throw new Error(`${call ?? c.req.path} takes a file and is not in the table of calls that do`)
}
