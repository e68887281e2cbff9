import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import type { OpcionesCaso } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

interface ModulosFieldProps {
  modulos: OpcionesCaso['modulos']
  value: readonly number[]
  onChange: (value: readonly number[]) => void
  /** One that cannot be taken away: where the case is, or where it is opened. */
  fijo?: number | undefined
  error?: string | null
}

/** Modules that take part: those chosen as chips, and one more to add. */
export function ModulosField({ modulos, value, onChange, fijo, error }: ModulosFieldProps): ReactElement {
  const free = modulos.filter(({ id }) => !value.includes(id))
  const names = new Map(modulos.map(({ id, nombre }) => [id, nombre]))
  return (
    <Field label="Módulos que participan" optional error={error ?? null}>
      {value.length > 0 && (
        <span className="row caso-modulos">
          {value.map((id) =>
            id === fijo ? (
              <Chip key={id}>{names.get(id)}</Chip>
            ) : (
              <Chip
                key={id}
                removeLabel={`Quitar ${names.get(id) ?? ''}`}
                onRemove={() => onChange(value.filter((other) => other !== id))}
              >
                {names.get(id)}
              </Chip>
            ),
          )}
        </span>
      )}
      <Combobox
        options={free.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value=""
        placeholder="Agregar un módulo"
        onChange={(id) => {
          if (id !== '') onChange([...value, Number(id)])
        }}
      />
    </Field>
  )
}
