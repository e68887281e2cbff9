import { useSearchParams } from 'react-router-dom'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import type { Relojes } from '#domain/afiliacion/historia/as-of.ts'

/** Both clocks of the address, and how to set them; a text that is no day counts as none. Back goes to the former days. */
export function useRelojes(): [Relojes, (next: Relojes) => void] {
  const [params, setParams] = useSearchParams()
  const dayOf = (key: keyof Relojes) => parsePlainDate(params.get(key) ?? '')
  const go = (next: Relojes): void => {
    const changed = new URLSearchParams(params)
    for (const key of ['al', 'conocido'] as const) {
      const day = next[key]
      if (day === null) changed.delete(key)
      else changed.set(key, day)
    }
    setParams(changed)
  }
  return [{ al: dayOf('al'), conocido: dayOf('conocido') }, go]
}
