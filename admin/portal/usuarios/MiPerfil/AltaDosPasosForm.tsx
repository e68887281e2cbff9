import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { codigoError } from '#admin/providers/segundo-paso.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { AltaDosPasos } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'
import './mi-perfil.css'

interface AltaDosPasosFormProps {
  alta: AltaDosPasos
  onBusy: (busy: boolean) => void
  onDone: (codigos: readonly string[]) => void
}

/** The key as a QR code and as text, and the first code of the app (form `alta-dos-pasos`). */
export function AltaDosPasosForm({ alta, onBusy, onDone }: AltaDosPasosFormProps): ReactElement {
  const [codigo, setCodigo] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const submit = async (): Promise<void> => {
    setFailure(null)
    onBusy(true)
    try {
      const { codigos } = await api.call('POST /api/mi-cuenta/dos-pasos/confirmar', { body: { codigo } })
      onDone(codigos)
    } catch (error) {
      setFailure(error)
      document.querySelector<HTMLInputElement>('#primer-codigo')?.select()
    } finally {
      onBusy(false)
    }
  }
  const own = codigoError(failure)
  return (
    <form
      id="alta-dos-pasos"
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {failure !== null && own === null && (
        <Note tone="bad" live>
          {errorMessage(failure)}
        </Note>
      )}
      <div className="profile-qr">
        <img src={alta.qr} alt="Código QR con la clave de tu cuenta" width={180} height={180} />
        <div className="stack">
          <p>
            <strong>1.</strong> Abre tu aplicación de autenticación y escanea el código.
          </p>
          <div>
            <p className="small secondary">¿No puedes escanearlo? Escribe esta clave en la aplicación:</p>
            <p className="mono profile-key">{alta.clave}</p>
          </div>
        </div>
      </div>
      <Field
        id="primer-codigo"
        label="2. Escribe el código que muestra ahora"
        help="Seis números; cambian cada medio minuto."
        error={own}
        width={10}
      >
        <TextInput
          mono
          data-autofocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          value={codigo}
          onChange={(event) => setCodigo(event.target.value)}
        />
      </Field>
    </form>
  )
}
