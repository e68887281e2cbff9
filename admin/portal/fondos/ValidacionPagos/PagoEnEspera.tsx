import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { isReversa } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { ReactElement } from 'react'

export interface PagoDeDialogo extends Pick<
  PagoRegistrado,
  'id' | 'operacion' | 'importeCentavos' | 'fecha' | 'referencia'
> {
  /** Why it waits, or the line that it was credited to: a label and its text. */
  readonly donde: { readonly label: string; readonly value: string }
}

/** The payment that a dialog is about. Its operation and its day never change. */
export function PagoEnEspera({ pago }: { pago: PagoDeDialogo }): ReactElement {
  const { operacion, importeCentavos, fecha, referencia, donde } = pago
  return (
    <KeyValueList
      items={[
        { label: 'Operación', value: <span className="mono">{operacion}</span> },
        {
          label: 'Importe',
          value: `${formatPesos(importeCentavos)}, ${isReversa(pago) ? 'retirado' : 'recibido'} el ${formatFecha(fecha)}`,
        },
        { label: 'Referencia del banco', value: <span className="mono">{referenciaTexto(referencia)}</span> },
        donde,
      ]}
    />
  )
}
