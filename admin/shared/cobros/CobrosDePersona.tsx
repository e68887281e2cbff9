import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ESTADOS_COBRO, type ActoCobro, type CobroPersonal } from '#domain/fondos/prestamos/cobro-personal.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { BOTON_COBRO, useCobroActo } from './use-cobro-acto.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

/** Abonos that were not withheld and that their person owes: notice, days to show a payslip, and the charge with its reference. */
export function CobrosDePersona({ cobros }: { cobros: readonly CobroPersonal[] }): ReactElement {
  const act = useCobroActo()
  return (
    <section className="stack" aria-label="Abonos que se cobran a la persona">
      <h3>Abonos que se cobran a la persona</h3>
      {act.error && <ErrorState title="No se pudo cambiar el cobro." error={act.error} />}
      <DataTable
        caption="Abonos que se cobran a la persona"
        columns={columnsOf((cobro, acto) => act.run({ id: cobro.id, acto, version: cobro.version }))}
        rows={cobros}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No hay cobros." />}
      />
    </section>
  )
}

function columnsOf(run: (cobro: CobroPersonal, acto: ActoCobro) => void): readonly Column<CobroPersonal>[] {
  return [
    { key: 'quincena', header: 'Quincena', cell: ({ chip, prestamo }) => `${chip}, ${prestamo}` },
    { key: 'importe', header: 'Importe', numeric: true, cell: (row) => <MoneyText centavos={row.importeCentavos} /> },
    { key: 'estado', header: 'Estado', wrap: true, cell: estadoTexto },
    {
      key: 'acciones',
      header: 'Acciones',
      cell: (cobro) =>
        cobro.actions.map((acto) => (
          <Button key={acto} onClick={() => run(cobro, acto)}>
            {BOTON_COBRO[acto]}
          </Button>
        )),
    },
  ]
}

function estadoTexto({ estado, plazo, referencia, limite }: CobroPersonal): string {
  const dates = [
    ...(plazo === null ? [] : [`recibo hasta el ${formatFecha(plazo)}`]),
    ...(referencia === '' ? [] : [`referencia ${referenciaTexto(referencia)}`]),
    ...(limite === null ? [] : [`límite ${formatFecha(limite)}`]),
  ]
  return [ESTADOS_COBRO[estado], ...dates].join(' · ')
}
