import type { Acto } from '#domain/acceso/acto.ts'

/**
 * A capability: one thing the server can be asked for, the act it takes, and the calls that ask for it. Views list
 * capabilities (vistas.ts); a call is allowed when a view that needs it opens and the profile has the act (decisions §2).
 */
export interface Capacidad {
  readonly acto: Acto
  /** Other acts, any of which will do as well. */
  readonly tambien?: readonly Acto[]
  readonly llamadas: readonly string[]
}

/** The acts of which a profile needs one. */
export function actosDe({ acto, tambien = [] }: Capacidad): readonly Acto[] {
  return [acto, ...tambien]
}
