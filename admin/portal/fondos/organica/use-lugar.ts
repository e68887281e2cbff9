import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import type { Respuesta } from '#domain/llamadas.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** The two keys of an entity in the organic tree. */
export interface Claves {
  readonly clave0: string
  readonly clave1: string
}

/** What the address names: an entity's keys, and a quincena of it. */
export interface Lugar extends Claves {
  readonly quincena: string
}

export function useLugar(): readonly [Lugar, (change: Partial<Lugar>) => void] {
  const [params, setParams] = useSearchParams()
  const of = (name: keyof Lugar): string => params.get(name) ?? ''
  const lugar = { clave0: of('clave0'), clave1: of('clave1'), quincena: of('quincena') }
  const change = (values: Partial<Lugar>): void =>
    setParams((now) => {
      const after = new URLSearchParams(now)
      for (const [name, value] of Object.entries(values))
        if (value === '') after.delete(name)
        else after.set(name, value)
      return after
    })
  return [lugar, change]
}

export function useOrganica0(): UseQueryResult<Respuesta<'GET /api/organica-0'>> {
  return useQuery({
    queryKey: ['organica-0'],
    queryFn: ({ signal }) => api.call('GET /api/organica-0', { signal }),
  })
}

export function useOrganica1(clave0: string): UseQueryResult<Respuesta<'GET /api/organica-1'>> {
  return useQuery({
    queryKey: ['organica-1', clave0],
    queryFn: ({ signal }) => api.call('GET /api/organica-1', { signal, query: { clave_organica_0: clave0 } }),
    enabled: clave0 !== '',
  })
}
