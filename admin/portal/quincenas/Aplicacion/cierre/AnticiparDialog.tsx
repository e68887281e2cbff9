import { quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { anticipoIssues, MOTIVO_ANTICIPO_MAX } from '#domain/quincenas/fecha-cierre.ts'
import { api } from '#admin/providers/api-client.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { ReactElement } from 'react'

interface AnticiparDialogProps {
  codigo: string
  entidad: CierreEntidad['entidad']
  onClose: () => void
}

/** Asks the Titular to let an entity close before its day. */
export function AnticiparDialog({ codigo, entidad, onClose }: AnticiparDialogProps): ReactElement {
  const act = useAct({
    call: ({ motivo }: { readonly motivo: string }) =>
      api.call('POST /api/quincenas/:codigo/cierres/anticipar', {
        params: { codigo },
        body: { entidad: entidad.id, motivo },
      }),
    keys: ['cierres', KEY_AUTORIZACIONES],
    toast: quedoPorAutorizar,
    done: onClose,
  })
  return (
    <FormDialog
      id="anticipar"
      act={act}
      initial={{ motivo: '' }}
      rules={anticipoIssues}
      title={`Pedir cierre anticipado: ${entidad.nombre}`}
      action="Pedir cierre anticipado"
      busyText="Enviando…"
      failure="No se pidió el cierre anticipado."
      onClose={onClose}
    >
      <AreaField name="motivo" label="Motivo" maxLength={MOTIVO_ANTICIPO_MAX} />
      <SegundaMano />
    </FormDialog>
  )
}
