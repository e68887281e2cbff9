import { identificarIssues } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { api } from '#admin/providers/api-client.ts'
import { TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { DatosConocidos } from './DetallesDialog.tsx'
import type { PersonaIdentificada, PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

interface IdentificarDialogProps {
  persona: PersonaTramite
  onIdentified: (interno: number) => void
  onClose: () => void
}

/** The whole CURP of somebody of another office: with it everything else of the person opens (decisions §9). */
export function IdentificarDialog({ persona, onIdentified, onClose }: IdentificarDialogProps): ReactElement {
  const act = useAct<{ curp: string }, PersonaIdentificada>({
    call: ({ curp }) => api.call('POST /api/tramites/alta-historico/identificar', { body: { id: persona.id, curp } }),
    done: ({ interno }) => onIdentified(interno),
    leaves: true,
  })
  return (
    <FormDialog
      id="identificar"
      act={act}
      initial={{ curp: '' }}
      rules={identificarIssues}
      title="Es de otra dependencia"
      action="Continuar"
      busyText="Comprobando…"
      failure="No se pudo comprobar la CURP."
      onClose={onClose}
    >
      <DatosConocidos persona={persona} />
      <TextField
        name="curp"
        label="CURP completa"
        mono
        maxLength={40}
        help="Como está en su documento. Abre sus datos solo para esta alta."
      />
    </FormDialog>
  )
}
