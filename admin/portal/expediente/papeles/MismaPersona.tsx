import { useState } from 'react'
import { MOTIVO_ACLARACION, motivoIssues } from '#domain/afiliacion/aclaraciones.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

/** Says, with a reason, that papers with different names are of one person. */
export function MismaPersonaForm(): ReactElement {
  const { update } = useTramite()
  const [motivo, setMotivo] = useState('')
  const [error, setError] = useState<string | null>(null)
  const save = (): void => {
    const [issue] = motivoIssues(motivo, 'mismaPersona')
    const missing = normalizeText(motivo) === '' ? 'Escribe por qué los documentos llevan nombres distintos.' : null
    setError(missing ?? issue?.message ?? null)
    if (missing === null && !issue) update((before) => ({ ...before, mismaPersona: normalizeText(motivo) }))
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field
        label="¿Es la misma persona? Explica por qué los documentos llevan nombres distintos"
        help="Lo verán quien valida, quien revisa y quien aprueba."
        error={error}
      >
        <TextArea
          rows={2}
          maxLength={MOTIVO_ACLARACION.max}
          value={motivo}
          onChange={(event) => {
            setMotivo(event.target.value)
            setError(null)
          }}
        />
      </Field>
      <div className="row">
        <Button type="submit">Es la misma persona</Button>
      </div>
    </form>
  )
}

/** What was said, and the way to take it back. */
export function MismaPersonaNote(): ReactElement {
  const { captura, editable, update } = useTramite()
  return (
    <Note
      tone="warn"
      action={
        editable && (
          <Button size="sm" onClick={() => update((before) => ({ ...before, mismaPersona: '' }))}>
            Quitar la explicación
          </Button>
        )
      }
    >
      <strong>Los documentos llevan nombres distintos y dijiste que es la misma persona.</strong> {captura.mismaPersona}
    </Note>
  )
}
