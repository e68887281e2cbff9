import { TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { EstadoPrestamoTag } from '#admin/panel/prestamos/columnas.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { dudaDePrestamo, type Objetar } from './inconformidad/duda.ts'
import { inconformidadColumn } from './inconformidad/InconformidadButton.tsx'
import type { RetencionDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** What a person's loan is, beside its folio: the same in the statement and in the tab of loans. */
export const COLUMNAS_DE_PRESTAMO: readonly Column<PrestamoPanel>[] = [
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPOS_PRESTAMO[tipo].titulo },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoPrestamoTag estado={estado} /> },
  { key: 'capital', header: 'Capital', numeric: true, cell: (row) => <MoneyText centavos={row.capitalCentavos} /> },
  { key: 'abono', header: 'Abono', numeric: true, cell: (row) => <MoneyText centavos={row.abonoCentavos} /> },
  { key: 'saldo', header: 'Saldo', numeric: true, cell: (row) => <MoneyText centavos={row.saldoCentavos} /> },
  { key: 'plazo', header: 'Quincenas', cell: ({ plazo }) => plazo },
]

const COLUMNS: readonly Column<PrestamoPanel>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => folio },
  ...COLUMNAS_DE_PRESTAMO,
]

/** Loans of the person, for whoever sees the statement: not everybody who does may open a loan. */
export function PrestamosCard(props: {
  prestamos: readonly PrestamoPanel[]
  retenciones: readonly RetencionDeEstado[]
  objetar: Objetar
}): ReactElement {
  const { prestamos, retenciones, objetar } = props
  return (
    <Card title="Préstamos" flush>
      <DataTable
        caption="Préstamos de la persona"
        columns={[
          ...COLUMNS,
          ...inconformidadColumn<PrestamoPanel>(
            objetar,
            ({ folio }) => folio,
            (prestamo) => dudaDePrestamo(prestamo, retenciones),
          ),
        ]}
        rows={prestamos}
        rowKey={({ id }) => id}
        minWidth={objetar ? 880 : 760}
        empty={<EmptyState title="Ninguno." />}
      />
    </Card>
  )
}
