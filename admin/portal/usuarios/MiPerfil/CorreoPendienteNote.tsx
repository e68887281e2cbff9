import { useQueryClient } from '@tanstack/react-query'
import { CONFIRMACION_MINUTOS } from '#domain/usuarios/cuenta.ts'
import { fechaHoraTexto } from '#domain/calendario/instante-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { MI_CUENTA } from './mi-cuenta.ts'
import type { CorreoPendiente, MiCuenta } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

interface CorreoPendienteNoteProps {
  pendiente: CorreoPendiente
  /** The address that holds meanwhile; "" when there is none. */
  actual: string
}

/** Which address waits for its link to be opened, and what can be done meanwhile. */
export function CorreoPendienteNote({ pendiente, actual }: CorreoPendienteNoteProps): ReactElement {
  const client = useQueryClient()
  const done = (cuenta: MiCuenta): void => void client.setQueryData(MI_CUENTA, cuenta)
  const resend = useAct({
    call: () => api.call('POST /api/mi-cuenta/correo/reenviar', { body: {} }),
    toast: () => 'Se envió otro enlace. El anterior ya no sirve.',
    done,
  })
  const drop = useAct({
    call: () => api.call('DELETE /api/mi-cuenta/correo'),
    toast: () => 'Se descartó el cambio de correo.',
    done,
  })
  // Confirmed or given up meanwhile: the page shows how it stands.
  const failure = resend.error ?? drop.error
  const busy = resend.busy || drop.busy
  return (
    <>
      <Note tone={pendiente.vencido ? 'warn' : 'info'}>
        <strong>{pendiente.correo} espera confirmación.</strong>{' '}
        {pendiente.vencido
          ? `El enlace que enviamos el ${fechaHoraTexto(pendiente.enviadoAt)} ya venció: pide otro.`
          : `Abre el enlace que enviamos ahí el ${fechaHoraTexto(pendiente.enviadoAt)}; sirve ${CONFIRMACION_MINUTOS} minutos.`}{' '}
        {actual === '' ? 'Hasta entonces tu cuenta sigue sin correo.' : `Hasta entonces tu correo es ${actual}.`}
      </Note>
      {failure && (
        <Note tone="bad" live>
          {errorMessage(failure)}
        </Note>
      )}
      <div className="row">
        <Button busy={resend.busy} busyText="Enviando…" disabled={busy} onClick={() => resend.run()}>
          Enviar de nuevo
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => drop.run()}>
          Descartar el cambio
        </Button>
      </div>
    </>
  )
}
