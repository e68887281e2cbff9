import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { PAGADA_POR } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { dudaDeExtemporanea, type Objetar } from './inconformidad/duda.ts'
import { inconformidadColumn } from './inconformidad/InconformidadButton.tsx'
import type { ExtemporaneaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<ExtemporaneaDeEstado>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
  { key: 'titulo', header: 'Clase', cut: true, cell: ({ titulo }) => titulo },
  { key: 'periodo', header: 'Periodo', cell: (row) => `${formatFecha(row.desde)} al ${formatFecha(row.hasta)}` },
  { key: 'importe', header: 'Importe', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
  { key: 'estado', header: 'Estado', cut: true, cell: ({ estado }) => PAGADA_POR[estado] },
  { key: 'entidad', header: 'Entidad', cut: true, cell: ({ entidad }) => entidad },
]

/** Late contributions of the person that were approved. */
export function ExtemporaneasCard(props: {
  extemporaneas: readonly ExtemporaneaDeEstado[]
  objetar: Objetar
}): ReactElement {
  return (
    <Card title="Aportaciones extemporáneas" flush>
      <DataTable
        caption="Aportaciones extemporáneas"
        columns={[...COLUMNS, ...inconformidadColumn(props.objetar, ({ folio }) => folio, dudaDeExtemporanea)]}
        rows={props.extemporaneas}
        rowKey={({ folio }) => folio}
        minWidth={props.objetar ? 840 : 720}
        empty={<EmptyState title="Ninguna." />}
      />
    </Card>
  )
}
