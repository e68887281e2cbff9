import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import { CIERRES_MAX } from '#domain/quincenas/cierre.ts'
import type { CierreDetalle, CierresQuincena, RespuestaCierres } from '#domain/quincenas/cierre.ts'
import type { FirmaPrevista } from '#domain/quincenas/resumen-firma.ts'
import type { CausaDiferencia } from '#domain/quincenas/diferencias.ts'
import type {
  AportacionesPrevistas,
  DiferenciasCierre,
  SimulacionCierre,
  TotalPrevisto,
} from '#domain/quincenas/simulacion.ts'
import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import type { Cuerpo } from '#domain/llamadas.ts'

/** While a close is being applied its row is asked for again; never otherwise. */
const MIENTRAS_APLICA_MS = 2_000

/** Tabs of the page, the first one unless the address names another (`&ficha=avance`). */
const FICHAS = ['cierre', 'avance', 'atencion', 'vigilancia'] as const

/** What the address names: the quincena (`&quincena=2226`), the tab, and the entity whose close is open (`&entidad=01-03`; of notices from before, its id). */
export function useAplicacionAbierta() {
  const [params, setParams] = useSearchParams()
  const set = (changes: Readonly<Record<string, string | null>>): void =>
    setParams((now) => {
      const after = new URLSearchParams(now)
      for (const [key, value] of Object.entries(changes))
        if (value === null) after.delete(key)
        else after.set(key, value)
      return after
    })
  return {
    codigo: params.get('quincena'),
    entidadPedida: params.get('entidad'),
    /** Ids of the closes that somebody is about to sign. */
    porFirmar: idsDe(params.get('firmar') ?? ''),
    ficha: FICHAS.find((ficha) => ficha === params.get('ficha')) ?? 'cierre',
    elegir: (quincena: string) => set({ quincena, entidad: null }),
    irA: (ficha: string) => set({ ficha: ficha === 'cierre' ? null : ficha, entidad: null }),
  }
}

/** Ids of an address; what is no id is left out. */
const idsDe = (text: string): readonly number[] =>
  text
    .split(',')
    .slice(0, CIERRES_MAX)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number)

export function useCierres(codigo: string): UseQueryResult<CierresQuincena> {
  return useQuery({
    queryKey: ['cierres', codigo],
    queryFn: ({ signal }) => api.call('GET /api/quincenas/:codigo/cierres', { params: { codigo }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.entidades.some(({ etapa }) => etapa === 'aplicando') ? MIENTRAS_APLICA_MS : false,
  })
}

export function useCierre(codigo: string, id: number, version: number): UseQueryResult<CierreDetalle> {
  return useQuery({
    queryKey: ['cierres', codigo, id, version],
    queryFn: ({ signal }) => api.call('GET /api/quincenas/:codigo/cierres/:id', { params: { codigo, id }, signal }),
  })
}

export function useSimulacion(codigo: string, entidadId: number): UseQueryResult<SimulacionCierre> {
  return useQuery({
    queryKey: ['cierres', codigo, 'simulacion', entidadId],
    queryFn: ({ signal }) =>
      api.call('GET /api/quincenas/:codigo/simulacion', { params: { codigo }, query: { entidad: entidadId }, signal }),
  })
}

/** People whose amount is another than in the last close, page after page; of one cause, or null for all. */
export function useDiferencias(
  codigo: string,
  entidadId: number,
  causa: CausaDiferencia | null,
): UseInfiniteQueryResult<InfiniteData<DiferenciasCierre>> {
  return useInfiniteQuery({
    queryKey: ['cierres', codigo, 'diferencias', entidadId, causa],
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/quincenas/:codigo/diferencias', {
        params: { codigo },
        signal,
        query: { entidad: entidadId, causa, despues: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ despues }) => despues,
  })
}

/** People of a total of the simulation, page after page. */
export function usePrevistas(
  codigo: string,
  entidadId: number,
  { fondo, obligado }: TotalPrevisto,
): UseInfiniteQueryResult<InfiniteData<AportacionesPrevistas>> {
  return useInfiniteQuery({
    queryKey: ['cierres', codigo, 'previstas', entidadId, fondo, obligado],
    queryFn: ({ signal, pageParam }) =>
      api.call('GET /api/quincenas/:codigo/previstas', {
        params: { codigo },
        signal,
        query: { entidad: entidadId, fondo, obligado, despues: pageParam },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ despues }) => despues,
  })
}

/** What signing those closes commits to. Asked anew each time: a signature is given on what is true now. */
export function useFirmaPrevista(codigo: string, cierres: readonly number[]): UseQueryResult<FirmaPrevista> {
  return useQuery({
    queryKey: ['firma', codigo, cierres],
    queryFn: ({ signal }) =>
      api.call('POST /api/quincenas/:codigo/cierres/firmar/previsto', {
        params: { codigo },
        body: { cierres },
        signal,
      }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

export type Paso = 'solicitar' | 'firmar' | 'devolver'
type LlamadaPaso<P extends Paso> = `POST /api/quincenas/:codigo/cierres/${P}`

const HECHO: Readonly<Record<Paso, readonly [string, string]>> = {
  solicitar: ['cierre solicitado', 'cierres solicitados'],
  firmar: ['cierre firmado', 'cierres firmados'],
  devolver: ['cierre devuelto', 'cierres devueltos'],
}

/** Requests, signs or returns the closes of some entities. */
export function usePaso<P extends Paso>(
  codigo: string,
  paso: P,
  done?: (answer: RespuestaCierres) => void,
): Act<Cuerpo<LlamadaPaso<P>>, RespuestaCierres> {
  const hecho: readonly [string, string] = HECHO[paso]
  return useAct<Cuerpo<LlamadaPaso<P>>, RespuestaCierres>({
    call: (body) =>
      api.call<LlamadaPaso<Paso>>(`POST /api/quincenas/:codigo/cierres/${paso}`, { params: { codigo }, body }),
    keys: ['cierres', 'historial'],
    toast: ({ hechos }) => cuentaTexto(hechos.length, ...hecho),
    ...(done && { done }),
  })
}
