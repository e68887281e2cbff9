import { useState } from 'react'
import { CORREO_INVALIDO, correoIssues } from '#domain/usuarios/correo-persona.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

interface OlvideDialogProps {
  open: boolean
  contacto: string
  onClose: () => void
}

/** Asks for the mail of the account and says, whoever asks, that a message was sent (specification 2 §2.1). */
export function OlvideDialog(props: OlvideDialogProps): ReactElement | null {
  return props.open ? <Olvide {...props} /> : null
}

function Olvide({ contacto, onClose }: OlvideDialogProps): ReactElement {
  const [correo, setCorreo] = useState('')
  const [wrong, setWrong] = useState(false)
  const { run, busy, error, campos, result, reset } = useAct({
    call: () => api.call('POST /api/recuperar', { body: { correo }, anonymous: true }),
  })
  const submit = (): void => {
    const isWrong = correoIssues(correo).length > 0
    setWrong(isWrong)
    if (!isWrong) run()
    else {
      reset()
      document.getElementById('olvide-correo')?.focus()
    }
  }
  if (result)
    return (
      <Dialog open title="Revisa tu correo" onClose={onClose} footer={<Button onClick={onClose}>Entendido</Button>}>
        <div className="stack">
          <Note tone="good" live>
            {result.message}
          </Note>
          <p className="secondary">
            Si no llega, busca entre el correo no deseado{contacto ? ` o pregunta a ${contacto}` : ''}.
          </p>
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      title="Recuperar el acceso"
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form="olvide" busy={busy} busyText="Enviando…">
            Enviar enlace
          </Button>
        </>
      }
    >
      <form
        id="olvide"
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) submit()
        }}
      >
        <p className="secondary">
          Escribe el correo de tu cuenta. Te enviaremos un enlace para poner una contraseña nueva.
        </p>
        {error && !campos['correo'] && (
          <Note tone="bad" live>
            {errorMessage(error)}
          </Note>
        )}
        <Field id="olvide-correo" label="Correo" error={wrong ? CORREO_INVALIDO : campos['correo']}>
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            value={correo}
            onChange={(event) => setCorreo(event.target.value)}
          />
        </Field>
        <p className="secondary">
          ¿Sin acceso a ese correo? La administración puede darte una contraseña de un solo uso
          {contacto ? `: ${contacto}` : ''}.
        </p>
      </form>
    </Dialog>
  )
}
