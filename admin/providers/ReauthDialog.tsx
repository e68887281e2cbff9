import { useEffect, useState } from 'react'
import { CLAVE_MAX } from '#domain/usuarios/clave-limites.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { errorMessage } from './api-error.ts'
import { CodigoField } from './CodigoField.tsx'
import { codigoError, desafioOf, mustStartAgain } from './segundo-paso.ts'
import type { ReactElement } from 'react'

interface ReauthDialogProps {
  /** The person whose screen is open: only the same person goes on with it. */
  usuario: string
  onSignIn: (usuario: string, pass: string) => Promise<unknown>
  onCodigo: (desafio: string, codigo: string) => Promise<unknown>
  onDone: () => void
  /** Leaves the screen for /login. */
  onLeave: () => void
}

/** Sign-in over the open screen: what was written stays, and the call that was refused is sent again. */
export function ReauthDialog({ usuario, onSignIn, onCodigo, onDone, onLeave }: ReauthDialogProps): ReactElement {
  const [pass, setPass] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [desafio, setDesafio] = useState<string | null>(null)
  const [codigo, setCodigo] = useState('')
  useEffect(() => {
    if (desafio !== null) document.getElementById('reauth-codigo')?.focus()
  }, [desafio])
  const submit = async (): Promise<void> => {
    if (!pass) {
      setError('Usuario y contraseña son obligatorios')
      return
    }
    setBusy(true)
    setError('')
    try {
      if (desafio === null) await onSignIn(usuario, pass)
      else await onCodigo(desafio, codigo)
      onDone()
    } catch (failure) {
      setBusy(false)
      const next = desafioOf(failure)
      if (next === null) setError(codigoError(failure) ?? errorMessage(failure))
      if (next !== null || mustStartAgain(failure)) setDesafio(next)
      setCodigo('')
    }
  }
  return (
    <Dialog
      open
      locked
      title="Tu sesión terminó"
      onClose={onLeave}
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Salir
          </Button>
          <Button variant="primary" type="submit" form="reauth" busy={busy} busyText="Iniciando sesión">
            Entrar y continuar
          </Button>
        </>
      }
    >
      <form
        id="reauth"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="secondary">Entra de nuevo para continuar donde estabas. Lo que escribiste sigue aquí.</p>
        {error && (
          <Note tone="bad" live>
            {error}
          </Note>
        )}
        <Field label="Usuario">
          <TextInput value={usuario} readOnly autoComplete="username" />
        </Field>
        {desafio === null ? (
          <Field label="Contraseña">
            <PasswordInput
              value={pass}
              maxLength={CLAVE_MAX}
              autoComplete="current-password"
              data-autofocus
              onChange={(event) => setPass(event.target.value)}
            />
          </Field>
        ) : (
          <CodigoField id="reauth-codigo" value={codigo} onChange={setCodigo} />
        )}
      </form>
    </Dialog>
  )
}
