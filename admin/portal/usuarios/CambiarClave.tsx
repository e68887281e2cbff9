import { useEffect } from 'react'
import { useSessionState } from '#admin/providers/session-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import { ClaveForm } from './ClaveForm.tsx'
import type { ReactElement } from 'react'
import '#admin/portal/frame/frame.css'
import './Login/login.css'

/** Before anything else, for an account whose password was set by somebody else. */
export function CambiarClave(): ReactElement {
  const { reload, signOut } = useSessionState()
  useEffect(() => {
    document.title = 'Cambia tu contraseña · Portal interno'
    document.getElementById('clave-actual')?.focus()
  }, [])
  return (
    <main className="alone">
      <div className="alone-box">
        <Brand />
        <h1>Cambia tu contraseña</h1>
        <p className="secondary">La que tienes la puso otra persona. Elige una que solo tú conozcas para continuar.</p>
        <ClaveForm block submitLabel="Cambiar y continuar" onDone={() => void reload()} />
        <Button variant="quiet" block onClick={() => void signOut()}>
          Salir sin cambiarla
        </Button>
      </div>
    </main>
  )
}
