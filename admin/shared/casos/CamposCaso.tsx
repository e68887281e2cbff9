import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

/** What a case says of itself, as typed. */
export interface TextosCaso {
  readonly asunto: string
  readonly descripcion: string
  readonly NotasI: string
  readonly vence: string
}

interface CampoCasoProps {
  datos: TextosCaso
  /** Of the save: what the server says of a field stands under it. */
  error: unknown
  onChange: (change: Partial<TextosCaso>) => void
}

/** Subject and description. */
export function AsuntoFields({ datos, error, onChange }: CampoCasoProps): ReactElement {
  return (
    <>
      <Field label="Asunto" error={fieldError(error, 'asunto')}>
        <TextInput
          value={datos.asunto}
          maxLength={LIMITES_CASO.asunto}
          onChange={(event) => onChange({ asunto: event.target.value })}
        />
      </Field>
      <Field label="Descripción" optional>
        <TextArea
          value={datos.descripcion}
          maxLength={LIMITES_CASO.descripcion}
          onChange={(event) => onChange({ descripcion: event.target.value })}
        />
      </Field>
    </>
  )
}

export function VenceField({ datos, error, onChange }: CampoCasoProps): ReactElement {
  return (
    <Field label="Fecha límite" width={18} error={fieldError(error, 'vence')}>
      <DateInput value={datos.vence} onChange={(vence) => onChange({ vence })} />
    </Field>
  )
}

export function NotasField({ datos, onChange }: Omit<CampoCasoProps, 'error'>): ReactElement {
  return (
    <Field label="Notas internas" optional>
      <TextArea
        value={datos.NotasI}
        maxLength={LIMITES_CASO.descripcion}
        onChange={(event) => onChange({ NotasI: event.target.value })}
      />
    </Field>
  )
}
