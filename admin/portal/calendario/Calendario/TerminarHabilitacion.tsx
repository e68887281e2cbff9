import { useState } from 'react'
import { MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { TextArea } from '#admin/shared/ui/TextArea.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { useActo } from './use-acto.ts'
import { useRefrescar } from './use-calendario.ts'
import type { HabilitacionPanel } from '#domain/calendario/calendario-anio.ts'
import type { ReactElement } from 'react'

interface TerminarProps {
  habilitacion: HabilitacionPanel
  onClose: () => void
}

/** Ends an enabling at once, with a reason. */
export function TerminarHabilitacion({ habilitacion, onClose }: TerminarProps): ReactElement {
  const { id, unidad, desde, hasta } = habilitacion
  const toast = useToast()
  const refrescar = useRefrescar()
  const [motivo, setMotivo] = useState('')
  const { run, busy, error } = useActo()
  const submit = async (): Promise<void> => {
    if (!(await run(() => api.post(`/api/panel/habilitaciones/${id}/terminar`, { motivo })))) return
    await refrescar()
    toast.success('La habilitación terminó.')
    onClose()
  }
  return (
    <ActDialog
      title="Terminar la habilitación"
      action="Terminar"
      busyText="Terminando…"
      danger
      cancel="Conservar"
      busy={busy}
      error={error}
      failure="No se terminó la habilitación."
      fields={['motivo']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        {unidad}, {formatRango(desde, hasta)}. Desde ahora vuelve a valer el calendario.
      </p>
      <Field label="Motivo" error={fieldError(error, 'motivo')}>
        <TextArea
          value={motivo}
          maxLength={MOTIVO_MAX}
          data-autofocus
          onChange={(event) => setMotivo(event.target.value)}
        />
      </Field>
    </ActDialog>
  )
}
