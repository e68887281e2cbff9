import { quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong } from '#domain/calendario/quincena.ts'
import {
  decididoCentavos,
  decisionExcedenteIssues,
  DESTINO_EXCEDENTE_IDS,
  DESTINOS_EXCEDENTE,
  REFERENCIA_EXCEDENTE_MAX,
  type DecisionExcedente,
  type Excedente,
} from '#domain/fondos/excedentes/excedente.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { DateField, RadioField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { ReactElement } from 'react'

/** First word of the query keys of what payrolls deducted too much, and the resource of its list. */
export const KEY_EXCEDENTES = 'excedentes'

interface Valores extends DecisionExcedente {
  readonly version: number
}

const hoy = () => todayInMexico(Date.now())

/** Proposes what is done with what a payroll deducted beyond what was due. */
export function ExcedenteDialog({ excedente, onClose }: { excedente: Excedente; onClose: () => void }): ReactElement {
  const { id, version, nombre, entidad, quincena, clave, descontadoCentavos, debidoCentavos, estado } = excedente
  const act = useAct<Valores, PropuestaHecha>({
    call: (body) => api.call('POST /api/excedentes/:id/decision', { params: { id }, body }),
    keys: [KEY_EXCEDENTES, KEY_AUTORIZACIONES, 'estado-cuenta'],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="excedente"
      act={act}
      initial={{ destino: 'devolver', fecha: '', referencia: '', version }}
      rules={(values) => decisionExcedenteIssues(values, excedente, hoy())}
      title="¿Qué se hace con lo descontado de más?"
      action="Proponer decisión"
      busyText="Enviando…"
      failure="No se propuso la decisión."
      onClose={onClose}
    >
      <p>
        {entidad} descontó a {nombre} <strong>{formatPesos(decididoCentavos('devolver', excedente))}</strong> de más en
        la {quincenaLong(quincena)}: de <span className="mono">{clave}</span>, {formatPesos(descontadoCentavos)} en vez
        de {formatPesos(debidoCentavos)}.
      </p>
      <RadioField
        name="destino"
        legend="Decisión"
        options={DESTINO_EXCEDENTE_IDS.filter((destino) => destino === 'devolver' || estado === 'por_decidir').map(
          (value) => ({ value, label: DESTINOS_EXCEDENTE[value] }),
        )}
      />
      <DateField name="fecha" label="Día en que lo devolvió" help="Si queda a favor de la persona, no hace falta." />
      <TextField
        name="referencia"
        label="Oficio o comprobante"
        help="Por ejemplo, el número del oficio o del recibo de nómina en que consta."
        maxLength={REFERENCIA_EXCEDENTE_MAX}
      />
      <SegundaMano />
    </FormDialog>
  )
}
