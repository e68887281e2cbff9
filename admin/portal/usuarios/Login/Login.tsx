import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useSessionState } from '#admin/providers/session-context.ts'
import { DemoBand } from '#admin/portal/frame/DemoBand.tsx'
import { EntradaForm } from './EntradaForm.tsx'
import { OlvideDialog } from './OlvideDialog.tsx'
import { PortadaAside } from './PortadaAside.tsx'
import { returnAddress } from './return-address.ts'
import { SegundoPaso } from './SegundoPaso.tsx'
import { usePortada } from './use-portada.ts'
import type { RespuestaSesion } from '#domain/usuarios/sesion.ts'
import type { ReactElement } from 'react'
import '#admin/portal/frame/frame.css'
import './login.css'

/** Sign-in beside the quincena's dates (specification 2 §2.1), in one step or in two. */
export function Login(): ReactElement {
  const { session, signIn, signInWithCodigo } = useSessionState()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data: portada } = usePortada()
  const [entering, setEntering] = useState(false)
  const [forgot, setForgot] = useState(false)
  const [desafio, setDesafio] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  useEffect(() => {
    document.title = 'Entrar · Portal interno'
  }, [])
  if (session && !entering) return <Navigate replace to={returnAddress(search, session.inicio)} />

  const enter = async (signingIn: Promise<RespuestaSesion>): Promise<void> => {
    setEntering(true)
    try {
      const { inicio } = await signingIn
      void navigate(returnAddress(search, inicio), { replace: true })
    } catch (failure) {
      setEntering(false)
      throw failure
    }
  }
  return (
    <div className="login">
      <main className="login-main">
        <DemoBand />
        {desafio === null ? (
          <EntradaForm
            portada={portada}
            message={message}
            onSubmit={(usuario, pass) => enter(signIn(usuario, pass))}
            onSegundoPaso={setDesafio}
            onForgot={() => setForgot(true)}
          />
        ) : (
          <SegundoPaso
            onCodigo={(codigo) => enter(signInWithCodigo(desafio, codigo))}
            onBack={(why) => {
              setMessage(why)
              setDesafio(null)
            }}
          />
        )}
      </main>
      <PortadaAside portada={portada} />
      <OlvideDialog open={forgot} contacto={portada?.contacto ?? ''} onClose={() => setForgot(false)} />
    </div>
  )
}
