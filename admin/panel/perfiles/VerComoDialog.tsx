import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Combobox } from '#admin/shared/ui/Combobox.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { Field } from '#admin/shared/ui/Field.tsx'
import { useUnidades } from '#admin/panel/list/use-unidades.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { ReactElement } from 'react'

interface VerComoDialogProps {
  perfil: { readonly id: number; readonly nombre: string; readonly ambito: Ambito }
  onClose: () => void
}

/** Asks from where, for a profile of a dependency; then the whole portal is loaded as that profile sees it. */
export function VerComoDialog({ perfil, onClose }: VerComoDialogProps): ReactElement {
  const { entidades } = useUnidades(null)
  const [unidad, setUnidad] = useState('')
  const asksUnidad = perfil.ambito === 'dependencia'
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.post('/api/sesion/ver-como', { perfilId: perfil.id, unidadId: unidad === '' ? null : Number(unidad) }),
    onSuccess: () => window.location.assign(asksUnidad ? '/dependenciaVentanilla' : '/inicio'),
  })
  const campo = isApiError(error) ? error.campos['unidadId'] : undefined
  return (
    <Dialog
      open
      title={`Ver el portal como ${perfil.nombre}`}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button variant="primary" busy={isPending} busyText="Abriendo…" onClick={() => mutate()}>
            Ver como este perfil
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && campo === undefined && <ErrorState title="No se pudo abrir." error={error} />}
        <p>
          Verás los menús, las pantallas y las personas que ve este perfil. Mientras tanto nada se puede cambiar, y
          queda escrito en la bitácora. Sales con el botón de la franja de arriba.
        </p>
        {asksUnidad && (
          <Field label="Entidad desde la que se ve" error={campo}>
            <Combobox
              value={unidad}
              options={entidades.map(({ valor, label }) => ({ value: String(valor), label }))}
              onChange={setUnidad}
            />
          </Field>
        )}
      </div>
    </Dialog>
  )
}
