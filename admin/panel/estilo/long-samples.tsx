import { Trash2 } from 'lucide-react'
import { Breadcrumb } from '#admin/shared/ui/pagina/Breadcrumb.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { Chip } from '#admin/shared/ui/datos/Chip.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { FoldCard } from '#admin/shared/ui/pagina/FoldCard.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const PERSONA = 'Maximiliana Guadalupe del Sagrado Corazón de Jesús Villavicencio-Montemayor y Bustamante de la Garza'
const UNIDAD =
  'Subdirección de Coordinación Interinstitucional para la Seguridad Social de las Personas Trabajadoras del Estado'
const SIN_CORTE =
  'departamento_de_archivo_y_correspondencia_de_la_direccion_general@secretaria-de-finanzas.ejemplo.gob.mx'
const NADA = (): undefined => undefined

function Texts({ look }: { look: string }): ReactElement {
  return (
    <div className="stack">
      <Breadcrumb label={`Ruta larga, ${look}`} items={[{ label: UNIDAD, to: '/panel/estilo' }, { label: PERSONA }]} />
      <div className="row">
        <Button variant="primary">Guardar los datos laborales y enviar el movimiento a validación</Button>
        <Button icon={Trash2}>Quitar a {PERSONA}</Button>
        <Chip removeLabel="Quitar el filtro largo" onRemove={NADA}>
          Entidad: {UNIDAD}
        </Chip>
        <EstatusTag estatus="Por aplicar" />
      </div>
      <Note tone="warn" action={<a href="#contenido">Ver las personas que faltan</a>}>
        <strong>{PERSONA}</strong> no tiene Constancia de Situación Fiscal: {UNIDAD}. {SIN_CORTE}
      </Note>
      <KeyValueList
        items={[
          { label: 'Dependencia a la que está adscrita la persona', value: UNIDAD },
          { label: 'Correo', value: SIN_CORTE },
        ]}
      />
      <Timeline items={[{ text: `Solicitado por ${PERSONA}`, detail: `20 nov 2026, 12:08, ${UNIDAD}` }]} />
      <Progress label={`Leyendo página 2 de 3 de ${SIN_CORTE}.pdf`} value={0.4} />
      <EmptyState title={`Todavía no hay movimientos de ${UNIDAD}`}>{SIN_CORTE}</EmptyState>
    </div>
  )
}

function Fields(): ReactElement {
  return (
    <div className="form-grid">
      <Field
        label="Nombre completo de la persona tal como aparece en su acta de nacimiento"
        span={6}
        help="Escríbelo con todos sus apellidos, partículas y acentos, aunque el documento los omita o los abrevie."
        error="El nombre no coincide con el de la CURP: falta el segundo apellido y sobra una partícula"
      >
        <TextInput defaultValue={PERSONA} />
      </Field>
      <Field label="Dirección General" span={6}>
        <Select options={[{ value: 'a', label: UNIDAD }]} defaultValue="a" />
      </Field>
      <div className="span-12">
        <Checkbox label={`Enviar también a ${SIN_CORTE}`} help={UNIDAD} />
      </div>
    </div>
  )
}

function Table({ look }: { look: string }): ReactElement {
  return (
    <DataTable
      caption={`Textos largos, ${look}`}
      minWidth={900}
      rows={[{ folio: 'A-26-018841' }]}
      rowKey={({ folio }) => folio}
      columns={[
        { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
        { key: 'nombre', header: 'Nombre', wrap: true, cell: () => PERSONA },
        { key: 'unidad', header: 'Unidad', cell: () => UNIDAD },
        { key: 'estatus', header: 'Estatus', cell: () => <EstatusTag estatus="Por aplicar" /> },
        { key: 'monto', header: 'Monto', numeric: true, cell: () => <MoneyText centavos={999_999_999_999} /> },
      ]}
    />
  )
}

function Fold(): ReactElement {
  return (
    <div className="stack">
      <FoldCard title={UNIDAD} aside="12 personas" open>
        <p className="card-body">Lo que se pliega debajo de su encabezado.</p>
      </FoldCard>
      <FoldCard title="Plegada" aside="Sin cambios" open={false}>
        <p className="card-body">No se ve hasta que se abre.</p>
      </FoldCard>
      <OneFile
        file={new File([], `constancia_${SIN_CORTE}.pdf`)}
        onChange={NADA}
        title="Suelta aquí el PDF"
        help="Hasta 10 MB."
        accept={{ 'application/pdf': ['.pdf'] }}
        maxBytes={10 * 1024 * 1024}
        wrongKind="Solo PDF."
        missing={null}
        sending={{ share: 0.45, then: 'Registrando' }}
      />
    </div>
  )
}

/** Names and words longer than any screen expects: nothing is cut without its whole, nothing pushes the page aside. */
export const LONG: readonly Sample[] = [
  { name: 'Textos largos', Show: Texts },
  { name: 'Campos con textos largos', Show: Fields },
  { name: 'Tabla con textos largos', Show: Table },
  { name: 'Tarjetas que se pliegan y un archivo que se envía', Show: Fold },
]
