import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ActDialog } from '#admin/shared/ui/ActDialog.tsx'
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
  return (
    <ActDialog
      title={todas ? `Cerrar todas las sesiones de ${sesion.nombre}` : `Cerrar la sesión de ${sesion.nombre}`}
      action={todas ? 'Cerrar todas' : 'Cerrar sesión'}
      cancel="Dejar como está"
      danger
      busyText="Cerrando…"
      busy={isPending}
      error={error}
      failure="No se pudo cerrar."
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <p>
        {todas
          ? 'Terminan al instante en todos sus equipos'
          : `Termina al instante en ${sesion.equipo}${sesion.direccion ? ` (${sesion.direccion})` : ''}`}
        {todas && sesion.actual ? ', menos en este' : ''}. Lo que no haya guardado se pierde; puede volver a entrar con
        su contraseña.
      </p>
      {!sesion.actual && (
        <p className="secondary">Para que no vuelva a entrar, desactiva además su cuenta en Gestión de Usuarios.</p>
      )}
    </ActDialog>
  )
}

function useCerrar({ sesion, todas }: Cierre, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const refresh = () => client.invalidateQueries({ queryKey: ['sesiones'] })
  const path = todas ? `usuarios/${sesion.usuarioId}` : String(sesion.id)
  return useMutation({
    mutationFn: () => api.post<{ cerradas: number }>(`/api/panel/sesiones/${path}/cerrar`, {}),
    onSuccess: async ({ cerradas }) => {
      await refresh()
      toast.success(`${cuentaTexto(cerradas, 'sesión cerrada', 'sesiones cerradas')} de ${sesion.nombre}.`)
      onDone()
    },
    onError: () => void refresh(),
  })
}
