import { useSearchParams } from 'react-router-dom'
import type { Organizacion } from '#domain/organica/arbol.ts'

/** By which units a list of another day tells its people: those of then, or what became of them (`?organizacion=hoy`). */
export function useOrganizacion(): readonly [Organizacion, (next: Organizacion) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (next: Organizacion): void =>
    setParams((now) => {
      const after = new URLSearchParams(now)
      if (next === 'hoy') after.set('organizacion', next)
      else after.delete('organizacion')
      return after
    })
  return [params.get('organizacion') === 'hoy' ? 'hoy' : 'entonces', choose]
}
