import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { quincenaOf } from '#domain/calendario/quincena.ts'
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

/** The first quincena (ordinal) that the entity of that person has not closed, and why it is not today's; today's for nobody. */
export function useLibre(interno: number | null): { readonly libre: number; readonly porQue: string } {
  const { data } = useQuery({
    queryKey: ['prestamos', 'libre', interno],
    enabled: interno !== null,
    queryFn: ({ signal }) =>
      api.call('POST /api/panel/prestamos/previsto', {
        body: { interno: interno ?? 0, tipo: 'corto', capitalCentavos: 0, quincenas: 0, primera: '' },
        signal,
      }),
  })
  const today = quincenaOf(todayInMexico(Date.now()))
  return { libre: data?.libre ?? today, porQue: data?.porQueLibre ?? '' }
}

/** Whether this session makes and changes loans (the server asks the same). */
export function useCanPrestar(): boolean {
  const can = useCan('prestamos.administrar')
  return useSession().perfil.ambito === 'instituto' && can
}
