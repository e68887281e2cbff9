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
    const { origin } = new URL(direccion)
    const control = new AbortController()
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
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
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
