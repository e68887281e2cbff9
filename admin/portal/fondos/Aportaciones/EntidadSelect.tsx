import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import type { EntidadVisible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ReactElement } from 'react'
import './aportaciones.css'

interface EntidadSelectProps {
  entidades: readonly EntidadVisible[]
  value: number | null
  onChange: (id: string) => void
}

/** Whose money is shown: one entity's, or that of all that one sees. Somebody of one entity chooses nothing. */
export function EntidadSelect({ entidades, value, onChange }: EntidadSelectProps): ReactElement | null {
  if (entidades.length < 2) return null
  return (
    <div className="aportaciones-entidad">
      <Field label="Entidad">
        <Combobox
          label="Entidad"
          placeholder="Todas las entidades"
          options={entidades.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={value === null ? '' : String(value)}
          onChange={onChange}
        />
      </Field>
    </div>
  )
}
