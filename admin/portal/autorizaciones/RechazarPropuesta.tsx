import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_PROPUESTA, useActoPropuesta } from './use-propuestas.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { ReactElement } from 'react'

/** Turns a proposal down, with the reason that who made it will read; for ten minutes it may be undone. */
export function RechazarPropuesta({
  propuesta,
  onClose,
}: {
  propuesta: PropuestaPanel
  onClose: () => void
}): ReactElement {
  const { id, version, folio, propuso } = propuesta
  const undo = useActoPropuesta('deshacer', (one) => `${one.folio} está otra vez por autorizar.`)
  const act = useAct<{ nota: string; version: number }, PropuestaPanel>({
    call: (body) => api.call('POST /api/panel/autorizaciones/:id/rechazar', { params: { id }, body }),
    keys: KEYS_PROPUESTA,
    toast: (one) => ({
      text: `Se rechazó ${folio}. ${propuso} recibe el motivo.`,
      action: { label: 'Deshacer', onSelect: () => undo.run(one) },
    }),
    done: onClose,
  })
  return (
    <FormDialog
      id="rechazar-propuesta"
      act={act}
      initial={{ nota: '', version }}
      rules={({ nota }) =>
        nota.trim() === '' ? [{ path: 'nota', code: 'requerido', message: 'Escribe por qué se rechaza.' }] : []
      }
      title={`Rechazar ${folio}`}
      action="Rechazar propuesta"
      busyText="Rechazando…"
      failure="No se rechazó la propuesta."
      danger
      onClose={onClose}
    >
      <AreaField name="nota" label="Motivo del rechazo" maxLength={NOTA_PROPUESTA_MAX} />
    </FormDialog>
  )
}
