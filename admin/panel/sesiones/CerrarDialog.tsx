import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/Button.tsx'
import { Dialog } from '#admin/shared/ui/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/ErrorState.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import type { ReactElement } from 'react'

/** What is about to be closed: one session, or all of its person's. */
export interface Cierre {
  readonly sesion: SesionAbierta
  readonly todas: boolean
}

/** Says whose session ends and what becomes of what was being typed. */
export function CerrarDialog({ cierre, onClose }: { cierre: Cierre; onClose: () => void }): ReactElement {
  const { sesion, todas } = cierre
  const { mutate, isPending, error } = useCerrar(cierre, onClose)
  const act = todas ? 'Cerrar todas' : 'Cerrar sesión'
  return (
    <Dialog
      open
      title={todas ? `Cerrar todas las sesiones de ${sesion.nombre}` : `Cerrar la sesión de ${sesion.nombre}`}
      onClose={onClose}
      locked={isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Dejar como está
          </Button>
          <Button variant="dangerSolid" busy={isPending} busyText="Cerrando…" onClick={() => mutate()}>
            {act}
          </Button>
        </>
      }
    >
      <div className="stack">
        {error && <ErrorState title="No se pudo cerrar." error={error} />}
        <p>
          {todas
            ? 'Terminan al instante en todos sus equipos'
            : `Termina al instante en ${sesion.equipo}${sesion.direccion ? ` (${sesion.direccion})` : ''}`}
          {todas && sesion.actual ? ', menos en este' : ''}. Lo que no haya guardado se pierde; puede volver a entrar
          con su contraseña.
        </p>
        {!sesion.actual && (
          <p className="secondary">Para que no vuelva a entrar, desactiva además su cuenta en Gestión de Usuarios.</p>
        )}
      </div>
    </Dialog>
  )
}

function useCerrar({ sesion, todas }: Cierre, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const path = todas ? `usuarios/${sesion.usuarioId}` : String(sesion.id)
  return useMutation({
    mutationFn: () => api.post<{ cerradas: number }>(`/api/panel/sesiones/${path}/cerrar`, {}),
    onSuccess: ({ cerradas }) => {
      toast.success(`${cuentaTexto(cerradas, 'sesión cerrada', 'sesiones cerradas')} de ${sesion.nombre}.`)
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['sesiones'] }),
  })
}
