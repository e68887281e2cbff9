import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { RutaTramites } from './ruta-tramites.ts'
import type { ReactElement } from 'react'

interface RechazarDialogProps {
  tramite: { readonly id: number; readonly version: number; readonly folio: string }
  /** Address of the procedures of its kind. */
  path: RutaTramites
  /** What is asked for again. */
  keys: readonly string[]
  maxLength: number
  onClose: () => void
}

/** Turns a procedure down, with the reason that who asked for it will read. */
export function RechazarDialog({ tramite, path, keys, maxLength, onClose }: RechazarDialogProps): ReactElement {
  const act = useAct<{ nota: string; version: number }, { folio: string }>({
    call: (body) => api.call(`POST ${path}/:id/rechazar`, { params: { id: tramite.id }, body }),
    keys,
    toast: ({ folio }) => `El trámite ${folio} quedó rechazado.`,
    done: onClose,
  })
  return (
    <FormDialog
      id="rechazar-tramite"
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
      <AreaField name="nota" label="Motivo del rechazo" maxLength={maxLength} />
    </FormDialog>
  )
}
