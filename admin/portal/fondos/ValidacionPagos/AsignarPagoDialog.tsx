import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { asignacionIssues, isReversa } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PagoEnEspera, type PagoDeDialogo } from './PagoEnEspera.tsx'
import { KEYS_POR_IDENTIFICAR } from './use-validacion.ts'
import type { ReactElement } from 'react'

interface Asignacion {
  readonly referencia: string
}

interface AsignarPagoDialogProps {
  pago: PagoDeDialogo
  sugerida?: string
  onClose: () => void
}

const bare = (referencia: string): string => referencia.replaceAll(/\s/g, '')

/** Proposes a line for a payment. A suggested reference is shown to be checked and never applied automatically. */
export function AsignarPagoDialog({ pago, sugerida = '', onClose }: AsignarPagoDialogProps): ReactElement {
  const act = useAct<Asignacion, PropuestaHecha>({
    call: ({ referencia }) =>
      api.call('POST /api/pagos/:id/asignar', { params: { id: pago.id }, body: { referencia: bare(referencia) } }),
    keys: [KEY_AUTORIZACIONES, ...KEYS_POR_IDENTIFICAR],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="asignar-pago"
      act={act}
      initial={{ referencia: referenciaTexto(sugerida) }}
      rules={({ referencia }) => asignacionIssues({ referencia: bare(referencia) })}
      title={isReversa(pago) ? 'Asignar reversa a su pago' : 'Asignar pago a una línea'}
      action="Proponer asignación"
      busyText="Enviando…"
      failure="No se propuso la asignación."
      onClose={onClose}
    >
      <PagoEnEspera pago={pago} />
      <TextField
        name="referencia"
        label={isReversa(pago) ? 'Referencia de la línea que se había pagado' : 'Referencia de la línea'}
        help={sugerida === '' ? undefined : 'Es la propuesta: compruébala con el comprobante del banco.'}
        mono
        inputMode="numeric"
        maxLength={60}
      />
      <SegundaMano />
    </FormDialog>
  )
}
