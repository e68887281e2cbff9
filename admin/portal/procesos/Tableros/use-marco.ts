import { useEffect, useState } from 'react'
import { useSessionState } from '#admin/providers/session-context.ts'

/** Milliseconds; a board that shows nothing in this time is shown as failed. */
const LIMIT_MS = 25_000

export type EstadoMarco = 'cargando' | 'listo' | 'fallo' | 'bloqueado'

interface MarcoState {
  readonly estado: EstadoMarco
  readonly onLoad: () => void
}

/** Whether the browser got this page from the server at this address. */
const isOwnDocument = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.name.split('#')[0] === window.location.href.split('#')[0]
}

/**
 * Whether a framed site loaded. The content policy of a page allows only its own boards, and only with a session: a page that was opened
 * at another address, or before signing in, reloads. `bloqueado`: the policy is older than the board's address.
 */
export function useMarco(direccion: string): MarcoState {
  const { enteredHere } = useSessionState()
  const [loaded, setLoaded] = useState(false)
  const [fallo, setFallo] = useState<'fallo' | 'bloqueado' | null>(null)
  useEffect(() => {
    const { origin } = new URL(direccion)
    const onViolation = (event: SecurityPolicyViolationEvent): void => {
      if (!event.blockedURI.startsWith(origin)) return
      if (isOwnDocument() && !enteredHere) setFallo('bloqueado')
      else window.location.reload()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [direccion, enteredHere])
  useEffect(() => {
    if (loaded) return
    const limit = setTimeout(() => setFallo((now) => now ?? 'fallo'), LIMIT_MS)
    return () => clearTimeout(limit)
  }, [loaded])
  return {
    estado: fallo ?? (loaded ? 'listo' : 'cargando'),
    onLoad: () => setLoaded(true),
  }
}
