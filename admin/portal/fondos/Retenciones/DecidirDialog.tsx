import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import {
  CAUSA_RETENCION_IDS,
  CAUSAS_RETENCION,
  DECISIONES_RETENCION,
  decisionIssues,
  type DecisionConCausa,
} from '#domain/fondos/prestamos/retencion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { RadioField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEY_RETENCIONES } from './use-retenciones.ts'
import type { RenglonRetencion } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'

interface Valores extends DecisionConCausa {
  readonly version: number
}

/** What is done with what was not withheld. */
export function DecidirDialog({ renglon, onClose }: { renglon: RenglonRetencion; onClose: () => void }): ReactElement {
  const act = useAct<Valores, PropuestaHecha>({
    call: (values) =>
      api.call('POST /api/panel/retenciones/:id/decision', { params: { id: renglon.id }, body: values }),
    keys: [KEY_RETENCIONES, KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  const diferencia = renglon.abonoCentavos - (renglon.retenidoCentavos ?? 0)
  return (
    <FormDialog
      id="diferencia"
      act={act}
      initial={initialOf(renglon)}
      rules={decisionIssues}
      title="¿Qué se hace con la diferencia?"
      action="Proponer decisión"
      busyText="Enviando…"
      failure="No se propuso la decisión."
      onClose={onClose}
    >
      <p>
        A {renglon.nombre}, préstamo <span className="mono">{renglon.prestamo}</span>, le faltaron{' '}
        <strong>{formatPesos(diferencia)}</strong> de {formatPesos(renglon.abonoCentavos)}.
      </p>
      <RadioField
        name="causa"
        legend="Causa"
        options={CAUSA_RETENCION_IDS.map((value) => ({ value, label: CAUSAS_RETENCION[value].titulo }))}
      />
      <RadioField
        name="decision"
        legend="Decisión"
        options={Object.entries(DECISIONES_RETENCION).map(([value, label]) => ({ value, label }))}
      />
      <SegundaMano />
    </FormDialog>
  )
}

/** What its person owes may still become the entity's: a payslip showed that it was withheld. */
function initialOf({ cobroAbierto, motivo, version }: RenglonRetencion): Valores {
  return cobroAbierto
    ? { causa: 'no_enterado', decision: 'entidad', version }
    : { causa: motivo ?? 'otro', decision: 'recorrer', version }
}
