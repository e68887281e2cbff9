import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useCan } from '#admin/providers/use-can.ts'
import type { PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Cuerpo } from '#domain/llamadas.ts'

/** What begins the keys of everything that tells of loans. */
export const KEYS_PRESTAMOS = ['prestamos', 'retenciones'] as const

export type Prestable = Cuerpo<'POST /api/panel/prestamos'>

/** What a loan would be, asked again when its data settle. */
export function usePrevisto(datos: Prestable): UseQueryResult<PrestamoPrevisto> {
  return useQuery({
    queryKey: ['prestamos', 'previsto', datos],
    queryFn: ({ signal }) => api.call('POST /api/panel/prestamos/previsto', { body: datos, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Whether this session makes and changes loans (the server asks the same). */
export function useCanPrestar(): boolean {
  const can = useCan('prestamos.administrar')
  return useSession().perfil.ambito === 'instituto' && can
}
