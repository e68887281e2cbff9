import { useState } from 'react'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { partesDeExcedente, type Excedente } from '#domain/fondos/excedentes/excedente.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ExcedenteDialog } from './ExcedenteDialog.tsx'
import type { ReactElement } from 'react'

/** What payrolls deducted from a person beyond what was due, and what became of it. */
export function ExcedentesDePersona({ excedentes }: { excedentes: readonly Excedente[] }): ReactElement {
  const [abierto, setAbierto] = useState<Excedente | null>(null)
  return (
    <Card title="Descontado de más en nómina" flush>
      <DataTable
        caption="Descontado de más en nómina"
        columns={columnsOf(setAbierto)}
        rows={excedentes}
        rowKey={({ id }) => id}
        minWidth={760}
        empty={<EmptyState title="Nada se descontó de más." />}
      />
      {abierto && <ExcedenteDialog excedente={abierto} onClose={() => setAbierto(null)} />}
    </Card>
  )
}

function columnsOf(decidir: (excedente: Excedente) => void): readonly Column<Excedente>[] {
  return [
    { key: 'quincena', header: 'Quincena', cell: ({ quincena }) => quincenaChip(quincena) },
    { key: 'entidad', header: 'Entidad', wrap: true, cell: ({ entidad }) => entidad },
    { key: 'clave', header: 'Clave', mono: true, cell: ({ clave }) => clave },
    { key: 'importe', header: 'De más', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
    { key: 'estado', header: 'Estado', wrap: true, cell: (excedente) => partesDeExcedente(excedente).join(' · ') },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      cell: (excedente) =>
        excedente.actions.includes('decidir') && (
          <Button size="sm" onClick={() => decidir(excedente)}>
            Decidir
            <span className="visually-hidden">: {excedente.clave}</span>
          </Button>
        ),
    },
  ]
}
