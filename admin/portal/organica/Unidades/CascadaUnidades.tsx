import { nombreOrganica, type Nivel } from '#domain/organica/niveles.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { useBound } from '#admin/shared/form/binding.ts'
import { CAMPO_NIVEL, ETIQUETA_NIVEL } from './nivel-pantalla.ts'
import type { Niveles } from './arbol-unidades.ts'
import type { ReactElement } from 'react'

interface CascadaUnidadesProps {
  /** Level of the unit that is made: the choices are those above it. */
  nivel: number
  niveles: Niveles
  /** By organic key and description instead of the unit's name. */
  organica?: boolean
}

/** The units above the new one, each list when the one before is chosen; changing one clears those after it. */
export function CascadaUnidades({ nivel, niveles, organica = false }: CascadaUnidadesProps): ReactElement {
  const tipo = useBound('tipo')
  const entidad = useBound('entidad')
  const dependencia = useBound('dependencia')
  const clave = useBound('clave')
  const campos = [tipo, entidad, dependencia].slice(0, nivel)
  const choose = (level: number, text: string): void => {
    campos[level]?.set(text === '' ? null : Number(text))
    for (const later of campos.slice(level + 1)) later.set(null)
    clave.set('')
  }
  return (
    <>
      {campos.map((campo, level) => {
        const above = level === 0 ? null : (campos[level - 1]?.value ?? null)
        const waits = level > 0 && above === null
        const options = (niveles[level] ?? [])
          .filter(({ activo, parentId }) => activo && (level === 0 || parentId === above))
          .map((unidad) => ({
            value: String(unidad.id),
            label: organica ? `${unidad.clave} ${unidad.nombre}` : unidad.nombre,
          }))
        const label = organica ? nombreOrganica(level as Nivel) : (ETIQUETA_NIVEL[level] ?? '')
        return (
          <Field
            key={CAMPO_NIVEL[level]}
            id={organica ? `${campo.id}-organica` : campo.id}
            label={label}
            error={organica ? null : campo.error}
          >
            <Combobox
              options={options}
              value={typeof campo.value === 'number' ? String(campo.value) : ''}
              disabledReason={waits ? 'Elige primero la anterior' : null}
              onChange={(text) => choose(level, text)}
            />
          </Field>
        )
      })}
    </>
  )
}
