import { Navigate, useParams } from 'react-router-dom'
import { PaginaNoEncontrada } from '#admin/shared/pagina/PaginaNoEncontrada.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { ResourceProps } from 'react-admin'

interface DireccionesListaProps {
  resource: Pick<ResourceProps, 'name' | 'show' | 'hasShow' | 'hasCreate'>
  children: ReactNode
}

/**
 * A list, at its own addresses alone: react-admin gives it every one that no other screen takes. A record without `/show` is
 * that record; anything else is no page, and says so.
 */
export function DireccionesLista({ resource, children }: DireccionesListaProps): ReactElement {
  const { name, show, hasShow, hasCreate } = resource
  const [first, second, ...more] = (useParams()['*'] ?? '').split('/').filter(Boolean)
  if (first === undefined) return <>{children}</>
  if (second === undefined && first === 'create' && hasCreate) return <>{children}</>
  if (second === 'show' && more.length === 0 && hasShow) return <>{children}</>
  if (second === undefined && (show || hasShow))
    return <Navigate replace to={`/panel/${name}/${encodeURIComponent(first)}/show`} />
  return <PaginaNoEncontrada />
}
