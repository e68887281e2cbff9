import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { codigoError } from '#admin/providers/segundo-paso.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { AltaDosPasos } from '#domain/usuarios/cuenta.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'
import './mi-perfil.css'

interface AltaDosPasosFormProps {
  alta: AltaDosPasos
  /** `useConfirmarAlta`. */
  act: Act<string>
}

/** Asks for the key with the password. */
export function useAltaDosPasos(onDone: (alta: AltaDosPasos) => void): Act<string, AltaDosPasos> {
  return useAct({
    call: (clave: string) => api.call('POST /api/mi-cuenta/dos-pasos', { body: { clave } }),
    done: onDone,
  })
}

/** Sends the first code of the app; `onDone` gets the recovery codes. */
export function useConfirmarAlta(onDone: (codigos: readonly string[]) => void): Act<string> {
  return useAct({
    call: (codigo: string) => api.call('POST /api/mi-cuenta/dos-pasos/confirmar', { body: { codigo } }),
    done: ({ codigos }) => onDone(codigos),
    failed: () => document.querySelector<HTMLInputElement>('#primer-codigo')?.select(),
  })
}

/** The key as a QR code and as text, and the first code of the app (form `alta-dos-pasos`). */
export function AltaDosPasosForm({ alta, act }: AltaDosPasosFormProps): ReactElement {
  const [codigo, setCodigo] = useState('')
  const own = codigoError(act.error)
  return (
    <form
      id="alta-dos-pasos"
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        act.run(codigo)
      }}
    >
      {act.error && own === null && (
        <Note tone="bad" live>
          {errorMessage(act.error)}
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
