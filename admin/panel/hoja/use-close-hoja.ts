import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { EN_SITIO } from './en-sitio.ts'

/** Closes what stands beside a list: its filters, scroll and page stay. */
export function useCloseHoja(lista: string): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(() => void navigate({ pathname: lista, search }, { state: EN_SITIO }), [navigate, lista, search])
}
