import type { Actor } from '#domain/acceso/actor.ts'

/** What a request carries, by `c.get`: `actor` and `tokenHash` are set on every call that is not public. */
export interface AppEnv {
  Variables: {
    requestId: string
    actor: Actor
    tokenHash: string
    debeCambiarClave: boolean
    debeActivarDosPasos: boolean
    direccion: string
    /** What the request took from a common store, given back when it ends. */
    alTerminar: (() => void)[]
  }
}
