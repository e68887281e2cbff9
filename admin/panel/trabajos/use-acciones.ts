import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import type { TrabajoPanel } from '#domain/acceso/trabajo.ts'

function useAccion(accion: 'reintentar' | 'cancelar', toast: (trabajo: TrabajoPanel) => string, done?: () => void) {
  return useAct({
    call: (trabajo: TrabajoPanel) =>
      api.call(`POST /api/panel/trabajos/:id/${accion}`, { params: { id: trabajo.id }, body: {} }),
    keys: ['trabajos'],
    toast,
    ...(done && { done }),
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
