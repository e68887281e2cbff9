import { useEffect, useState } from 'react'
import { CodigoField } from '#admin/providers/CodigoField.tsx'
import { errorMessage } from '#admin/providers/api-error.ts'
import { codigoError, mustStartAgain } from '#admin/providers/segundo-paso.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import type { ReactElement } from 'react'

interface SegundoPasoProps {
  /** Signs in with the code; rejects with ApiError. */
  onCodigo: (codigo: string) => Promise<void>
  /** Back to user and password, with why when it was not the person's wish. */
  onBack: (message: string) => void
}

/** The second step of the sign-in: the password was right, no session is open yet. */
export function SegundoPaso({ onCodigo, onBack }: SegundoPasoProps): ReactElement {
  const [codigo, setCodigo] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => document.getElementById('codigo')?.focus(), [])
  const submit = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await onCodigo(codigo)
    } catch (error) {
      if (mustStartAgain(error)) {
        onBack(errorMessage(error))
        return
      }
      setFailure(error)
      setBusy(false)
      document.querySelector<HTMLInputElement>('#codigo')?.select()
    }
  }
  const fieldError = codigoError(failure)
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
        <h1>Confirma que eres tú</h1>
        <p className="secondary">Tu cuenta pide un segundo paso para entrar.</p>
      </div>
      {failure !== null && fieldError === null && (
        <Note tone="bad" live>
          {errorMessage(failure)}
        </Note>
      )}
      <CodigoField id="codigo" value={codigo} error={fieldError} onChange={setCodigo} />
      <Button type="submit" variant="primary" block busy={busy} busyText="Iniciando sesión">
        Entrar
      </Button>
      <Button variant="quiet" block onClick={() => onBack('')}>
        Volver a usuario y contraseña
      </Button>
      <p className="login-hours">
        ¿Perdiste el teléfono y los códigos de recuperación? La administración del portal puede retirar el segundo paso
        cuando compruebe quién eres.
      </p>
    </form>
  )
}
