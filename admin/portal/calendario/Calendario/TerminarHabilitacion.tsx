import { MOTIVO_MAX } from '#domain/calendario/cambios-calendario.ts'
import { formatRango } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { HabilitacionPanel } from '#domain/calendario/calendario-anio.ts'
import type { ReactElement } from 'react'

interface TerminarProps {
  habilitacion: HabilitacionPanel
  onClose: () => void
}

/** Ends an enabling at once, with a reason. */
export function TerminarHabilitacion({ habilitacion, onClose }: TerminarProps): ReactElement {
  const { id, unidad, desde, hasta } = habilitacion
  const act = useAct<{ motivo: string }>({
    call: (body) => api.call('POST /api/panel/habilitaciones/:id/terminar', { params: { id }, body }),
    keys: ['calendario', 'ventana'],
    toast: () => 'La habilitación terminó.',
    done: onClose,
  })
  return (
    <FormDialog
      act={act}
      initial={{ motivo: '' }}
      rules={({ motivo }) =>
        motivo.trim() === '' ? [{ path: 'motivo', code: 'requerido', message: 'Escribe el motivo.' }] : []
      }
      title="Terminar la habilitación"
      action="Terminar"
      busyText="Terminando…"
      failure="No se terminó la habilitación."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>
        {unidad}, {formatRango(desde, hasta)}. Desde ahora vuelve a valer el calendario.
      </p>
      <AreaField name="motivo" label="Motivo" maxLength={MOTIVO_MAX} />
    </FormDialog>
  )
}
