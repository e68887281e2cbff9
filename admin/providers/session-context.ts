import { createContext, useContext } from 'react'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'

export interface SessionState {
  readonly status: 'loading' | 'ready' | 'error'
  /** null without a session. */
  readonly session: RespuestaSesion | null
  readonly error: unknown
  /** The person signed in on this page, so the server sent its document without a session. */
  readonly enteredHere: boolean
  /** Signs in; the new session, or ApiError. */
  readonly signIn: (usuario: string, pass: string) => Promise<RespuestaSesion>
  /** The second step of a sign-in that was refused with `segundo_paso`. */
  readonly signInWithCodigo: (desafio: string, codigo: string) => Promise<RespuestaSesion>
  /** Ends the session and loads /pinicio anew, so that nothing of the person stays in memory. ApiError when it could not. */
  readonly signOut: () => Promise<void>
  /** Asks again (after a change of password, or a failed first load). */
  readonly reload: () => Promise<void>
}

export const SessionContext = createContext<SessionState | null>(null)

export function useSessionState(): SessionState {
  const state = useContext(SessionContext)
  if (!state) throw new Error('useSessionState needs SessionProvider')
  return state
}

/** The session of a screen inside the frame, where there always is one. */
export function useSession(): RespuestaSesion {
  const { session } = useSessionState()
  if (!session) throw new Error('useSession needs a screen inside the frame')
  return session
}
