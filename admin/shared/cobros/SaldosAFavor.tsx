import { useState } from 'react'
import { partesAFavor, type SaldoAFavor } from '#domain/fondos/prestamos/saldo-a-favor.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { FavorDialog } from './FavorDialog.tsx'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** What entities withheld of a person beyond the orders, and what was done with it. */
export function SaldosAFavor({ saldos }: { saldos: readonly SaldoAFavor[] }): ReactElement {
  const [abierto, setAbierto] = useState<SaldoAFavor | null>(null)
  return (
    <section className="stack" aria-label="Saldos a favor">
      <h3>Saldos a favor</h3>
      <DataTable
        caption="Saldos a favor"
        columns={columnsOf(setAbierto)}
        rows={saldos}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No hay saldos a favor." />}
      />
      {abierto && <FavorDialog saldo={abierto} onClose={() => setAbierto(null)} />}
    </section>
  )
}

function columnsOf(decidir: (saldo: SaldoAFavor) => void): readonly Column<SaldoAFavor>[] {
  return [
    { key: 'quincena', header: 'Quincena', cell: ({ chip, prestamo }) => `${chip}, ${prestamo}` },
    { key: 'importe', header: 'Importe', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
    { key: 'estado', header: 'Estado', wrap: true, cell: (saldo) => partesAFavor(saldo).join(' · ') },
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (saldo) =>
        saldo.actions.includes('decidir') && <Button onClick={() => decidir(saldo)}>Aplicar o devolver</Button>,
    },
  ]
}
