import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from '#admin/shared/ui/datos/Avatar.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Cifra, Cifras } from '#admin/shared/ui/datos/Cifras.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstatusTag, SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import type { Sort } from '#admin/shared/ui/datos/DataTable.tsx'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

const ESTATUS = ['Pendiente', 'Solicitado', 'Validado', 'Por aplicar', 'Aplicado', 'Cancelado'] as const
const ROWS = ESTATUS.map((estatus, index) => ({
  folio: `A-26-${String(18841 - index).padStart(6, '0')}`,
  nombre: ['Muñoz Güemes, María Fernanda', 'De la Rosa Ibáñez, José Ángel'][index % 2] ?? '',
  estatus,
  centavos: 1_233_575 + index * 100_000,
}))

function States(): ReactElement {
  return (
    <div className="stack">
      <div className="row">
        {ESTATUS.map((estatus) => (
          <EstatusTag key={estatus} estatus={estatus} />
        ))}
      </div>
      <div className="row">
        {['A', 'T', 'L', 'B', 'P', 'D', 'E', 'C', 'N'].map((letra) => (
          <SituacionTag key={letra} letra={letra} />
        ))}
      </div>
    </div>
  )
}

function Notes(): ReactElement {
  return (
    <div className="stack">
      <Note tone="good">
        <strong>La documentación cargada coincide:</strong> los primeros 10 caracteres de la CURP y del RFC son iguales.
      </Note>
      <Note tone="warn" action={<a href="#contenido">Ir al primero</a>}>
        <strong>Dos campos por confirmar.</strong> El número exterior se leyó con poca certeza.
      </Note>
      <Note tone="bad">Los documentos son de dos personas distintas.</Note>
      <Note>Entra en la quincena 22 de 2026.</Note>
      <ErrorState
        title="No se pudieron cargar los movimientos."
        error={{ message: 'No hay conexión con el servidor.', requestId: '01J9-EJEMPLO' }}
        onRetry={() => undefined}
      />
    </div>
  )
}

function Figures(): ReactElement {
  return (
    <Cifras label="Personas">
      <Cifra etiqueta="En activo" cifra="1,204" detalle="404 con movimientos" ruta="/panel/afiliados" />
      <Cifra etiqueta="Rechazados" cifra="24" detalle="no entran" aviso />
    </Cifras>
  )
}

function Waiting(): ReactElement {
  return (
    <div className="stack">
      <Progress label="Leyendo página 2 de 3" value={0.62} />
      <Progress label="En espera" />
      <Skeleton />
      <EmptyState title="Aún no envías movimientos" action={<Button size="sm">Empezar un alta</Button>}>
        Aquí verás cada trámite con su folio.
      </EmptyState>
    </div>
  )
}

function Table({ look }: { look: string }): ReactElement {
  const [sort, setSort] = useState<Sort>({ key: 'folio', direction: 'desc' })
  const sign = sort.direction === 'asc' ? 1 : -1
  const rows = [...ROWS].sort((a, b) => sign * a.folio.localeCompare(b.folio))
  return (
    <DataTable
      caption={`Movimientos de ejemplo, ${look}`}
      rows={rows}
      rowKey={({ folio }) => folio}
      sort={sort}
      onSort={setSort}
      isSelected={({ estatus }) => estatus === 'Validado'}
      minWidth={480}
      columns={[
        {
          key: 'folio',
          header: 'Folio',
          mono: true,
          sortable: true,
          cell: ({ folio }) => <Link to="/panel/estilo">{folio}</Link>,
        },
        { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
        { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
        { key: 'sueldo', header: 'Sueldo', numeric: true, cell: ({ centavos }) => <MoneyText centavos={centavos} /> },
        {
          key: 'aportacion',
          header: 'Aportación',
          numeric: true,
          cell: ({ nombre, centavos }) => (
            <ImporteExplicable centavos={centavos} de={nombre} onExplicar={() => undefined} />
          ),
        },
      ]}
    />
  )
}

function Facts(): ReactElement {
  return (
    <div className="stack">
      <div className="row">
        <Avatar name="María Fernanda Muñoz" size="lg" />
        <Avatar name="Lucía Robledo" />
      </div>
      <KeyValueList
        items={[
          { label: 'Nacimiento', value: '17 abr 1991, Aguascalientes' },
          { label: 'RFC', value: <span className="mono">MUGF910417QK3</span> },
          { label: 'NSS', value: '' },
        ]}
      />
      <Timeline
        items={[
          { text: 'Solicitado por Lucía Robledo', detail: '20 nov 2026, 12:08, Ventanilla' },
          { text: 'Validado por Elena Quiroz', detail: '21 nov 2026, 09:31, Dependencia' },
          { text: 'Falta la revisión del instituto', next: true },
        ]}
      />
    </div>
  )
}

export const SURFACES: readonly Sample[] = [
  { name: 'Estados', Show: States },
  { name: 'Avisos y errores', Show: Notes },
  { name: 'Cifras', Show: Figures },
  { name: 'Espera y vacío', Show: Waiting },
  { name: 'Tabla', Show: Table },
  { name: 'Datos y recorrido', Show: Facts },
]
