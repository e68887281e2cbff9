import { organicaIssues } from '#domain/organica/edicion-issues.ts'
import { nombreOrganica, type Nivel } from '#domain/organica/niveles.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { ReactElement } from 'react'

/** Where a new organic row goes: keys above it, the key it gets, and the choice it becomes. */
export interface PadreOrganica {
  readonly claves: readonly string[]
  readonly nombre: string
  readonly clave: string
  readonly choose: (clave: string) => void
}

interface Valores {
  descripcion: string
  titular: string
  fin: string
  estatus: 'A' | 'I'
}

interface CrearOrganicaProps {
  nivel: Exclude<Nivel, 0>
  padre: PadreOrganica
  onClose: () => void
}

const TITULO = { 1: 'Crear Orgánica 1', 2: 'Crear Orgánica 2', 3: 'Nueva Orgánica 3' } as const

/** A row of the hierarchy made on the way: its parent is told, its key is the next one and cannot be changed. */
export function CrearOrganica({ nivel, padre, onClose }: CrearOrganicaProps): ReactElement {
  const claves = [...padre.claves, padre.clave]
  const act = useAct<Valores, { message: string }>({
    call: ({ descripcion, titular, fin, estatus }) =>
      api.call(`POST /api/organica-${nivel}`, {
        body: {
          ...Object.fromEntries(claves.map((clave, i) => [`clave_organica_${i}`, clave])),
          descripcion,
          titular,
          estatus,
          [`fecha_fin_${nivel}`]: fin,
        },
      }),
    keys: ['organica', 'organica-arbol'],
    toast: ({ message }) => message,
    done: () => {
      padre.choose(padre.clave)
      onClose()
    },
  })
  return (
    <FormDialog
      id="organica"
      act={act}
      initial={{ descripcion: '', titular: '', fin: '', estatus: 'A' }}
      rules={({ descripcion, estatus }) => organicaIssues(nivel, { claves, descripcion, estatus })}
      title={TITULO[nivel]}
      action="Crear"
      busyText="Creando…"
      failure={`Error al crear la Orgánica ${nivel}.`}
      onClose={onClose}
    >
      <Field label={nombreOrganica((nivel - 1) as Nivel)}>
        <TextInput value={`${padre.claves.at(-1) ?? ''} ${padre.nombre}`} disabled readOnly />
      </Field>
      <Field label="Clave" help="La siguiente libre.">
        <TextInput className="mono" value={padre.clave} disabled readOnly />
      </Field>
      <TextField name="descripcion" label="Descripción" maxLength={120} />
      <TextField name="titular" label="Titular" optional maxLength={120} />
      <DateField name="fin" label="Fecha fin" optional />
      <SelectField
        name="estatus"
        label="Estatus"
        options={[
          { value: 'A', label: 'Activo' },
          { value: 'I', label: 'Inactivo' },
        ]}
      />
    </FormDialog>
  )
}
