import { NOTA_PROPUESTA_MAX } from '#domain/autorizaciones/propuesta.ts'
import { api } from '#admin/providers/api-client.ts'
import { RechazarDialog, type Rechazo } from '#admin/shared/autorizaciones/RechazarDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { RutaTramites } from './ruta-tramites.ts'
import type { ReactElement } from 'react'

interface RechazarTramiteProps {
  tramite: { readonly id: number; readonly version: number; readonly folio: string }
  /** Address of the procedures of its kind. */
  path: RutaTramites
  /** Queries to invalidate. */
  keys: readonly string[]
  onClose: () => void
}

/** Turns a procedure down. */
export function RechazarTramite({ tramite, path, keys, onClose }: RechazarTramiteProps): ReactElement {
  const act = useAct<Rechazo, { folio: string }>({
    call: (body) => api.call(`POST ${path}/:id/rechazar`, { params: { id: tramite.id }, body }),
    keys,
    toast: ({ folio }) => `El trámite ${folio} quedó rechazado.`,
    done: onClose,
  })
  return (
    <RechazarDialog
      act={act}
      de={tramite}
      action="Rechazar trámite"
      failure="No se rechazó el trámite."
      maxLength={NOTA_PROPUESTA_MAX}
      onClose={onClose}
    />
  )
}
