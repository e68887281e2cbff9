import { useQuery } from '@tanstack/react-query'
import { pideLoMismo } from '#domain/afiliacion/tramites/pide-lo-mismo.ts'
import { api } from '#admin/providers/api-client.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { SolicitudTramite, Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { ReactElement } from 'react'

interface SinCambiosNoteProps {
  tramite: Tramite
  folio: string
  body: SolicitudTramite
}

/** A correction that asks for the very same thing says so before it is sent: it would come back. Nothing when something changed. */
export function SinCambiosNote({ tramite, folio, body }: SinCambiosNoteProps): ReactElement | null {
  const { data } = useQuery({
    queryKey: ['tramite-guardado', tramite, folio],
    queryFn: ({ signal }) => api.call(`GET /api/tramites/${tramite}/:folio`, { params: { folio }, signal }),
    gcTime: 0,
  })
  if (!data || !pideLoMismo(body, data.solicitud)) return null
  return (
    <Note tone="warn" live>
      <strong>No has cambiado nada.</strong> El movimiento se enviaría igual que como lo regresaron.
    </Note>
  )
}
