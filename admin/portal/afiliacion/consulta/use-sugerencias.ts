import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

/** People offered while one types, letters from which they are, and the pause after the last key (specification 2 §2.15, §9). */
const MAX_SUGERENCIAS = 5
const MIN_TEXTO = 3
const PAUSA_MS = 300

/** The first people that `texto` finds; none for a text too short. */
export function useSugerencias(texto: string, al: PlainDate | null): readonly PersonaConsulta[] {
  const [settled, setSettled] = useState(texto)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texto), PAUSA_MS)
    return () => clearTimeout(timer)
  }, [texto])
  const long = Array.from(texto).length >= MIN_TEXTO && Array.from(settled).length >= MIN_TEXTO
  const { data = [] } = useQuery({
    queryKey: ['consulta', 'sugerencias', settled, al],
    queryFn: ({ signal }) =>
      api.call('POST /api/panel/consulta/buscar', {
        body: { filter: { q: settled, ...(al !== null && { al }) }, range: [0, MAX_SUGERENCIAS - 1] },
        signal,
      }),
    enabled: long,
    placeholderData: keepPreviousData,
  })
  return long ? data : []
}
