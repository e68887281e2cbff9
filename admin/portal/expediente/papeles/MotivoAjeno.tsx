import { MOTIVO_ACLARACION } from '#domain/afiliacion/aclaraciones.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import type { ReactElement } from 'react'

interface MotivoAjenoProps {
  id: string
  /** What the file says of itself. */
  aviso: string
  motivo: string
  error: string | null
  editable: boolean
  onChange: (motivo: string) => void
}

/** Under a file that says it is of another person: it is replaced, or the desk explains why it was misread. */
export function MotivoAjeno({ id, aviso, motivo, error, editable, onChange }: MotivoAjenoProps): ReactElement {
  return (
    <div className="stack">
      <Note tone="bad" live>
        {aviso} Reemplázalo: así no se puede guardar.
      </Note>
      <Field
        id={id}
        label="Si es de esta persona y se leyó mal, explica por qué"
        help="Lo verán quien valida, quien revisa y quien aprueba."
        optional="callado"
        error={error}
      >
        <TextArea
          rows={2}
          maxLength={MOTIVO_ACLARACION.max}
          value={motivo}
          disabled={!editable}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </div>
  )
}
