import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { SolicitudTramite, Tramite, TramiteGuardado } from '#domain/afiliacion/tramites/tramite.ts'
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
  if (!data || !isIgual(body, data)) return null
  return (
    <Note tone="warn" live>
      <strong>No has cambiado nada.</strong> El movimiento se enviaría igual que como lo regresaron.
    </Note>
  )
}

/** Whether both ask the same: what names the attempt or the record read does not count. */
function isIgual(body: SolicitudTramite, { solicitud, documentos }: TramiteGuardado): boolean {
  const enviados = Object.values(body.documentos).map(({ archivo }) => archivo)
  const guardados = documentos.map(({ archivo }) => archivo.id)
  return pedidoDe(body) === pedidoDe(solicitud) && enviados.toSorted().join() === guardados.toSorted().join()
}

/** What is asked, as a text that the order of its fields does not change. */
function pedidoDe({ fecha, fechaAutorizacion, fechaFin, causa, cambios, observaciones }: SolicitudTramite): string {
  const fields = { ...cambios?.datosPersonales, ...cambios?.datosLaborales }
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([fecha, fechaAutorizacion, fechaFin, causa, observaciones.trim(), sorted])
}
