import { useSearchParams } from 'react-router-dom'

export interface Abierto {
  /** Folio of the movement that the address names (`&movimiento=`); null when none is open. */
  readonly folio: string | null
  readonly abrir: (folio: string | null) => void
  /** View to go back to (`&volver=`), or the one that the screen has by itself. */
  readonly volver: (propia: string) => string
}

/** Which movement is open, kept in the address: a reload, a bookmark and Back find it again. */
export function useAbierto(): Abierto {
  const [params, setParams] = useSearchParams()
  const folio = params.get('movimiento') ?? ''
  return {
    folio: folio === '' ? null : folio,
    abrir: (next) =>
      setParams((now) => {
        const after = new URLSearchParams(now)
        if (next === null) after.delete('movimiento')
        else after.set('movimiento', next)
        return after
      }),
    volver: (propia) => params.get('volver') ?? propia,
  }
}
