import { useState } from 'react'
import { CLAVE_MAX, CLAVE_MIN } from '#domain/usuarios/clave-limites.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { ReactElement } from 'react'

export interface Claves {
  /** "" where it is not asked for. */
  readonly actual: string
  readonly nueva: string
  readonly repetida: string
}

const EMPTY: Claves = { actual: '', nueva: '', repetida: '' }

function clavesIssues({ actual, nueva, repetida }: Claves, asksActual: boolean): readonly SummaryError[] {
  const issues: SummaryError[] = []
  if (asksActual && !actual) issues.push({ id: 'clave-actual', message: 'Escribe tu contraseña actual.' })
  if (nueva.length < CLAVE_MIN)
    issues.push({ id: 'clave-nueva', message: `La contraseña nueva debe tener al menos ${CLAVE_MIN} caracteres.` })
  else if (asksActual && nueva === actual)
    issues.push({ id: 'clave-nueva', message: 'La contraseña nueva debe ser distinta de la actual.' })
  if (nueva !== repetida) issues.push({ id: 'clave-repetida', message: 'Las dos contraseñas nuevas no coinciden.' })
  return issues
}

/** What the server says of the fields in sight. */
function camposDe(failure: unknown): readonly SummaryError[] {
  const told = isApiError(failure) ? Object.entries(failure.campos) : []
  return told.filter(([campo]) => campo in EMPTY).map(([campo, message]) => ({ id: `clave-${campo}`, message }))
}

interface ClaveNuevaFormProps {
  /** Whose, for what keeps passwords in the browser. */
  usuario: string
  /** The present one is asked for too. */
  asksActual?: boolean
  submitLabel: string
  block?: boolean
  /** Saves it; what it rejects with is shown here. */
  call: (claves: Claves) => Promise<unknown>
  onDone: () => void
}

/** A new password, typed twice. */
export function ClaveNuevaForm(props: ClaveNuevaFormProps): ReactElement {
  const { asksActual = false, block = false } = props
  const [claves, setClaves] = useState(EMPTY)
  const [issues, setIssues] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const { run, busy, error, reset } = useAct({
    call: props.call,
    done: () => {
      setClaves(EMPTY)
      props.onDone()
    },
    failed: (failure) => {
      const told = camposDe(failure)
      if (told.length > 0) fail(told)
    },
  })
  const errorOf = (id: string): string => issues.find((issue) => issue.id === id)?.message ?? ''
  const fail = (found: readonly SummaryError[]): void => {
    setIssues(found)
    setAttempt((count) => count + 1)
  }
  const submit = (): void => {
    const found = clavesIssues(claves, asksActual)
    reset()
    if (found.length > 0) fail(found)
    else {
      setIssues([])
      run(claves)
    }
  }
  const input = (campo: keyof Claves, autoComplete: string): ReactElement => (
    <PasswordInput
      maxLength={CLAVE_MAX}
      autoComplete={autoComplete}
      value={claves[campo]}
      onChange={(event) => setClaves({ ...claves, [campo]: event.target.value })}
    />
  )
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <ErrorSummary errors={issues} attempt={attempt} />
      {error && camposDe(error).length === 0 && (
        <Note tone="bad" live>
          {errorMessage(error)}
        </Note>
      )}
      <input type="text" name="username" autoComplete="username" value={props.usuario} readOnly hidden />
      {asksActual && (
        <Field label="Contraseña actual" id="clave-actual" error={errorOf('clave-actual')}>
          {input('actual', 'current-password')}
        </Field>
      )}
      <Field
        label="Contraseña nueva"
        id="clave-nueva"
        help={`De ${CLAVE_MIN} a ${CLAVE_MAX} caracteres. Tres o cuatro palabras sin relación son fáciles de recordar.`}
        error={errorOf('clave-nueva')}
      >
        {input('nueva', 'new-password')}
      </Field>
      <Field label="Repite la contraseña nueva" id="clave-repetida" error={errorOf('clave-repetida')}>
        {input('repetida', 'new-password')}
      </Field>
      <div className={block ? undefined : 'row'}>
        <Button type="submit" variant="primary" block={block} busy={busy} busyText="Guardando…">
          {props.submitLabel}
        </Button>
      </div>
    </form>
  )
}
