import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CLASES_ASIENTO, CUENTAS_CAIR } from '#domain/fondos/cair/asiento.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { useMayor } from './use-cair.ts'
import type { RenglonCair } from '#domain/fondos/cair/panel-cair.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

const COLUMNS: readonly Column<RenglonCair>[] = [
  { key: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatFecha(fecha as PlainDate) },
  { key: 'clase', header: 'Movimiento', cell: ({ clase }) => CLASES_ASIENTO[clase] },
  { key: 'detalle', header: 'Detalle', wrap: true, cell: ({ detalle }) => detalle || '–' },
  { key: 'cuenta', header: 'Cuenta', cell: ({ cuenta }) => CUENTAS_CAIR[cuenta] },
  {
    key: 'importe',
    header: 'Importe',
    numeric: true,
    cell: ({ importeCentavos }) => <MoneyText centavos={importeCentavos} />,
  },
  { key: 'saldo', header: 'Saldo', numeric: true, cell: ({ saldoCentavos }) => <MoneyText centavos={saldoCentavos} /> },
]

/** The ledger, the newest first, page by page. */
export function MayorCard({ id }: { id: number }): ReactElement {
  const [pagina, setPagina] = useState(1)
  const { data, error, isPending, refetch } = useMayor(id, pagina)
  if (error)
    return <ErrorState title="No se pudieron cargar los movimientos." error={error} onRetry={() => void refetch()} />
  return (
    <Card
      flush
      title="Movimientos"
      aside={data && <span className="secondary">{cuentaTexto(data.total, 'movimiento')}</span>}
    >
      <DataTable
        caption="Movimientos de la cuenta"
        columns={COLUMNS}
        rows={data?.renglones ?? []}
        rowKey={({ id: key }) => key}
        loading={isPending}
        minWidth={760}
        empty={<EmptyState title="La cuenta no tiene movimientos." />}
      />
      {data && data.paginas > 1 && (
        <nav className="cair-paginas" aria-label="Páginas de movimientos">
          <Button size="sm" disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
            Anteriores
          </Button>
          <span className="secondary">
            Página {pagina} de {data.paginas}
          </span>
          <Button size="sm" disabled={pagina === data.paginas} onClick={() => setPagina(pagina + 1)}>
            Siguientes
          </Button>
        </nav>
      )}
    </Card>
  )
}
