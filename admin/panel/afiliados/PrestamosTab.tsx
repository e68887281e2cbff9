import { HandCoins } from 'lucide-react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { Card } from '#admin/shared/ui/Card.tsx'
import { DataTable } from '#admin/shared/ui/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/MoneyText.tsx'
import { EstadoPrestamoTag } from '#admin/panel/prestamos/columnas.tsx'
import { rutaPrestamo } from '#admin/panel/prestamos/ruta-prestamo.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Column } from '#admin/shared/ui/DataTable.tsx'
import type { ReactElement } from 'react'

/** Far more than a person has; were there others, the page says so. */
const PRIMEROS = { page: 1, perPage: 100 }

const COLUMNS: readonly Column<PrestamoPanel>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ id, folio }) => <Link to={rutaPrestamo(id)}>{folio}</Link> },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => TIPOS_PRESTAMO[tipo].titulo },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoPrestamoTag estado={estado} /> },
  { key: 'capital', header: 'Capital', numeric: true, cell: (row) => <MoneyText centavos={row.capitalCentavos} /> },
  { key: 'abono', header: 'Abono', numeric: true, cell: (row) => <MoneyText centavos={row.abonoCentavos} /> },
  { key: 'saldo', header: 'Saldo', numeric: true, cell: (row) => <MoneyText centavos={row.saldoCentavos} /> },
  { key: 'plazo', header: 'Quincenas', cell: ({ plazo }) => plazo },
]

/** Loans of the person, the newest first. */
export function PrestamosTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const {
    data,
    total = 0,
    error,
    isPending,
    refetch,
  } = useGetList<PrestamoPanel>('prestamos', {
    filter: { afiliadoId: persona.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: PRIMEROS,
  })
  if (error)
    return <ErrorState title="No se pudieron cargar los préstamos." error={error} onRetry={() => void refetch()} />
  return (
    <Card
      title={total > PRIMEROS.perPage ? `Préstamos (${PRIMEROS.perPage} de ${formatCuenta(total)})` : 'Préstamos'}
      flush
    >
      <DataTable
        caption="Préstamos de la persona"
        columns={COLUMNS}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        minWidth={760}
        empty={
          <EmptyState icon={HandCoins} title="Esta persona no tiene préstamos">
            Un préstamo se otorga en la lista de préstamos.
          </EmptyState>
        }
      />
    </Card>
  )
}
