import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useSessionState } from '#admin/providers/session-context.ts'
import { useInfo } from '#admin/providers/use-info.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/PasswordInput.tsx'
import { TextInput } from '#admin/shared/ui/TextInput.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import { DemoBand } from '#admin/portal/frame/DemoBand.tsx'
import { AvisoPrivacidadLink } from '#admin/portal/instituto/AvisoPrivacidad.tsx'
import { CuentasDemo } from './CuentasDemo.tsx'
import { OlvideDialog } from './OlvideDialog.tsx'
import { PortadaAside } from './PortadaAside.tsx'
import { returnAddress } from './return-address.ts'
import { usePortada } from './use-portada.ts'
import type { ReactElement } from 'react'
import '#admin/portal/frame/frame.css'
import './login.css'

/** Of every demo account (README); the server lists accounts only in the demo. */
const CLAVE_DEMO = 'Demo-2026'
const REQUIRED = 'Usuario y contraseña son obligatorios'

/** Sign-in beside the quincena's dates (specification 2 §2.1). */
export function Login(): ReactElement {
  const { session, signIn } = useSessionState()
  const { search } = useLocation()
  const navigate = useNavigate()
  const info = useInfo()
  const { data: portada } = usePortada()
  const [usuario, setUsuario] = useState('')
  const [pass, setPass] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const [forgot, setForgot] = useState(false)
  useEffect(() => {
    document.title = 'Entrar · Portal interno'
    document.getElementById('usuario')?.focus()
  }, [])
  if (session && !busy) return <Navigate replace to={returnAddress(search, session.inicio)} />

  const submit = async (): Promise<void> => {
    if (!usuario.trim() || !pass) {
      setError(REQUIRED)
      document.getElementById(usuario.trim() ? 'pass' : 'usuario')?.focus()
      return
    }
    setBusy(true)
    setError('')
    try {
      const next = await signIn(usuario.trim(), pass)
      void navigate(returnAddress(search, next.inicio), { replace: true })
    } catch (failure) {
      setError(errorMessage(failure))
      setBusy(false)
      const again = document.querySelector<HTMLInputElement>('#pass')
      again?.focus()
      again?.select()
    }
  }
  return (
    <div className="login">
      <main className="login-main">
        <DemoBand />
        <form
          className="login-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void submit()
          }}
        >
          <Brand />
          <div className="login-title">
            <h1>Entra al portal</h1>
            <p className="secondary">Con tu identificación de personal.</p>
          </div>
          {error && (
            <Note tone="bad" live>
              {error}
            </Note>
          )}
          <Field label="Usuario" id="usuario">
            <TextInput
              name="usuario"
              placeholder="ID. Personal"
              maxLength={18}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={usuario}
              onChange={(event) => setUsuario(event.target.value)}
            />
          </Field>
          <Field
            label="Contraseña"
            id="pass"
            aside={
              <button type="button" className="link-button" onClick={() => setForgot(true)}>
                La olvidé
              </button>
            }
          >
            <PasswordInput
              name="pass"
              maxLength={128}
              autoComplete="current-password"
              value={pass}
              onChange={(event) => setPass(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" block busy={busy} busyText="Iniciando sesión">
            Entrar
          </Button>
          <p className="login-hours">
            {info?.horario && `Atención de ${info.horario}.`}{' '}
            {info?.contacto && `¿Problemas para entrar? ${info.contacto}.`} <AvisoPrivacidadLink />
          </p>
          {portada && portada.cuentas.length > 0 && (
            <CuentasDemo
              cuentas={portada.cuentas}
              onChoose={(cuenta) => {
                setUsuario(cuenta)
                setPass(CLAVE_DEMO)
                setError('')
              }}
            />
          )}
        </form>
      </main>
      <PortadaAside portada={portada} />
      <OlvideDialog open={forgot} contacto={info?.contacto ?? ''} onClose={() => setForgot(false)} />
    </div>
  )
}
