import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement, ReactNode } from 'react'

interface PersonaActualProps {
  tramite: Tramite
  /** As it was read when the procedure began. */
  persona: PersonaDetalle
  /** Buttons, once what is on file now is known. */
  footer: (ahora: ExpedienteTramite) => ReactNode
  onClose: () => void
  children: (ahora: ExpedienteTramite) => ReactNode
}

/** The person changed while a procedure was written: asks what is on file now, and shows it as the procedure says. */
export function PersonaActual({ tramite, persona, footer, onClose, children }: PersonaActualProps): ReactElement {
  const { interno, version } = persona
  const { data, error, refetch } = useQuery({
    queryKey: ['persona-actual', tramite, interno, version],
    queryFn: ({ signal }) =>
      api.call('POST /api/personas-tramite/:tramite', { params: { tramite }, body: { interno }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open size="md" title="Los datos de esta persona cambiaron" onClose={onClose} footer={data && footer(data)}>
      {error ? (
        <ErrorState title="No se pudo consultar lo registrado." error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} label="Consultando lo registrado" />
      ) : (
        <div className="stack">{children(data)}</div>
      )}
    </Dialog>
  )
}
