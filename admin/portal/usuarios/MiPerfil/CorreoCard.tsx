import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CORREO_INVALIDO, correoIssues } from '#domain/usuarios/correo-persona.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { ClaveDialog } from './ClaveDialog.tsx'
import { CorreoPendienteNote } from './CorreoPendienteNote.tsx'
import { MI_CUENTA } from './mi-cuenta.ts'
import type { MiCuenta } from '#domain/usuarios/cuenta.ts'
import type { ReactElement } from 'react'

/** The address where recovery links and notices arrive; another asks for the password and waits for its link to be opened. */
export function CorreoCard({ cuenta }: { cuenta: MiCuenta }): ReactElement {
  const [correo, setCorreo] = useState(cuenta.correo)
  const [error, setError] = useState('')
  const [asking, setAsking] = useState(false)
  const changed = correo.trim().toLowerCase() !== cuenta.correo
  useLeaveGuard(changed)
  return (
    <Card title="Correo">
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = correoIssues(correo).length > 0
          setError(wrong ? CORREO_INVALIDO : '')
          if (wrong) document.getElementById('mi-correo')?.focus()
          else setAsking(true)
        }}
      >
        {cuenta.correoPendiente && <CorreoPendienteNote pendiente={cuenta.correoPendiente} actual={cuenta.correo} />}
        {cuenta.correo === '' && !cuenta.correoPendiente && (
          <Note tone="warn">
            Tu cuenta no tiene correo: si olvidas la contraseña no habrá a dónde enviarte un enlace.
          </Note>
        )}
        <Field
          id="mi-correo"
          label="Correo de la cuenta"
          help="Aquí llegan los enlaces para recuperar el acceso y los avisos de cambios en tu cuenta."
          error={error}
          width={40}
        >
          <TextInput
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={correo}
            onChange={(event) => setCorreo(event.target.value)}
          />
        </Field>
        <div className="row">
          <Button type="submit" disabled={!changed}>
            {cuenta.correo === '' ? 'Agregar correo' : 'Cambiar correo'}
          </Button>
          {!changed && (
            <span className="small muted">
              {cuenta.correo === '' ? 'Escribe tu dirección para agregarlo.' : 'Escribe otra dirección para cambiarlo.'}
            </span>
          )}
        </div>
      </form>
      {asking && (
        <EnviarEnlace
          cuenta={cuenta}
          correo={correo}
          onDone={() => {
            setCorreo(cuenta.correo)
            setAsking(false)
          }}
          onWrong={(message) => {
            setError(message)
            setAsking(false)
            document.getElementById('mi-correo')?.focus()
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

interface EnviarEnlaceProps {
  cuenta: MiCuenta
  correo: string
  onDone: () => void
  /** The address itself was refused. */
  onWrong: (message: string) => void
  onClose: () => void
}

function EnviarEnlace({ cuenta, correo, onDone, onWrong, onClose }: EnviarEnlaceProps): ReactElement {
  const client = useQueryClient()
  const act = useAct({
    call: (clave: string) => api.call('PUT /api/mi-cuenta/correo', { body: { correo, clave } }),
    toast: () => 'Se envió el enlace de confirmación.',
    done: (saved) => {
      client.setQueryData(MI_CUENTA, saved)
      onDone()
    },
    failed: (failure) => {
      const wrong = fieldError(failure, 'correo')
      if (wrong !== null) onWrong(wrong || errorMessage(failure))
    },
  })
  return (
    <ClaveDialog title="Cambiar el correo" action="Enviar enlace" act={act} onClose={onClose}>
      Enviaremos un enlace a <strong>{correo.trim()}</strong>: al abrirlo será el correo de tu cuenta.{' '}
      {cuenta.correo && `Mientras tanto sigue valiendo ${cuenta.correo}, y le avisaremos.`}
    </ClaveDialog>
  )
}
