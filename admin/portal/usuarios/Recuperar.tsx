import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { CLAVE_MAX, CLAVE_MIN } from '#domain/usuarios/clave-limites.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { ErrorSummary } from '#admin/shared/ui/ErrorSummary.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/PasswordInput.tsx'
import { Skeleton } from '#admin/shared/ui/Skeleton.tsx'
import { Brand } from '#admin/portal/frame/Brand.tsx'
import type { SummaryError } from '#admin/shared/ui/ErrorSummary.tsx'
import type { ReactElement, ReactNode } from 'react'
import '#admin/portal/frame/frame.css'
import './Login/login.css'

/** `/recuperar/:token`: a new password with the link of a message. Public; the link does not stay in the address. */
export default function Recuperar(): ReactElement {
  const params = useParams()
  const [token] = useState(params['token'] ?? '')
  const [done, setDone] = useState(false)
  useEffect(() => {
    document.title = 'Contraseña nueva · Portal interno'
    // Neither the history of a shared computer nor a screenshot keeps it.
    window.history.replaceState(window.history.state, '', '/recuperar/enlace')
  }, [])
  const { data, error, refetch } = useQuery({
    queryKey: ['recuperar', token],
    queryFn: () => api.post<{ usuario: string }>('/api/recuperar/comprobar', { token }, { anonymous: true }),
    retry: false,
    gcTime: 0,
  })
  if (done) return <Hecho />
  if (error) return <SinEnlace error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Alone title="Contraseña nueva">
        <Skeleton lines={4} label="Comprobando el enlace" />
      </Alone>
    )
  return (
    <Alone title="Contraseña nueva">
      <p className="secondary">
        Para la cuenta <span className="mono strong">{data.usuario}</span>. Al guardarla se cierran todas sus sesiones.
      </p>
      <NuevaForm usuario={data.usuario} token={token} onDone={() => setDone(true)} />
    </Alone>
  )
}

function Alone({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <main className="alone">
      <div className="alone-box">
        <Brand />
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

function Hecho(): ReactElement {
  return (
    <Alone title="Contraseña cambiada">
      <Note tone="good" live>
        Ya puedes entrar con tu contraseña nueva. El enlace no sirve más.
      </Note>
      <LinkButton to="/login" variant="primary" block>
        Entrar al portal
      </LinkButton>
    </Alone>
  )
}

function SinEnlace({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement {
  const isOver = isApiError(error) && error.status === 410
  return (
    <Alone title={isOver ? 'El enlace ya no sirve' : 'No se pudo comprobar el enlace'}>
      {isOver ? (
        <Note tone="warn">{errorMessage(error)}</Note>
      ) : (
        <ErrorState title="No se pudo comprobar el enlace." error={error} onRetry={onRetry} />
      )}
      <LinkButton to="/login" variant={isOver ? 'primary' : 'default'} block>
        {isOver ? 'Pedir otro enlace' : 'Ir a la entrada'}
      </LinkButton>
    </Alone>
  )
}

interface NuevaFormProps {
  usuario: string
  token: string
  onDone: () => void
}

function NuevaForm({ usuario, token, onDone }: NuevaFormProps): ReactElement {
  const [nueva, setNueva] = useState('')
  const [repetida, setRepetida] = useState('')
  const [issues, setIssues] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const errorOf = (id: string): string => issues.find((issue) => issue.id === id)?.message ?? ''
  const fail = (found: readonly SummaryError[]): void => {
    setIssues(found)
    setAttempt((count) => count + 1)
  }
  const submit = async (): Promise<void> => {
    const found: SummaryError[] = []
    if (nueva.length < CLAVE_MIN)
      found.push({ id: 'clave-nueva', message: `La contraseña nueva debe tener al menos ${CLAVE_MIN} caracteres.` })
    if (nueva !== repetida) found.push({ id: 'clave-repetida', message: 'Las dos contraseñas no coinciden.' })
    setFailure('')
    if (found.length > 0) {
      fail(found)
      return
    }
    setBusy(true)
    setIssues([])
    try {
      await api.post('/api/recuperar/confirmar', { token, nueva }, { anonymous: true })
      onDone()
    } catch (error) {
      const own = isApiError(error) ? error.campos['nueva'] : undefined
      if (own) fail([{ id: 'clave-nueva', message: own }])
      else setFailure(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <ErrorSummary errors={issues} attempt={attempt} />
      {failure && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
      <input type="text" name="username" autoComplete="username" value={usuario} readOnly hidden />
      <Field
        id="clave-nueva"
        label="Contraseña nueva"
        help={`De ${CLAVE_MIN} a ${CLAVE_MAX} caracteres. Tres o cuatro palabras sin relación son fáciles de recordar.`}
        error={errorOf('clave-nueva')}
      >
        <PasswordInput
          maxLength={CLAVE_MAX}
          autoComplete="new-password"
          value={nueva}
          onChange={(event) => setNueva(event.target.value)}
        />
      </Field>
      <Field id="clave-repetida" label="Repite la contraseña nueva" error={errorOf('clave-repetida')}>
        <PasswordInput
          maxLength={CLAVE_MAX}
          autoComplete="new-password"
          value={repetida}
          onChange={(event) => setRepetida(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" block busy={busy} busyText="Guardando…">
        Guardar contraseña
      </Button>
    </form>
  )
}
