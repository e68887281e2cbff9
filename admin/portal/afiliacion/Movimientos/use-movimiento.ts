import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { UseQueryResult } from '@tanstack/react-query'

let abiertos = { userId: 0, folios: new Set<string>() }

/** Folios whose detail a person opened since the page was loaded. */
export function foliosAbiertos(userId: number): Set<string> {
  if (abiertos.userId !== userId) abiertos = { userId, folios: new Set() }
  return abiertos.folios
}

/** One movement with what this session may do to it; not asked for without a folio. */
export function useMovimiento(folio: string | null): UseQueryResult<MovimientoDetalle> {
  const query = useQuery({
    queryKey: ['movimientos', 'detalle', folio],
    queryFn: ({ signal }) => api.call('GET /api/panel/movimientos/:id', { params: { id: folio ?? '' }, signal }),
    enabled: folio !== null,
  })
  const { id } = useSession().user
  const abierto = query.data?.folio
  useEffect(() => {
    if (abierto !== undefined) foliosAbiertos(id).add(abierto)
  }, [id, abierto])
  return query
}
