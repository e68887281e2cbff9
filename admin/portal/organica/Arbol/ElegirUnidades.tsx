import { X } from 'lucide-react'
import { useBound } from '#admin/shared/form/binding.ts'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import type { ReactElement } from 'react'
import type { Option } from '#admin/shared/ui/campos/option.ts'

interface ElegirUnidadesProps {
  name: string
  label: string
  options: readonly Option[]
}

const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as number[]) : [])

/** Several units among many: each one chosen joins the list under the search. */
export function ElegirUnidades({ name, label, options }: ElegirUnidadesProps): ReactElement {
  const bound = useBound(name)
  const chosen = idsOf(bound.value)
  return (
    <div>
      <Field id={bound.id} label={label} error={bound.error}>
        <Combobox
          options={options.filter(({ value }) => !chosen.includes(Number(value)))}
          value=""
          onChange={(value) => value !== '' && bound.set([...chosen, Number(value)])}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className="arbol-chosen">
          {options
            .filter(({ value }) => chosen.includes(Number(value)))
            .map(({ value, label: nombre, detail }) => (
              <li key={value}>
                <span>
                  {nombre}
                  {detail !== undefined && <span className="arbol-chosen-ruta secondary small">{detail}</span>}
                </span>
                <IconButton
                  size="sm"
                  icon={X}
                  label={`Quitar ${nombre}`}
                  onClick={() => bound.set(chosen.filter((other) => other !== Number(value)))}
                />
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

interface MarcarVariasProps {
  name: string
  legend: string
  options: readonly { readonly id: number; readonly nombre: string; readonly personas?: number }[]
}

/** Some of a few, each with its box. */
export function MarcarVarias({ name, legend, options }: MarcarVariasProps): ReactElement {
  const bound = useBound(name)
  const chosen = idsOf(bound.value)
  return (
    <fieldset className="organica-grupo" id={bound.id} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.length === 0 && <p className="secondary small">No hay nada que pase a otra unidad.</p>}
      {options.map(({ id, nombre, personas }) => (
        <Checkbox
          key={id}
          label={personas === undefined ? nombre : `${nombre} (${personas})`}
          checked={chosen.includes(id)}
          onChange={(event) =>
            bound.set(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
      {bound.error && <p className="field-error">{bound.error}</p>}
    </fieldset>
  )
}
