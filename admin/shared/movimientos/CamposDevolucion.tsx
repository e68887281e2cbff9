import { X } from 'lucide-react'
import { camposDevolucion, etiquetaCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'

const NOTA_MAX = 300

/** The fields that a return marks, each with what to correct: its author reads them beside the field. */
export function CamposDevolucion({ tramite }: Pick<MovimientoDetalle, 'tramite'>): ReactElement {
  const bound = useBound('campos')
  const campos = bound.value as Readonly<Record<string, string>>
  const marked = Object.keys(campos)
  const free = camposDevolucion(tramite).filter((campo) => !marked.includes(campo))
  const unmark = (campo: string): void =>
    bound.set(Object.fromEntries(Object.entries(campos).filter(([key]) => key !== campo)))
  return (
    <>
      {marked.map((campo) => (
        <Field
          key={campo}
          id={`${bound.id}-${campo.replaceAll('.', '-')}`}
          label={`Qué corregir en ${etiquetaCampo(campo)}`}
          error={campos[campo]?.trim() === '' ? bound.error : null}
          aside={
            <IconButton size="sm" icon={X} label={`No señalar ${etiquetaCampo(campo)}`} onClick={() => unmark(campo)} />
          }
        >
          <TextInput
            maxLength={NOTA_MAX}
            value={campos[campo] ?? ''}
            onChange={(event) => bound.set({ ...campos, [campo]: event.target.value })}
          />
        </Field>
      ))}
      <Field id={bound.id} label="Señalar un campo" optional help="Quien lo corrija leerá tu nota junto al campo.">
        <Combobox
          options={free.map((campo) => ({ value: campo, label: etiquetaCampo(campo) }))}
          value=""
          onChange={(campo) => campo !== '' && bound.set({ ...campos, [campo]: '' })}
        />
      </Field>
    </>
  )
}
