import { useSearchParams } from 'react-router-dom'
import { dateParts } from '#domain/calendario/plain-date.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'

export type Modo = 'mes' | 'anio'

/** What of the calendar is shown. It stands in the address: a reload and the Back button keep it. */
export interface Lugar {
  readonly anio: number
  /** 1-12. */
  readonly mes: number
  readonly modo: Modo
}

/** The place shown, and how to go to another. `hoy` says where one begins, `anios` which years there are. */
export function useLugar(hoy: PlainDate, anios: readonly number[]): [Lugar, (to: Partial<Lugar>) => void] {
  const [params, setParams] = useSearchParams()
  const now = dateParts(hoy)
  const year = Number(params.get('anio'))
  const month = Number(params.get('mes'))
  const lugar: Lugar = {
    anio: anios.includes(year) ? year : now.year,
    mes: Number.isInteger(month) && month >= 1 && month <= 12 ? month : now.month,
    modo: params.get('modo') === 'anio' ? 'anio' : 'mes',
  }
  const go = (to: Partial<Lugar>): void => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries({ ...lugar, ...to })) next.set(key, String(value))
        return next
      },
      { replace: true },
    )
  }
  return [lugar, go]
}

/** The month `steps` away; null when its year is none of `anios`. */
export function mesVecino(
  { anio, mes }: Lugar,
  steps: number,
  anios: readonly number[],
): Pick<Lugar, 'anio' | 'mes'> | null {
  const ordinal = anio * 12 + mes - 1 + steps
  const next = { anio: Math.floor(ordinal / 12), mes: (((ordinal % 12) + 12) % 12) + 1 }
  return anios.includes(next.anio) ? next : null
}
