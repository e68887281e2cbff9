import { useSearchParams } from 'react-router-dom'

/** What the address chooses (`&enfoque=`, "" for nothing), and what takes that choice out of it once it was attended. */
export function useEnfoque(): readonly [enfoque: string, atendido: () => void] {
  const [params, setParams] = useSearchParams()
  const atendido = (): void => {
    if (!params.has('enfoque')) return
    const next = new URLSearchParams(params)
    next.delete('enfoque')
    setParams(next, { replace: true, state: { enSitio: true } })
  }
  return [params.get('enfoque') ?? '', atendido]
}
