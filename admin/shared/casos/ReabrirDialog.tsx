import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

/** Opens a completed case again, saying why. */
export function ReabrirDialog({ caso, onClose }: { caso: CasoDetalle; onClose: () => void }): ReactElement {
  const [motivo, setMotivo] = useState('')
  const { run, busy, error } = useCasoAct(
    () => api.call('POST /api/casos/:id/reabrir', { params: { id: caso.id }, body: { version: caso.version, motivo } }),
    { hecho: ({ folio }) => `Se reabrió el caso ${folio}.`, onDone: onClose },
  )
  return (
    <ActDialog
      title={`Reabrir el caso ${caso.folio}`}
      action="Reabrir caso"
      busyText="Reabriendo…"
      busy={busy}
      error={error}
      failure="No se pudo reabrir."
      fields={['motivo']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <p>
        {caso.responsable
          ? `Volverá a estar en progreso, con ${caso.responsable.nombre}.`
          : 'Volverá a estar pendiente, sin responsable.'}{' '}
        Lo que se hizo hasta ahora queda en el historial.
      </p>
      <Field label="Motivo" error={fieldError(error, 'motivo')}>
        <TextArea value={motivo} maxLength={2000} onChange={(event) => setMotivo(event.target.value)} />
      </Field>
    </ActDialog>
  )
}
