import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { pagoEscritoIssues } from '#domain/fondos/pagos/pago-escrito.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { DateField, MoneyField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { PapelCampo } from '#admin/portal/fondos/tramites/PapelCampo.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'

interface Pago {
  readonly referencia: string
  readonly importe: number | null
  readonly fecha: string
  readonly operacion: string
  /** Id of the uploaded file, or "". */
  readonly comprobante: string
}

const bare = (referencia: string): string => referencia.replaceAll(/\s/g, '')

function issuesOf({ referencia, importe, fecha, operacion, comprobante }: Pago): Issue[] {
  const texto = importe === null ? '' : (importe / 100).toFixed(2)
  return pagoEscritoIssues(
    { referencia: bare(referencia), importe: texto, fecha, operacion, comprobante },
    todayInMexico(Date.now()),
  )
}

/** Proposes a payment that is not in a file of the bank, with the voucher that proves it. */
export function RegistrarPago({ onClose }: { onClose: () => void }): ReactElement {
  const act = useAct<Pago, PropuestaHecha>({
    call: ({ referencia, importe, ...pago }) =>
      api.call('POST /api/pagos', { body: { ...pago, referencia: bare(referencia), importeCentavos: importe ?? 0 } }),
    keys: [KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="pago"
      act={act}
      initial={{ referencia: '', importe: null, fecha: '', operacion: '', comprobante: '' }}
      rules={issuesOf}
      title="Registrar pago a mano"
      action="Proponer pago"
      busyText="Enviando…"
      failure="No se propuso el pago."
      onClose={onClose}
    >
      <TextField name="referencia" label="Referencia" mono inputMode="numeric" maxLength={60} />
      <MoneyField name="importe" label="Importe" />
      <DateField name="fecha" label="Fecha del banco" />
      <TextField name="operacion" label="Número de operación del banco" mono maxLength={40} />
      <PapelCampo name="comprobante" llamada="POST /api/panel/pagos-comprobantes" title="Comprobante del pago" />
      <SegundaMano />
    </FormDialog>
  )
}
