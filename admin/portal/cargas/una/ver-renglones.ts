import { useCallback, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { VEREDICTO_IDS, type Veredicto } from '#domain/cargas/estado-carga.ts'
import { openAt } from '#admin/shared/ui/capas/open-at.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'

/** Which rows of a load are in sight: `&renglones=rechazado&codigo=C202`. */
interface RenglonesVistos {
  readonly veredicto: Veredicto
  /** Fault that the rows have; "" for any. */
  readonly codigo: string
}

/** Id of the heading over the rows, and the end of an address that goes there. */
export const ID_RENGLONES = 'renglones'

/** Address of this page with some rows in sight, and the focus on them. */
export function conRenglones(
  params: URLSearchParams,
  { veredicto, codigo = '' }: { readonly veredicto: Veredicto; readonly codigo?: string },
): string {
  const next = new URLSearchParams(params)
  next.set('renglones', veredicto)
  if (codigo === '') next.delete('codigo')
  else next.set('codigo', codigo)
  return `?${next.toString()}#${ID_RENGLONES}`
}

/** The rows that the address asks for; without it, the first kind that there is: what is wrong first. */
export function useRenglonesVistos({ carga, entran }: DetalleCarga): RenglonesVistos & {
  readonly ver: (veredicto: string, codigo?: string) => void
} {
  const [params, setParams] = useSearchParams()
  const usual = carga.rechazados > 0 ? 'rechazado' : carga.avisados > 0 && carga.avisados === entran ? 'aviso' : 'entra'
  const ver = useCallback(
    (veredicto: string, codigo = '') =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          next.set('renglones', veredicto)
          if (codigo === '') next.delete('codigo')
          else next.set('codigo', codigo)
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return {
    veredicto: VEREDICTO_IDS.find((id) => id === params.get('renglones')) ?? usual,
    codigo: params.get('codigo') ?? '',
    ver,
  }
}

/** After a link to the rows they are in sight, with the focus. */
export function useLlegadaARenglones(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${ID_RENGLONES}`) openAt(ID_RENGLONES)
  }, [hash, key])
}
