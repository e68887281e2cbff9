import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import type { EntidadElegible } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import type { ReactElement } from 'react'
import './aportaciones.css'

interface EntidadSelectProps {
  entidades: readonly EntidadElegible[]
  value: EntidadPedida['entidad']
  onChange: (clave: string) => void
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
          options={entidades.map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
          value={entidades.find(({ id, clave }) => value === clave || value === id)?.clave ?? ''}
          onChange={onChange}
        />
      </Field>
    </div>
  )
}
