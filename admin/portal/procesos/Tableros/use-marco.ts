import { useEffect, useState } from 'react'

/** A board that shows nothing in this time, in ms, is told as failed. */
const LIMIT_MS = 25_000

export type EstadoMarco = 'cargando' | 'listo' | 'fallo' | 'bloqueado'

interface MarcoState {
  readonly estado: EstadoMarco
  readonly onLoad: () => void
}

/**
 * Whether a framed site came. A frame tells its `load` for an error page too, and says nothing of another site's, so the
 * site itself is asked if it answers. `bloqueado`: the page's content policy is older than the address.
 */
export function useMarco(direccion: string): MarcoState {
  const [loaded, setLoaded] = useState(false)
  const [fallo, setFallo] = useState<'fallo' | 'bloqueado' | null>(null)
  useEffect(() => {
    const origin = new URL(direccion).origin
    const control = new AbortController()
    const limit = setTimeout(() => setFallo((now) => now ?? 'fallo'), LIMIT_MS)
    const onViolation = (event: SecurityPolicyViolationEvent): void => {
      if (event.blockedURI.startsWith(origin)) setFallo('bloqueado')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    fetch(direccion, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: control.signal,
    }).catch(() => {
      if (!control.signal.aborted) setFallo((now) => now ?? 'fallo')
    })
    return () => {
      control.abort()
      clearTimeout(limit)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }, [direccion, loaded])
  return {
    estado: fallo ?? (loaded ? 'listo' : 'cargando'),
    onLoad: () => setLoaded(true),
  }
}
