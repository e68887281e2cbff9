import { useBound } from '#admin/shared/form/binding.ts'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import type { FormulaPanel, VariableFormula } from '#domain/fondos/formula/formula-panel.ts'
import type { ReactElement } from 'react'

interface VariablesCampoProps {
  variables: readonly VariableFormula[]
  formulas: readonly FormulaPanel[]
}

const CLASE = { constante: 'Constante', persona: 'De la persona', parametro: 'Parámetro de los fondos' } as const

/** Related variables: found by name, each one a chip. Those that the text uses are added when it is kept. */
export function VariablesCampo({ variables, formulas }: VariablesCampoProps): ReactElement {
  const { value, error, set, id } = useBound('variables')
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const options = [
    ...variables.map(({ nombre, titulo, clase, valor }) => ({
      value: nombre,
      label: nombre,
      detail:
        valor === null || clase === 'persona'
          ? `${CLASE[clase]} · ${titulo}`
          : `${CLASE[clase]} · ${titulo} = ${valor}`,
    })),
    ...formulas.map(({ nombre, titulo }) => ({ value: nombre, label: nombre, detail: `Fórmula · ${titulo}` })),
  ].filter((option) => !chosen.includes(option.value))
  return (
    <div className="formulas-variables">
      <Field
        id={id}
        label="Variables relacionadas"
        optional
        error={error}
        help="Los nombres se escriben en la fórmula tal como aparecen aquí. Los que uses se agregan solos al guardar."
      >
        <Combobox
          options={options}
          value=""
          placeholder="Buscar una variable"
          emptyText="Ninguna variable se llama así."
          onChange={(nombre) => nombre !== '' && set([...chosen, nombre])}
        />
      </Field>
      {chosen.length > 0 && (
        <span className="formulas-chips">
          {chosen.map((nombre) => (
            <Chip
              key={nombre}
              removeLabel={`Quitar ${nombre}`}
              onRemove={() => set(chosen.filter((other) => other !== nombre))}
            >
              <span className="mono">{nombre}</span>
            </Chip>
          ))}
        </span>
      )}
    </div>
  )
}
