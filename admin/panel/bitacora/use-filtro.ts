import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { useBusqueda } from '#admin/panel/list/use-busqueda.ts'
import type { FiltroBitacoraPedido } from '#domain/acceso/bitacora/bitacora.ts'
import type { Filtro, ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { Filtros } from '#admin/shared/list/filtros/use-filtros.ts'

const KEYS = ['usuarioId', 'acto', 'objeto', 'objetoId', 'desde', 'hasta'] as const
type Key = (typeof KEYS)[number]

export interface FiltroEnPantalla {
  readonly filtro: FiltroBitacoraPedido
  readonly filtros: Filtros
  readonly change: (values: Partial<Record<Key, string>>) => void
}

/** What narrows the bitácora: in the address, except what is searched, which may name a person and is told to the server in a body only. */
export function useFiltro(): FiltroEnPantalla {
  const [params, setParams] = useSearchParams()
  const [busca, setBusca] = useBusqueda('bitacora')
  const filtro = useMemo(() => read(params, busca), [params, busca])
  const change = (values: Partial<Record<Key, string>>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(values)) {
          if (value) next.set(key, value)
          else next.delete(key)
        }
        return next
      },
      { state: { enSitio: true } },
    )
  const filtros: Filtros = {
    valores: filtro as ValoresFiltro,
    busqueda: busca,
    activos: Object.keys(filtro).length > 0,
    set: ({ key }: Filtro, value) => change({ [key]: value === '' ? '' : String(JSON.parse(value)) }),
    buscar: setBusca,
    limpiar: () => {
      setBusca('')
      change(Object.fromEntries(KEYS.map((key) => [key, ''])))
    },
  }
  return { filtro, filtros, change }
}

/** Of an address that somebody wrote by hand only what the server would understand. */
function read(params: URLSearchParams, busca: string): FiltroBitacoraPedido {
  const text = (key: Key): string => params.get(key) ?? ''
  const usuario = text('usuarioId')
  const [desde, hasta] = [parsePlainDate(text('desde')), parsePlainDate(text('hasta'))]
  return {
    ...(busca !== '' && { busca }),
    ...(/^\d{1,9}$/.test(usuario) && { usuarioId: Number(usuario) }),
    ...(text('acto') !== '' && { acto: text('acto') }),
    ...(text('objeto') !== '' && { objeto: text('objeto') }),
    ...(text('objetoId') !== '' && { objetoId: text('objetoId') }),
    ...(desde && { desde }),
    ...(hasta && { hasta }),
  }
}
