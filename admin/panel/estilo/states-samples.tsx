import { Ban } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { FileDrop } from '#admin/shared/ui/campos/FileDrop.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyInput } from '#admin/shared/ui/campos/MoneyInput.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { WizardFooter } from '#admin/shared/ui/acciones/WizardFooter.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const NADA = (): undefined => undefined
const PDF = { accept: { 'application/pdf': ['.pdf'] }, maxBytes: 10 * 1024 * 1024 } as const
const SEXO = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Femenino' },
]
const COLUMNS = [
  { key: 'folio', header: 'Folio', cell: (folio: string) => folio },
  { key: 'nombre', header: 'Nombre', cell: () => '' },
] as const
const key = (folio: string): string => folio

function Wrong(): ReactElement {
  const [monto, setMonto] = useState<number | null>(NaN)
  return (
    <div className="form-grid">
      <Field label="Sueldo" span={6} error="Escribe un importe, como 12,335.75">
        <MoneyInput value={monto} onChange={setMonto} />
      </Field>
      <Field label="Fecha de ingreso" span={6} error="No es una fecha: escríbela como 21/11/2026">
        <DateInput value="31/02/2026" onChange={NADA} />
      </Field>
      <Field label="Contraseña" span={6} error="La contraseña no coincide">
        <PasswordInput defaultValue="otra" />
      </Field>
      <Field label="Entidad" span={6} error="Elige la entidad">
        <Combobox options={[]} value="" onChange={NADA} />
      </Field>
      <Field label="Motivo" span={12} error="Escribe el motivo">
        <TextArea />
      </Field>
      <div className="span-6">
        <RadioGroup legend="Sexo" options={SEXO} value="" onChange={NADA} error="Elige una opción" inline />
      </div>
      <div className="span-6">
        <Checkbox label="Confirmo que los datos son correctos" error="Confírmalo para continuar" />
      </div>
    </div>
  )
}

function Locked(): ReactElement {
  return (
    <div className="form-grid">
      <Field label="Teléfono" span={6} help="Se captura en el paso siguiente.">
        <TextInput disabled />
      </Field>
      <Field label="Sueldo" span={6} help="Lo da la categoría.">
        <MoneyInput value={1_233_575} onChange={NADA} readOnly />
      </Field>
      <Field label="Fecha de baja" span={6}>
        <DateInput value="2026-11-21" onChange={NADA} readOnly />
      </Field>
      <Field label="Adscripción" span={6}>
        <Combobox options={[{ value: '1', label: 'Servicios Médicos' }]} value="1" onChange={NADA} readOnly />
      </Field>
      <Field label="Área" span={6}>
        <Select options={[]} disabledReason="Elige primero la dirección" />
      </Field>
      <Field label="Motivo" span={6}>
        <TextArea disabled defaultValue="Ya no se puede cambiar." />
      </Field>
      <div className="span-6">
        <Checkbox label="Recibir avisos" help="Tu cuenta no tiene correo." disabled />
      </div>
      <div className="span-6 row">
        <Button disabled>Guardar</Button>
        <Button variant="primary" disabled>
          Enviar
        </Button>
        <StatusTag tone="neutral" icon={Ban}>
          Sin activar
        </StatusTag>
      </div>
      <div className="span-12">
        <FileDrop title="Suelta aquí el archivo" help="Se está revisando otro." disabled onFiles={NADA} {...PDF} />
      </div>
    </div>
  )
}

function Empty({ look }: { look: string }): ReactElement {
  return (
    <div className="stack">
      <DataTable
        caption={`Tabla vacía, ${look}`}
        columns={COLUMNS}
        rows={[]}
        rowKey={key}
        empty={<EmptyState title="Todavía no hay movimientos">Aquí estará cada trámite con su folio.</EmptyState>}
      />
      <KeyValueList items={[{ label: 'Segundo apellido', value: '' }]} />
      <Avatar name="" />
      <OneFile
        file={null}
        onChange={NADA}
        title="Suelta aquí el oficio"
        help="Un PDF de hasta 10 MB."
        wrongKind="Solo PDF."
        missing="Agrega el oficio para continuar."
        sending={null}
        {...PDF}
      />
      <Card title="Aún no disponible" off>
        <p>Se llena cuando haya un cierre.</p>
      </Card>
    </div>
  )
}

function Loading({ look }: { look: string }): ReactElement {
  return (
    <div className="stack">
      <DataTable caption={`Tabla que se carga, ${look}`} columns={COLUMNS} rows={[]} rowKey={key} loading />
      <Field label="Perfil">
        <Combobox options={[]} value="" onChange={NADA} loading />
      </Field>
      <Skeleton lines={2} height={40} label={`Cargando, ${look}`} />
      <WizardFooter save={{ kind: 'saving' }} onNext={NADA} nextLabel="Guardar alta" final busy busyText="Guardando…" />
    </div>
  )
}

function Failed(): ReactElement {
  return (
    <div className="stack">
      <ErrorState
        title="No se pudo abrir la persona."
        error={{ message: 'No existe o no está a tu alcance.', status: 404 }}
        back={{ to: '/panel/estilo', label: 'Volver al padrón' }}
      />
      <ErrorState title="No se pudieron contar los actos." error={{ message: 'El servidor está ocupado.' }} />
      <WizardFooter
        save={{ kind: 'failed', message: 'No se pudo guardar: sin conexión.', onRetry: NADA }}
        onBack={NADA}
        onNext={NADA}
        nextLabel="Siguiente"
      />
    </div>
  )
}

/** The states that a screen has on its bad days. */
export const STATES: readonly Sample[] = [
  { name: 'Con error', Show: Wrong },
  { name: 'Deshabilitados y de solo lectura', Show: Locked },
  { name: 'Vacíos', Show: Empty },
  { name: 'Cargando', Show: Loading },
  { name: 'Fallos', Show: Failed },
]
