import { LIMITES_RETIRO } from '#domain/fondos/cair/retiro.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { KEYS_CAIR } from './use-cair.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import type { ReactElement } from 'react'

/** Turns a procedure down, with the reason that who asked for it will read. */
export function RechazarDialog({ tramite, onClose }: { tramite: TramiteCair; onClose: () => void }): ReactElement {
  const act = useAct<{ nota: string; version: number }, TramiteCair>({
    call: (body) => api.post(`/api/panel/cair-tramites/${tramite.id}/rechazar`, body),
    keys: KEYS_CAIR,
    toast: ({ folio }) => `El trámite ${folio} quedó rechazado.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="rechazar-cair"
      act={act}
      initial={{ nota: '', version: tramite.version }}
      rules={({ nota }) =>
        nota.trim() === '' ? [{ path: 'nota', code: 'requerido', message: 'Escribe por qué se rechaza.' }] : []
      }
      title={`Rechazar ${tramite.folio}`}
      action="Rechazar trámite"
      busyText="Rechazando…"
      failure="No se rechazó el trámite."
      danger
      onClose={onClose}
    >
      <AreaField name="nota" label="Motivo del rechazo" maxLength={LIMITES_RETIRO.nota} />
    </FormDialog>
  )
}
