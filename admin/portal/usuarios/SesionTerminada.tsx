import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import type { ReactElement } from 'react'
import '#admin/portal/frame/frame.css'
import './Login/login.css'

/** `/pinicio`: after signing out. Public. */
export default function SesionTerminada(): ReactElement {
  useEffect(() => {
    document.title = 'Sesión terminada · Portal interno'
  }, [])
  return (
    <main className="alone">
      <div className="alone-box">
        <Brand />
        <h1>Tu sesión terminó</h1>
        <p className="secondary">En este equipo no queda nada tuyo. Tus borradores siguen guardados en el portal.</p>
        <LinkButton to="/login" variant="primary" icon={LogIn} block>
          Entrar al portal
        </LinkButton>
      </div>
    </main>
  )
}
