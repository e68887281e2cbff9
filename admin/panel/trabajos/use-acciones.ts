import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'

function useAccion(accion: 'reintentar' | 'cancelar', texto: (trabajo: TrabajoPanel) => string, onDone?: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (trabajo: TrabajoPanel) => api.post<TrabajoPanel>(`/api/panel/trabajos/${trabajo.id}/${accion}`, {}),
    onSuccess: (trabajo) => {
      toast.success(texto(trabajo))
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['trabajos'] }),
  })
}

/** Leaves a job that ended badly waiting again. */
export function useReintentar() {
  return useAccion('reintentar', () => 'El trabajo espera su turno otra vez.')
}

/** Stops a job: at once when it waits, at its next safe place when it runs. */
export function useCancelar(onDone: () => void) {
  const said = ({ estado }: TrabajoPanel): string =>
    estado === 'cancelado' ? 'Trabajo cancelado.' : 'Se pidió que el trabajo se detenga.'
  return useAccion('cancelar', said, onDone)
}
