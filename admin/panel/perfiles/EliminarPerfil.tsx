import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { LinkButton } from '#admin/shared/ui/LinkButton.tsx'
import { Note } from '#admin/shared/ui/Note.tsx'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Perfil } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

interface EliminarPerfilProps {
  perfil: Perfil & { readonly usuarios: number }
  onClose: () => void
}

/** "¿Eliminar perfil?" (specification 2 §2.3); refused with who holds it while somebody does. */
export function EliminarPerfil({ perfil, onClose }: EliminarPerfilProps): ReactElement {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.delete(`/api/panel/perfiles/${perfil.id}`),
    onSuccess: async () => {
      toast.success(`Se eliminó el perfil ${perfil.nombre}.`)
      onClose()
      void navigate('/panel/perfiles')
      await client.invalidateQueries({ queryKey: ['perfiles'] })
    },
  })
  const held = perfil.usuarios > 0
  const filter = encodeURIComponent(JSON.stringify({ perfilId: perfil.id }))
  return (
    <Dialog
      open
      title="¿Eliminar perfil?"
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {held ? 'Cerrar' : 'Conservar'}
          </Button>
          {!held && (
            <Button variant="dangerSolid" busy={isPending} busyText="Eliminando…" onClick={() => mutate()}>
              Eliminar perfil
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title="No se pudo eliminar." error={error} />}
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
      </div>
    </Dialog>
  )
}
