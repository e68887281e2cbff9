import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { RechazarDialog, type Rechazo } from '#admin/shared/autorizaciones/RechazarDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_PROPUESTA, useActoPropuesta } from './use-propuestas.ts'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { ReactElement } from 'react'

interface RechazarPropuestaProps {
  propuesta: PropuestaPanel
  onClose: () => void
}

/** Turns a proposal down; for ten minutes that can be undone. */
export function RechazarPropuesta({ propuesta, onClose }: RechazarPropuestaProps): ReactElement {
  const { id, folio, propuso } = propuesta
  const undo = useActoPropuesta('deshacer', (one) => `${one.folio} está otra vez por autorizar.`)
  const act = useAct<Rechazo, PropuestaPanel>({
    call: (body) => api.call('POST /api/panel/autorizaciones/:id/rechazar', { params: { id }, body }),
    keys: KEYS_PROPUESTA,
    toast: (one) => ({
      text: `Se rechazó ${folio}. ${propuso} recibe el motivo.`,
      action: { label: 'Deshacer', onSelect: () => undo.run(one) },
    }),
    done: onClose,
  })
  return (
    <RechazarDialog
      act={act}
      de={propuesta}
      action="Rechazar propuesta"
      failure="No se rechazó la propuesta."
      maxLength={NOTA_PROPUESTA_MAX}
      onClose={onClose}
    />
  )
}
