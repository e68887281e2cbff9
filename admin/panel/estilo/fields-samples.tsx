import { useState } from 'react'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { SourceMark } from '#admin/shared/ui/datos/SourceMark.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const ENTIDADES = [
  'Secretaría de Salud',
  'Secretaría de Finanzas',
  'Instituto de Educación',
  'Poder Judicial',
  'Municipio Centro',
  'Universidad Estatal',
  'Comisión del Agua',
  'Fiscalía General',
].map((label, index) => ({ value: String(index + 1), label, detail: `Clave ${String(index + 1).padStart(2, '0')}` }))
const SEXO = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Femenino' },
  { value: 'X', label: 'X' },
]

function Texts(): ReactElement {
  const [curp, setCurp] = useState('MUGF910417MASXMR08')
  return (
    <div className="form-grid">
      <Field label="Nombres" span={6} source={<SourceMark fuente="qr" />}>
        <TextInput defaultValue="María Fernanda" />
      </Field>
      <Field
        label="CURP"
        span={6}
        source={<SourceMark fuente="texto" onOpen={() => undefined} />}
        count={{ value: curp.length, max: 18 }}
      >
        <TextInput
          mono
          clean={cleanKey}
          maxLength={18}
          value={curp}
          onChange={(event) => setCurp(event.target.value)}
        />
      </Field>
      <Field
        label="Exterior"
        span={6}
        help="Confírmalo"
        source={<SourceMark fuente="ocr" confianza={0.71} seguro={false} />}
      >
        <TextInput defaultValue="1204-B" />
      </Field>
      <Field label="Teléfono" span={6} error="Teléfono inválido: faltan 2 dígitos">
        <TextInput inputMode="tel" defaultValue="+52 449 145 22" />
      </Field>
      <Field label="Segunda calle" span={6} optional>
        <TextInput />
      </Field>
      <Field label="Sueldo mensual" span={6} help="Lo da la categoría.">
        <TextInput readOnly defaultValue="$12,335.75" />
      </Field>
      <Field label="Contraseña" span={6}>
        <PasswordInput defaultValue="secreta" />
      </Field>
      <Field label="Motivo" span={12}>
        <TextArea defaultValue="El documento no corresponde a la persona." />
      </Field>
    </div>
  )
}

function Choices(): ReactElement {
  const [entidad, setEntidad] = useState('')
  const [fecha, setFecha] = useState('2026-11-21')
  const [sexo, setSexo] = useState('F')
  return (
    <div className="form-grid">
      <Field label="Entidad" span={6} help="Escribe para buscar.">
        <Combobox options={ENTIDADES} value={entidad} onChange={setEntidad} />
      </Field>
      <Field label="Dirección General" span={6}>
        <Combobox options={[]} value="" onChange={() => undefined} disabledReason="Elige primero la entidad" />
      </Field>
      <Field label="Dominio" span={6}>
        <Select options={[{ value: 'a', label: 'salud.ejemplo.gob.mx' }]} defaultValue="a" />
      </Field>
      <Field label="Área" span={6} error="Elige el área.">
        <Select options={[]} />
      </Field>
      <Field label="Fecha de ingreso" span={6}>
        <DateInput value={fecha} onChange={setFecha} />
      </Field>
      <div className="span-6">
        <RadioGroup legend="Sexo" options={SEXO} value={sexo} onChange={setSexo} inline />
      </div>
      <div className="span-6">
        <Checkbox label="Sin segundo apellido" help="Márcala si el documento trae uno solo." />
      </div>
      <div className="span-6">
        <Checkbox label="Usar el de la Constancia de Situación Fiscal" defaultChecked />
      </div>
    </div>
  )
}

export const FIELDS: readonly Sample[] = [
  { name: 'Campos de texto', Show: Texts },
  { name: 'Selección, fechas y casillas', Show: Choices },
]
