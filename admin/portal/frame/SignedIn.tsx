import { Navigate, useLocation } from 'react-router-dom'
import { useSessionState } from '#admin/providers/session-context.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ActivarDosPasos } from '#admin/portal/usuarios/ActivarDosPasos.tsx'
import { CambiarClave } from '#admin/portal/usuarios/CambiarClave.tsx'
import { Frame } from './Frame.tsx'
import type { ReactElement } from 'react'

/** The frame for whoever has a session; without one, /login and back here afterwards. */
export default function SignedIn(): ReactElement | null {
  const { status, session, error, reload } = useSessionState()
  const { pathname, search } = useLocation()
  if (status === 'loading') return null
  if (status === 'error')
    return (
      <main className="alone">
        <ErrorState title="No se pudo abrir el portal." error={error} onRetry={() => void reload()} />
      </main>
    )
  if (!session) {
    const from = pathname + search
    return <Navigate replace to={from === '/' ? '/login' : `/login?volver=${encodeURIComponent(from)}`} />
  }
  if (session.debeCambiarClave) return <CambiarClave />
  if (session.debeActivarDosPasos) return <ActivarDosPasos />
  return <Frame />
}
