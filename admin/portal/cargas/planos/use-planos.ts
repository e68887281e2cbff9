import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import type { DetallePlano, MuestraLeida, PlanoListado } from '#domain/cargas/planos/plano-panel.ts'
import type { TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/** First word of the query keys of layouts. */
export const KEY_PLANOS = 'planos'

/** Fetches the layouts. */
export function usePlanos(): UseQueryResult<{ readonly planos: readonly PlanoListado[] }> {
  return useQuery({
    queryKey: [KEY_PLANOS, 'lista'],
    queryFn: ({ signal }) => api.call('GET /api/cargas/planos', { signal }),
    staleTime: 0,
  })
}

/** Fetches a layout with its versions. */
export function usePlano(clave: string): UseQueryResult<DetallePlano> {
  return useQuery({
    queryKey: [KEY_PLANOS, 'uno', clave],
    queryFn: ({ signal }) => api.call('GET /api/cargas/planos/:clave/versiones', { params: { clave }, signal }),
    staleTime: 0,
  })
}

/** Milliseconds without a change after which the sample is read again. */
const PAUSA_MS = 600

interface PedidoMuestra {
  readonly archivo: File | null
  readonly tipo: TipoCargaId
  readonly definicion: DefinicionPlano
}

/** Reads the first rows of the sample file with the definition as it is being edited. Without a file it reads nothing. */
export function useMuestra({ archivo, tipo, definicion }: PedidoMuestra): UseQueryResult<MuestraLeida> {
  const json = usePausado(JSON.stringify(definicion))
  return useQuery({
    queryKey: ['planos-muestra', tipo, json, archivo?.name, archivo?.size, archivo?.lastModified],
    queryFn: ({ signal }) => api.upload('POST /api/cargas/planos/muestra', formaDe(archivo, tipo, json), { signal }),
    enabled: archivo !== null,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
}

function formaDe(archivo: File | null, tipo: TipoCargaId, definicion: string): FormData {
  const form = new FormData()
  form.set('tipo', tipo)
  form.set('definicion', definicion)
  if (archivo) form.set('file', archivo)
  return form
}

/** `texto` once it stays the same for a moment. */
function usePausado(texto: string): string {
  const [pausado, setPausado] = useState(texto)
  useEffect(() => {
    const clock = setTimeout(() => setPausado(texto), PAUSA_MS)
    return () => clearTimeout(clock)
  }, [texto])
  return pausado
}
