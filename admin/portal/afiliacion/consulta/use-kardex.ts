import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import type { KardexAbierto } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** Whose kardex is open, kept in the address (`&kardex=`): a reload and Back find it again. */
export function useKardexAbierto(): { readonly id: number | null; readonly abrir: (id: number | null) => void } {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('kardex'))
  const abrir = useCallback(
    (next: number | null) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        if (next === null) after.delete('kardex')
        else after.set('kardex', String(next))
        return after
      }),
    [setParams],
  )
  return { id: Number.isSafeInteger(id) && id > 0 ? id : null, abrir }
}

/** A person's kardex, today or as on a day. */
export function useKardex(id: number, al: PlainDate | null): UseQueryResult<KardexAbierto> {
  return useQuery({
    queryKey: ['consulta', 'kardex', id, al],
    queryFn: ({ signal }) =>
      api.call('GET /api/panel/consulta/:id', { params: { id }, signal, ...(al !== null && { query: { al } }) }),
  })
}
