import { nowAt } from '#api/clock.ts'
import { onReset } from '#api/memory.ts'
import { logger } from '#api/logging/logger.ts'

let vistoAt: string | null = null
onReset(() => {
  vistoAt = null
})

/**
 * A request came with X-Forwarded-For and TRUST_PROXY is not set: behind a proxy all people then share one address, and its
 * hundred failures would slow them all. It is told once in the log, and kept with the server's heartbeat for doctor.
 */
export function noteProxy(): void {
  if (vistoAt !== null) return
  vistoAt = nowAt()
  logger.warn(
    'Llegan peticiones con X-Forwarded-For y TRUST_PROXY no está puesto: si hay un proxy delante, escribe TRUST_PROXY=1; sin él todas las personas cuentan como una sola dirección.',
  )
}

/** The instant of the first such request; null when none came. */
export const proxyVistoAt = (): string | null => vistoAt
