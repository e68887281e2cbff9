import { api } from '#admin/providers/api-client.ts'
import { ConfirmDialog } from '#admin/shared/form/ConfirmDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { LugarFila, Nivel } from './use-lugares.ts'
import type { ReactElement } from 'react'

interface EliminarLugarProps {
  nivel: Nivel
  lugar: LugarFila
  onDone: () => void
  onClose: () => void
}

/** Takes a place from its list. What hangs from it, or stands in somebody's address, keeps it: the server says so. */
export function EliminarLugar({ nivel, lugar, onDone, onClose }: EliminarLugarProps): ReactElement {
  const act = useAct({
    call: () => api.delete(`/api/${nivel.ruta}`, { query: { id: lugar.id } }),
    keys: [{ queryKey: ['direcciones', nivel.ruta] }],
    toast: () => `${lugar.nombre} ya no está en la lista.`,
    done: onDone,
  })
  return (
    <ConfirmDialog
      act={act}
      title={`Eliminar ${lugar.nombre}`}
      action="Eliminar"
      busyText="Eliminando…"
      failure="No se eliminó."
      danger
      cancel="Conservar"
      onClose={onClose}
    >
      <p>Deja de ofrecerse al escribir un domicilio. Los domicilios ya registrados no cambian.</p>
    </ConfirmDialog>
  )
}
