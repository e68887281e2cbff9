import { DOCUMENTO_FIRMA_MAX, firmaDeTitularIssues, type FirmaDeTitular } from '#domain/formatos/firma-titular.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { DateField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { FirmaPanel } from '#domain/formatos/firma.ts'
import type { ReactElement } from 'react'

const VACIO: FirmaDeTitular = { referencia: '', fecha: '', documento: '' }

/** A titular without an account signed a paper of their unit: which one, when, and in which document. */
export function FirmarPapel({ firma, onClose }: { firma: FirmaPanel; onClose: () => void }): ReactElement {
  const act = useAct<FirmaDeTitular, FirmaPanel>({
    call: (body) => api.call('POST /api/panel/firmas/:id/papeles', { params: { id: firma.id }, body }),
    keys: ['firmas'],
    toast: () => 'El papel ya lleva la firma.',
    done: onClose,
  })
  return (
    <FormDialog
      id="firmar-papel"
      act={act}
      initial={VACIO}
      rules={(values) => firmaDeTitularIssues(values, todayInMexico(Date.now()))}
      title={`Firma de ${firma.nombre} en un papel`}
      action="Poner la firma"
      busyText="Poniendo…"
      failure="No se puso la firma."
      onClose={onClose}
    >
      <p className="secondary">
        {firma.titular} no entra al portal: su firma llega al papel por el documento en que firmó. Queda quién lo
        registró.
      </p>
      <TextField
        name="referencia"
        label="Referencia de la línea de pago"
        maxLength={80}
        help="La de una línea de pago de su entidad; los espacios no importan."
      />
      <DateField name="fecha" label="Día en que firmó" />
      <TextField
        name="documento"
        label="Documento en que consta"
        maxLength={DOCUMENTO_FIRMA_MAX}
        help="Por ejemplo «Oficio SS/045/2026»."
      />
    </FormDialog>
  )
}
