import { api } from '#admin/providers/api-client.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
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
  const act = useAct({
    call: () =>
      todas
        ? api.call('POST /api/panel/sesiones/usuarios/:id/cerrar', { params: { id: sesion.usuarioId }, body: {} })
        : api.call('POST /api/panel/sesiones/:id/cerrar', { params: { id: sesion.id }, body: {} }),
    keys: ['sesiones'],
    toast: ({ cerradas }) => `${cuentaTexto(cerradas, 'sesión cerrada', 'sesiones cerradas')} de ${sesion.nombre}.`,
    done: onClose,
  })
  return (
    <ConfirmDialog
      act={act}
      title={todas ? `Cerrar todas las sesiones de ${sesion.nombre}` : `Cerrar la sesión de ${sesion.nombre}`}
      action={todas ? 'Cerrar todas' : 'Cerrar sesión'}
      cancel="Dejar como está"
      danger
      busyText="Cerrando…"
      failure="No se pudo cerrar."
      onClose={onClose}
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
    </ConfirmDialog>
  )
}
