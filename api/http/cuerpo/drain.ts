import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#api/http/app-env.ts'
import { CUERPOS } from './racion.ts'

/** What is read of a refused body, and for how long: a larger or slower one sees its connection end. */
const MAX_BYTES = 12 * 1024 * 1024
const MAX_MS = 30_000
/** A sender that waits for the answer sends nothing meanwhile. */
const IDLE_MS = 300

/**
 * Reads what is left of a refused request's body, and keeps nothing of it: a browser that is still sending when the connection
 * ends tells of a broken network, never of the refusal.
 */
export const drainRefused: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (c.res.status < 400 || c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.raw.bodyUsed) return
  await drain(c.req.raw.body)
}

/** Reads `body` until it ends, goes idle or reaches a limit. Never rejects. */
export async function drain(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return
  const reader = body.getReader()
  const end = Date.now() + MAX_MS
  const { quiet, heard, stop } = silence()
  let size = 0
  while (size < MAX_BYTES && Date.now() < end) {
    const step = await Promise.race([reader.read().catch(() => null), quiet])
    if (step === null || step.done) break
    heard()
    await CUERPOS.take()
    size += step.value.length
  }
  stop()
  reader.releaseLock()
}

/** `quiet` settles once nothing was heard for IDLE_MS. One clock for a whole body: it comes in hundreds of pieces. */
function silence(): { readonly quiet: Promise<null>; readonly heard: () => void; readonly stop: () => void } {
  let tell: (nothing: null) => void = () => undefined
  const quiet = new Promise<null>((resolve) => (tell = resolve))
  const clock = setTimeout(() => tell(null), IDLE_MS)
  return { quiet, heard: () => void clock.refresh(), stop: () => clearTimeout(clock) }
}
