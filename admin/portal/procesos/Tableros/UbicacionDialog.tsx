import { UBICACION_MAX, ubicacionIssues } from '#domain/procesos/tableros.ts'
import { api } from '#admin/providers/api-client.ts'
import { TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { UbicacionLeida } from '#domain/procesos/tableros.ts'
import type { ReactElement } from 'react'

interface UbicacionDialogProps {
  ubicacion: UbicacionLeida
  onClose: () => void
}

/** Address, telephone and e-mail of the institute; office hours and the portal's own help are in its information. */
export function UbicacionDialog({ ubicacion, onClose }: UbicacionDialogProps): ReactElement {
  const act = useAct<UbicacionLeida, UbicacionLeida, UbicacionLeida>({
    call: (nueva) => api.call('PUT /api/panel/ubicacion', { body: nueva }),
    keys: [{ queryKey: ['indicadores', 'GET /api/ubicacion'] }, 'info'],
    toast: () => 'Se guardaron los datos de contacto.',
    done: onClose,
  })
  return (
    <FormDialog
      id="ubicacion"
      act={act}
      initial={ubicacion}
      rules={ubicacionIssues}
      fromActual={(actual) => actual}
      title="Datos de contacto"
      action="Guardar datos"
      busyText="Guardando…"
      failure="No se guardaron los datos."
      onClose={onClose}
    >
      <TextField name="domicilio" label="Domicilio" optional maxLength={UBICACION_MAX} />
      <TextField name="telefono" label="Teléfono" optional maxLength={UBICACION_MAX} />
      <TextField name="correo" label="Correo" optional maxLength={UBICACION_MAX} />
    </FormDialog>
  )
}
