import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** An address that named the record by its number, as those kept from before, becomes the one that people write. */
export function useDireccionPropia(ruta: string | undefined): void {
  const navigate = useNavigate()
  const location = useLocation()
  const { pathname, search } = location
  const state: unknown = location.state
  useEffect(() => {
    if (ruta !== undefined && ruta !== pathname) void navigate({ pathname: ruta, search }, { replace: true, state })
  }, [ruta, pathname, search, state, navigate])
}
