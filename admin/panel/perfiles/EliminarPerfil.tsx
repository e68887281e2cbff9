import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Perfil } from '#domain/acceso/perfil.ts'
import type { Query } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** Whether a query tells of more profiles than one: the page of the deleted one has nothing to ask any more. */
const isNotOne = ({ queryKey }: Query): boolean => queryKey[1] !== 'getOne'

interface EliminarPerfilProps {
  perfil: Perfil & { readonly usuarios: number }
  onClose: () => void
}

/** "¿Eliminar perfil?" (specification 2 §2.3); refused with who holds it while somebody does. */
export function EliminarPerfil({ perfil, onClose }: EliminarPerfilProps): ReactElement {
  const client = useQueryClient()
  const navigate = useNavigate()
  const act = useAct({
    call: () => api.call('DELETE /api/panel/perfiles/:id', { params: { id: perfil.id } }),
    keys: [
      () => {
        // No list tells it any more: neither the one in sight nor the one that it goes back to.
        client.removeQueries({ queryKey: ['perfiles'], type: 'inactive' })
        return client.invalidateQueries({ queryKey: ['perfiles'], predicate: isNotOne })
      },
    ],
    toast: () => `Se eliminó el perfil ${perfil.nombre}.`,
    done: () => {
      onClose()
      void navigate('/panel/perfiles')
    },
  })
  const held = perfil.usuarios > 0
  const filter = encodeURIComponent(JSON.stringify({ perfilId: perfil.id }))
  return (
    <ConfirmDialog
      act={act}
      title="¿Eliminar perfil?"
      action={held ? null : 'Eliminar perfil'}
      cancel={held ? 'Cerrar' : 'Conservar'}
      danger
      busyText="Eliminando…"
      failure="No se pudo eliminar."
      onClose={onClose}
    >
      {held ? (
        <Note
          tone="warn"
          action={
            <LinkButton size="sm" to={`/panel/usuarios?filter=${filter}`}>
              Ver quiénes
            </LinkButton>
          }
        >
          <strong>{perfil.nombre}</strong> lo tiene {cuentaTexto(perfil.usuarios, 'usuario', 'usuarios')}: asigna otro
          perfil antes de eliminarlo.
        </Note>
      ) : (
        <p>
          Se eliminará <strong>{perfil.nombre}</strong> con la lista de sus menús y procesos. Ningún usuario lo tiene.
          No se puede deshacer.
        </p>
      )}
    </ConfirmDialog>
  )
}
