import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useExplicacionLinea } from './use-aportacion-retencion.ts'
import type { AjusteDeLinea, ExplicacionLinea } from '#domain/fondos/pagos/explicacion-linea.ts'
import type { Lugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** "Explicar": every part of what a line asks for. */
export function ExplicacionLineaDialog(props: { lugar: Lugar; codigo: string; onClose: () => void }): ReactElement {
  const { data, error, isPending, refetch } = useExplicacionLinea(props.lugar, props.codigo)
  return (
    <Dialog
      open
      size="lg"
      title="De qué se compone la línea de pago"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>Cerrar</Button>}
    >
      {error && <ErrorState title="No se pudo explicar la línea." error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={6} label="Cargando la explicación" />}
      {data && <Explicacion data={data} />}
    </Dialog>
  )
}

function Explicacion({ data }: { data: ExplicacionLinea }): ReactElement {
  return (
    <div className="stack">
      <p className="secondary">
        {data.entidad} · {data.chip}
      </p>
      <KeyValueList
        wide
        items={[
          ...data.aportaciones.map(({ titulo, origen, importeCentavos }) => ({
            key: `${titulo} ${origen}`,
            label: `${titulo} · ${origen}`,
            value: formatPesos(importeCentavos),
          })),
          { label: 'Aportaciones', value: <strong>{formatPesos(data.aportacionesCentavos)}</strong> },
          ...data.retenciones.map(({ titulo, prestamos, importeCentavos }) => ({
            key: titulo,
            label: `${titulo} · ${cuentaTexto(prestamos, 'préstamo')} por retener`,
            value: formatPesos(importeCentavos),
          })),
          { label: 'Retenciones ordenadas', value: <strong>{formatPesos(data.retencionesCentavos)}</strong> },
          { label: 'Ajustes de quincenas anteriores', value: <strong>{formatPesos(data.ajustesCentavos)}</strong> },
          ...(data.creditoCentavos > 0
            ? [{ label: 'Saldo a favor aplicado', value: formatPesos(-data.creditoCentavos) }]
            : []),
          { label: 'Total', value: <strong>{formatPesos(data.totalCentavos)}</strong> },
        ]}
      />
      {data.ajustes.length > 0 && (
        <DataTable
          caption="Ajustes de quincenas anteriores"
          columns={AJUSTES}
          rows={data.ajustes}
          rowKey={({ prestamo, quincena }) => `${prestamo} ${quincena}`}
          minWidth={720}
          empty={<EmptyState title="Sin ajustes." />}
        />
      )}
      <p className="secondary">
        La línea toma lo que la entidad respondió que retuvo y, mientras no responde, lo ordenado. Lo que se responde
        después ajusta la línea siguiente.
      </p>
    </div>
  )
}

const AJUSTES: readonly Column<AjusteDeLinea>[] = [
  { key: 'prestamo', header: 'Préstamo', cell: ({ prestamo }) => <span className="mono">{prestamo}</span> },
  { key: 'nombre', header: 'Nombre', wrap: true, cell: ({ nombre }) => nombre },
  { key: 'quincena', header: 'Quincena', cell: ({ quincena }) => quincena },
  { key: 'ordenado', header: 'Ordenado', numeric: true, cell: (row) => <MoneyText centavos={row.ordenadoCentavos} /> },
  { key: 'retenido', header: 'Retenido', numeric: true, cell: (row) => <MoneyText centavos={row.retenidoCentavos} /> },
  { key: 'motivo', header: 'Motivo', wrap: true, cell: ({ motivo }) => motivo || 'Completa' },
  { key: 'ajuste', header: 'Ajuste', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
]
