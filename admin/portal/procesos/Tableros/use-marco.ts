import { useEffect, useState } from 'react'

/** Milliseconds; a board that shows nothing in this time is shown as failed. */
const LIMIT_MS = 25_000

export type EstadoMarco = 'cargando' | 'listo' | 'fallo' | 'bloqueado'

interface MarcoState {
  readonly estado: EstadoMarco
  readonly onLoad: () => void
}

/** Whether the browser got this page from the server at this address, with the content policy of this address. */
const isOwnDocument = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry?.name.split('#')[0] === window.location.href.split('#')[0]
}

/**
 * Whether a framed site came. The content policy of a page names its own boards only: a page that was opened at another address
 * is loaded again. `bloqueado`: the policy is older than the board's address.
 */
export function useMarco(direccion: string): MarcoState {
  const [loaded, setLoaded] = useState(false)
  const [fallo, setFallo] = useState<'fallo' | 'bloqueado' | null>(null)
  useEffect(() => {
    const { origin } = new URL(direccion)
    const onViolation = (event: SecurityPolicyViolationEvent): void => {
      if (!event.blockedURI.startsWith(origin)) return
      if (isOwnDocument()) setFallo('bloqueado')
      else window.location.reload()
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [direccion])
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
