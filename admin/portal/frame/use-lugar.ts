import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import { isCurrent, leadingLeaf, menuLeaves } from './menu-target.ts'
import type { Lugar } from '#admin/shared/ui/pagina/lugar-context.ts'

/**
 * The heading of the account's own menu under which a page stands: its own item's, or that of the first page that its crumbs
 * lead back to, or that of the item whose view goes on to the page. A page that no item leads to stands under the home.
 */
export function useLugar(): Lugar {
  const { menus, inicio } = useSession()
  const { pathname, search } = useLocation()
  const leaves = useMemo(() => menuLeaves(menus).filter(({ grupo }) => grupo !== ''), [menus])
  return useCallback<Lugar>(
    (crumbs) => {
      const back = crumbs.flatMap(({ to }) => (to === undefined ? [] : [to.split('?')]))
      const ways = [...back.map(([path = '', query = '']) => [path, `?${query}`] as const), [pathname, search] as const]
      const leaf =
        ways.flatMap((way) => leaves.filter(({ target }) => isCurrent(target.to, ...way)))[0] ??
        leadingLeaf(leaves, pathname, search)
      return [leaf ? { label: leaf.grupo } : migaVista(vistaOfComponente(inicio) ?? 'inicioInstituto', inicio)]
    },
    [leaves, inicio, pathname, search],
  )
}
