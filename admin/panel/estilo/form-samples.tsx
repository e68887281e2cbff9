import { useState } from 'react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import {
  AreaField,
  CheckField,
  ComboField,
  DateField,
  MoneyField,
  NumberField,
  PasswordField,
  RadioField,
  SelectField,
  TextField,
} from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { Issue } from '#domain/issue.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const VACIO = {
  nombre: '',
  motivo: 'El documento no corresponde a la persona.',
  clave: 'secreta',
  quincenas: 24 as number | null,
  importe: 1_233_575 as number | null,
  desde: '2026-11-21',
  estatus: 'A',
  entidad: null as number | null,
  activo: true,
  sexo: 'F',
}
type Valores = typeof VACIO

const ESTATUS = [
  { value: 'A', label: 'Activo' },
  { value: 'I', label: 'Inactivo' },
]
const ENTIDADES = [
  { value: '1', label: 'Secretaría de Salud', detail: 'Clave 01' },
  { value: '2', label: 'Instituto de Educación', detail: 'Clave 02' },
]
const SEXO = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Femenino' },
]

const issues = ({ nombre, entidad }: Valores): readonly Issue[] => [
  ...(nombre.trim() === '' ? [{ path: 'nombre', code: 'falta', message: 'Escribe el nombre.' }] : []),
  ...(entidad === null ? [{ path: 'entidad', code: 'falta', message: 'Elige la entidad.' }] : []),
]

const FALLA = new Error('No hay conexión con el servidor.')

/** An act of no server: it ends well at once, or fails. */
function useActoDeMuestra<Input = void>(falla = false): Act<Input> {
  return useAct<Input>({ call: () => (falla ? Promise.reject(FALLA) : Promise.resolve()), toast: () => 'Guardado.' })
}

function Fields(): ReactElement {
  return (
    <div className="form-grid">
      <TextField name="nombre" label="Nombre" span={6} maxLength={120} />
      <ComboField name="entidad" label="Entidad" span={6} numeric options={ENTIDADES} />
      <MoneyField name="importe" label="Importe" span={6} />
      <NumberField name="quincenas" label="Quincenas" span={6} digits={3} />
      <DateField name="desde" label="Desde" span={6} optional />
      <SelectField name="estatus" label="Estatus" span={6} options={ESTATUS} />
      <PasswordField name="clave" label="Contraseña" span={6} />
      <div className="span-6">
        <RadioField name="sexo" legend="Sexo" options={SEXO} inline />
      </div>
      <AreaField name="motivo" label="Motivo" span={12} counted maxLength={500} />
      <div className="span-6">
        <CheckField name="activo" label="En uso" help="Quien ya lo tiene lo conserva." />
      </div>
    </div>
  )
}

function Record(): ReactElement {
  const act = useActoDeMuestra<Valores>()
  return (
    <RecordForm act={act} initial={VACIO} rules={issues} summary action="Guardar" failure="No se pudo guardar.">
      <Fields />
    </RecordForm>
  )
}

function Failed(): ReactElement {
  const act = useActoDeMuestra<Valores>(true)
  const LLENO = { ...VACIO, nombre: 'Constancia', entidad: 1 }
  return (
    <RecordForm act={act} initial={LLENO} rules={issues} action="Guardar sin red" failure="No se pudo guardar.">
      <TextField name="nombre" label="Nombre" maxLength={120} />
    </RecordForm>
  )
}

function Dialogs(): ReactElement {
  const [asked, setAsked] = useState<'datos' | 'confirma' | null>(null)
  const close = (): void => setAsked(null)
  const datos = useActoDeMuestra<Valores>()
  const confirma = useActoDeMuestra(true)
  return (
    <div className="row">
      <Button onClick={() => setAsked('datos')}>Abrir un registro</Button>
      <Button onClick={() => setAsked('confirma')}>Abrir una confirmación</Button>
      {asked === 'datos' && (
        <FormDialog
          act={datos}
          initial={VACIO}
          rules={issues}
          title="Nueva constancia"
          action="Guardar"
          busyText="Guardando…"
          failure="No se pudo guardar."
          onClose={close}
        >
          <TextField name="nombre" label="Nombre" maxLength={120} />
          <ComboField name="entidad" label="Entidad" numeric options={ENTIDADES} />
        </FormDialog>
      )}
      {asked === 'confirma' && (
        <ConfirmDialog
          act={confirma}
          title="Cerrar el caso"
          action="Cerrar caso"
          busyText="Cerrando…"
          failure="No se pudo cerrar el caso."
          onClose={close}
        >
          <p>El caso deja de estar en la bandeja de quien lo lleva.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

export const FORMS: readonly Sample[] = [
  { name: 'Registro', Show: Record },
  { name: 'Registro que no se guardó', Show: Failed },
  { name: 'Registro y confirmación en un diálogo', Show: Dialogs },
]
