import { useEffect, useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { desafioOf } from '#admin/providers/segundo-paso.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import { AvisoPrivacidadLink } from '#admin/shared/instituto/AvisoPrivacidad.tsx'
import { CuentasDemo } from './CuentasDemo.tsx'
import type { RespuestaPortada } from '#domain/usuarios/sesion.ts'
import type { ReactElement } from 'react'

/** Of every demo account (README); the server lists accounts only in the demo. */
const CLAVE_DEMO = 'Demo-2026'
const REQUIRED = 'Usuario y contraseña son obligatorios'

interface EntradaFormProps {
  portada: RespuestaPortada | undefined
  /** Why the form is shown again, or "". */
  message: string
  /** Signs in; rejects with ApiError. */
  onSubmit: (usuario: string, pass: string) => Promise<void>
  /** The password was right and a code is asked for. */
  onSegundoPaso: (desafio: string) => void
  onForgot: () => void
}

/** User and password. */
export function EntradaForm({ portada, message, onSubmit, onSegundoPaso, onForgot }: EntradaFormProps): ReactElement {
  const [usuario, setUsuario] = useState('')
  const [pass, setPass] = useState('')
  const [error, setError] = useState(message)
  const [busy, setBusy] = useState(false)
  useEffect(() => document.getElementById('usuario')?.focus(), [])
  const submit = async (): Promise<void> => {
    if (!usuario.trim() || !pass) {
      setError(REQUIRED)
      document.getElementById(usuario.trim() ? 'pass' : 'usuario')?.focus()
      return
    }
    setBusy(true)
    setError('')
    try {
      await onSubmit(usuario.trim(), pass)
    } catch (failure) {
      const desafio = desafioOf(failure)
      if (desafio !== null) {
        onSegundoPaso(desafio)
        return
      }
      setError(errorMessage(failure))
      setBusy(false)
      const again = document.querySelector<HTMLInputElement>('#pass')
      again?.focus()
      again?.select()
    }
  }
  const forgot = (
    <button type="button" className="link-button" onClick={onForgot}>
      La olvidé
    </button>
  )
  return (
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
      <Field label="Contraseña" id="pass" aside={forgot}>
        <PasswordInput
          name="pass"
          maxLength={CLAVE_MAX}
          autoComplete="current-password"
          value={pass}
          onChange={(event) => setPass(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyText="Iniciando sesión">
        Entrar
      </Button>
      <p className="login-hours">
        {portada?.horario && `Atención de ${portada.horario}.`}{' '}
        {portada?.contacto && `¿Problemas para entrar? ${portada.contacto}.`}{' '}
        {portada?.avisoPrivacidad && <AvisoPrivacidadLink />}
      </p>
      {portada && portada.cuentas.length > 0 && (
        <CuentasDemo
          cuentas={portada.cuentas}
          firmantes={portada.firmantes}
          onChoose={(cuenta) => {
            setUsuario(cuenta)
            setPass(CLAVE_DEMO)
            setError('')
          }}
        />
      )}
    </form>
  )
}
