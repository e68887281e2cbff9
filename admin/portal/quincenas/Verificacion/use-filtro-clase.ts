import { useQuery } from '@tanstack/react-query'
import { claseMovimiento, CLASES_MOVIMIENTO } from '#domain/afiliacion/tipos/reglas-de.ts'
import { api } from '#admin/providers/api-client.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'

/** The documented filter of movements, Todos, Alta, Baja, Actualización: the types of each class by their rules. */
export function useFiltroClase(): Filtro {
  const { data = [] } = useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tipos-movimiento', { signal }),
    staleTime: Infinity,
  })
  return {
    key: 'tipoId',
    label: 'Tipo',
    placeholder: 'Todos',
    opciones: CLASES_MOVIMIENTO.map((clase) => ({
      valor: data.filter(({ reglas }) => claseMovimiento(reglas) === clase).map(({ id }) => id),
      label: clase,
    })),
  }
}
