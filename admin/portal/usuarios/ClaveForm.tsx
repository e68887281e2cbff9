import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { ErrorSummary } from '#admin/shared/ui/ErrorSummary.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { PasswordInput } from '#admin/shared/ui/PasswordInput.tsx'
import type { SummaryError } from '#admin/shared/ui/ErrorSummary.tsx'
import type { ReactElement } from 'react'

interface Claves {
  readonly actual: string
  readonly nueva: string
  readonly repetida: string
}

const EMPTY: Claves = { actual: '', nueva: '', repetida: '' }
const MIN = 8
const MAX = 128

function clavesIssues({ actual, nueva, repetida }: Claves): readonly SummaryError[] {
  const issues: SummaryError[] = []
  if (!actual) issues.push({ id: 'clave-actual', message: 'Escribe tu contraseña actual.' })
  if (nueva.length < MIN)
    issues.push({ id: 'clave-nueva', message: `La contraseña nueva debe tener al menos ${MIN} caracteres.` })
  else if (nueva === actual)
    issues.push({ id: 'clave-nueva', message: 'La contraseña nueva debe ser distinta de la actual.' })
  if (nueva !== repetida) issues.push({ id: 'clave-repetida', message: 'Las dos contraseñas nuevas no coinciden.' })
  return issues
}

/** Change of the own password (`POST /api/contrasena`). */
export function ClaveForm({ onDone, submitLabel }: { onDone: () => void; submitLabel: string }): ReactElement {
  const [claves, setClaves] = useState(EMPTY)
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
    const found = clavesIssues(claves)
    setFailure('')
    if (found.length > 0) {
      fail(found)
      return
    }
    setBusy(true)
    setIssues([])
    try {
      await api.post('/api/contrasena', { actual: claves.actual, nueva: claves.nueva })
      setClaves(EMPTY)
      onDone()
    } catch (error) {
      const campos = isApiError(error) ? Object.entries(error.campos) : []
      if (campos.length > 0) fail(campos.map(([campo, message]) => ({ id: `clave-${campo}`, message })))
      else setFailure(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }
  const input = (campo: keyof Claves, autoComplete: string): ReactElement => (
    <PasswordInput
      maxLength={MAX}
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
        if (!busy) void submit()
      }}
    >
      <ErrorSummary errors={issues} attempt={attempt} />
      {failure && (
        <Note tone="bad" live>
          {failure}
        </Note>
      )}
      <Field label="Contraseña actual" id="clave-actual" error={errorOf('clave-actual')}>
        {input('actual', 'current-password')}
      </Field>
      <Field
        label="Contraseña nueva"
        id="clave-nueva"
        help={`De ${MIN} a ${MAX} caracteres.`}
        error={errorOf('clave-nueva')}
      >
        {input('nueva', 'new-password')}
      </Field>
      <Field label="Repite la contraseña nueva" id="clave-repetida" error={errorOf('clave-repetida')}>
        {input('repetida', 'new-password')}
      </Field>
      <div className="row">
        <Button type="submit" variant="primary" busy={busy} busyText="Guardando…">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
