import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import type { BusquedaPersona, PersonaAjena, PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Tramite } from '#domain/afiliacion/tramites/tramite.ts'

/** How long after the last key the padrón is asked (specification 3 §5, §9). */
const DEBOUNCE_MS = 500

export interface PersonasTramite {
  /** What was asked: "" while nothing was. */
  readonly termino: string
  readonly personas: readonly PersonaTramite[]
  /** Of other dependencies: they cannot be chosen. */
  readonly ajenas: readonly PersonaAjena[]
  readonly buscando: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The people that a term finds. A blank term clears them at once and asks nothing. */
export function usePersonasTramite(tramite: Tramite, por: BusquedaPersona, texto: string): PersonasTramite {
  const term = texto.trim()
  const settled = useSettled(`${por} ${term}`)
  const asked = term !== '' && settled === `${por} ${term}`
  const query = useQuery({
    queryKey: ['personas-tramite', tramite, por, term],
    queryFn: ({ signal }) =>
      api.call('POST /api/personas-tramite/:tramite/busqueda', {
        params: { tramite },
        body: { por, texto: term },
        signal,
      }),
    enabled: asked,
    staleTime: 0,
  })
  return {
    termino: term,
    personas: asked ? (query.data?.personas ?? []) : [],
    ajenas: asked ? (query.data?.ajenas ?? []) : [],
    buscando: term !== '' && (!asked || query.isFetching),
    error: asked ? query.error : null,
    retry: () => void query.refetch(),
  }
}

/** `value` once it has stood for the debounce. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
