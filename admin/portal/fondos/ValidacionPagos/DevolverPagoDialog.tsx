import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { devolucionIssues, isReversa, MOTIVO_DEVOLUCION_MAX } from '#domain/fondos/pagos/por-identificar.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { PagoEnEspera, type PagoDeDialogo } from './PagoEnEspera.tsx'
import { KEYS_POR_IDENTIFICAR } from './use-validacion.ts'
import type { ReactElement } from 'react'

interface Devolucion {
  readonly motivo: string
}

/** Proposes to note that a payment was given back, or that a reversal never had its payment here, and why. */
export function DevolverPagoDialog({ pago, onClose }: { pago: PagoDeDialogo; onClose: () => void }): ReactElement {
  const act = useAct<Devolucion, PropuestaHecha>({
    call: (body) => api.call('POST /api/pagos/:id/devolver', { params: { id: pago.id }, body }),
    keys: [KEY_AUTORIZACIONES, ...KEYS_POR_IDENTIFICAR],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="devolver-pago"
      act={act}
      initial={{ motivo: '' }}
      rules={devolucionIssues}
      title={isReversa(pago) ? 'Cerrar reversa sin su pago' : 'Devolver pago'}
      action={isReversa(pago) ? 'Proponer cierre' : 'Proponer devolución'}
      busyText="Enviando…"
      failure="No se propuso la devolución."
      onClose={onClose}
    >
      <PagoEnEspera pago={pago} />
      <AreaField
        name="motivo"
        label={isReversa(pago) ? 'Por qué no tiene pago' : 'Por qué se devuelve'}
        maxLength={MOTIVO_DEVOLUCION_MAX}
        counted
        rows={3}
      />
      <SegundaMano />
    </FormDialog>
  )
}
