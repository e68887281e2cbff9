import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { CONSTANTE_MAX, contratoIssues } from '#domain/fondos/pagos/contrato-banco.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEY_CONTRATO } from './use-validacion.ts'
import type { ContratoEscrito, ContratoPanel } from '#domain/fondos/pagos/contrato-banco.ts'
import type { ReactElement } from 'react'

/** What the bank's contract fixes of each reference: it holds from the next line on. */
export function ContratoDialog({ contrato, onClose }: { contrato: ContratoPanel; onClose: () => void }): ReactElement {
  const { base, constante } = contrato
  const act = useAct<ContratoEscrito, PropuestaHecha>({
    call: (escrito) => api.call('PUT /api/panel/referencia-pago', { body: { ...escrito, antes: { base, constante } } }),
    keys: [KEY_CONTRATO, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="contrato-referencia"
      act={act}
      initial={{ base, constante }}
      rules={(escrito) => contratoIssues(escrito, todayInMexico(Date.now()))}
      title="Contrato de la referencia de pago"
      action="Proponer contrato"
      busyText="Enviando…"
      failure="No se propuso el contrato."
      onClose={onClose}
    >
      <p className="secondary">
        Lo fija el convenio con el banco. Vale para las líneas que se emitan desde que se autorice: las ya emitidas
        conservan su referencia.
      </p>
      <TextField
        name="base"
        label="Año base de la fecha"
        help="Desde qué año se cuentan los días de la fecha límite, por ejemplo 2014."
        mono
        inputMode="numeric"
        maxLength={4}
      />
      <TextField
        name="constante"
        label="Constante antes de los dígitos verificadores"
        help={`Hasta ${CONSTANTE_MAX} dígitos; la referencia de 15 dígitos no lleva ninguna.`}
        optional
        mono
        inputMode="numeric"
        maxLength={CONSTANTE_MAX}
      />
      <SegundaMano />
    </FormDialog>
  )
}
