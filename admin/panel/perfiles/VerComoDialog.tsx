import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { ReactElement } from 'react'

interface VerComoDialogProps {
  perfil: { readonly id: number; readonly nombre: string; readonly ambito: Ambito }
  onClose: () => void
}

/** Asks from where, for a profile of a dependency; then the whole portal is loaded as that profile sees it. */
export function VerComoDialog({ perfil, onClose }: VerComoDialogProps): ReactElement {
  const { entidades, loading } = useUnidades(null)
  const [unidad, setUnidad] = useState('')
  const asksUnidad = perfil.ambito === 'dependencia'
  const { run, busy, error } = useAct({
    call: () =>
      api.call('POST /api/sesion/ver-como', {
        body: { perfilId: perfil.id, unidadId: unidad === '' ? null : Number(unidad) },
      }),
    done: () => window.location.assign(asksUnidad ? '/dependenciaVentanilla' : '/inicio'),
  })
  return (
    <ActDialog
      title={`Ver el portal como ${perfil.nombre}`}
      action="Ver como este perfil"
      busyText="Abriendo…"
      busy={busy}
      error={error}
      failure="No se pudo abrir."
      fields={['unidadId']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <p>
        Verás los menús, las pantallas y las personas que ve este perfil. Mientras tanto nada se puede cambiar, y queda
        escrito en la bitácora. Sales con el botón de la franja de arriba.
      </p>
      {asksUnidad && (
        <Field label="Entidad desde la que se ve" error={fieldError(error, 'unidadId')}>
          <Combobox
            value={unidad}
            loading={loading}
            options={entidades.map(({ valor, label }) => ({ value: String(valor), label }))}
            onChange={setUnidad}
          />
        </Field>
      )}
    </ActDialog>
  )
}
