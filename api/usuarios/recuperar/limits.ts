import { RateLimiterMemory } from 'rate-limiter-flexible'
import { AppError } from '#api/errors.ts'
import { onReset } from '#api/memory.ts'

/** An office shares one address: this many requests of all its people in an hour. */
const REQUESTS = 30
/** Links that do not open anything, from one address in a quarter of an hour. */
const WRONG_LINKS = 20

const newLimits = () => ({
  requests: new RateLimiterMemory({ points: REQUESTS, duration: 3600 }),
  wrongLinks: new RateLimiterMemory({ points: WRONG_LINKS, duration: 900 }),
})
let limits = newLimits()
onReset(() => {
  limits = newLimits()
})

/** The same for a known and an unknown address: it depends on who asks, never on what is asked. */
function tooMany(msBeforeNext: number): AppError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  const message = `Demasiados intentos. Espera ${Math.ceil(seconds / 60)} minutos y vuelve a intentarlo.`
  return new AppError(429, 'intentos', message, [], { retryAfter: seconds })
}

/** Counts a request for a link from `direccion`. Throws 429. */
export async function countRequest(direccion: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limits.requests.penalty(direccion)
  if (consumedPoints > REQUESTS) throw tooMany(msBeforeNext)
}

/** Throws 429 while `direccion` has tried too many links that open nothing. */
export async function assertMayOpenLinks(direccion: string): Promise<void> {
  const state = await limits.wrongLinks.get(direccion)
  if (state && state.consumedPoints >= WRONG_LINKS) throw tooMany(state.msBeforeNext)
}

export async function countWrongLink(direccion: string): Promise<void> {
  await limits.wrongLinks.penalty(direccion)
}
