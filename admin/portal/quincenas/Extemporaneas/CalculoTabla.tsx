import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { DataTable, type Column } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import type { CalculoExtemporanea, QuincenaExtemporanea } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { ReactElement } from 'react'

const COLUMNAS: readonly Column<QuincenaExtemporanea>[] = [
  { key: 'quincena', header: 'Quincena', cell: ({ chip }) => chip },
  { key: 'capital', header: 'Aportación', numeric: true, cell: (row) => formatPesos(row.capitalCentavos) },
  { key: 'limite', header: 'Límite', cell: ({ limite }) => formatFecha(limite) },
  { key: 'dias', header: 'Días', numeric: true, cell: ({ diasMora }) => diasMora },
  { key: 'interes', header: 'Interés', numeric: true, cell: (row) => formatPesos(row.interesCentavos) },
]

/** What a late contribution comes to: fund by fund, and quincena by quincena with its interest. */
export function CalculoTabla({ calculo }: { calculo: CalculoExtemporanea }): ReactElement {
  return (
    <>
      <KeyValueList
        wide
        items={[
          ...calculo.fondos.map(({ titulo, importeCentavos }) => ({
            key: titulo,
            label: titulo,
            value: formatPesos(importeCentavos),
          })),
          { label: 'Aportación', value: formatPesos(calculo.principalCentavos) },
          { label: 'Intereses', value: formatPesos(calculo.interesCentavos) },
          { label: 'Total', value: <strong>{formatPesos(calculo.totalCentavos)}</strong> },
          ...(calculo.reduceCentavos === 0
            ? []
            : [{ label: 'Acredita el próximo cierre', value: formatPesos(calculo.reduceCentavos) }]),
        ]}
      />
      <DataTable
        caption="Por quincena"
        columns={COLUMNAS}
        rows={calculo.quincenas}
        rowKey={({ codigo }) => codigo}
        minWidth={480}
        empty={<EmptyState title="No hay quincenas por cobrar." />}
      />
    </>
  )
}
