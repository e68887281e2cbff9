import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { personaDistinta } from './persona-distinta.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

interface PersonaCambiadaProps {
  tramite: Tramite
  /** As it was read when the procedure began. */
  persona: PersonaDetalle
  onClose: () => void
}

/** The person changed while a two-step procedure was written: both values, and on from what is on file now. */
export function PersonaCambiada({ tramite, persona, onClose }: PersonaCambiadaProps): ReactElement {
  const client = useQueryClient()
  const { interno } = persona
  const { data, error, refetch } = useQuery({
    queryKey: ['persona-actual', tramite, interno, persona.version],
    queryFn: ({ signal }) =>
      api.call('POST /api/tramites/:tramite/persona', { params: { tramite }, body: { interno }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const take = (): void => {
    client.setQueryData(['persona-tramite', tramite, interno], data)
    onClose()
  }
  const cambios = data ? personaDistinta(persona, data.persona) : []
  return (
    <Dialog
      open
      size="md"
      title="Los datos de esta persona cambiaron"
      onClose={onClose}
      footer={
        data && (
          <>
            <Button onClick={onClose}>Cerrar</Button>
            <Button variant="primary" onClick={take}>
              Seguir con los actuales
            </Button>
          </>
        )
      }
    >
      {error ? (
        <ErrorState title="No se pudo consultar lo registrado." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} label="Consultando lo registrado" />
      ) : (
        <div className="stack">
          <p>Se guardó otro cambio mientras los tenías abiertos. Lo que elegiste se conserva: revísalo y guarda.</p>
          {cambios.length === 0 ? (
            <p className="secondary">Los datos que muestra este trámite son los mismos.</p>
          ) : (
            <CambiosTable cambios={cambios} />
          )}
        </div>
      )}
    </Dialog>
  )
}
