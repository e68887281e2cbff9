import type { Actor } from '#domain/acceso/actor.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'

/** Who does what a job does when nobody in particular asked for it: the server itself. */
export const ACTOR_TRABAJOS: Actor = { ...SISTEMA, origen: { medio: 'api', direccion: 'servidor' } }
