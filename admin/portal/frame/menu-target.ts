import { rutaVista, vistaOfComponente } from '#domain/acceso/vistas.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'

/** Where a menu item or a process leads: an address of the portal, or another site in a new tab. */
export interface MenuTarget {
  readonly to: string
  readonly external: boolean
}

/** The target of a `componente` (specification 1 §2.3): http(s) opens a new tab; a view, its address; else the address itself. */
export function menuTarget(componente: string): MenuTarget {
  if (/^https?:\/\//i.test(componente)) return { to: componente, external: true }
  const vista = vistaOfComponente(componente)
  if (vista) return { to: rutaVista(vista), external: false }
  return {
    to: componente.startsWith('/') ? encodeURI(componente) : `/dashboard?vista=${encodeURIComponent(componente)}`,
    external: false,
  }
}

/** An item with its address, found in the menus. */
export interface MenuLeaf {
  readonly id: number
  readonly nombre: string
  readonly icono: string | null
  readonly target: MenuTarget
  /** Names of the groups above. */
  readonly grupo: string
}

/** Every item below `nodes` that leads somewhere. */
export function menuLeaves(nodes: readonly MenuNodo[], grupo = ''): readonly MenuLeaf[] {
  return nodes.flatMap((node) => {
    const { id, nombre, icono, componente } = node
    const own = componente ? [{ id, nombre, icono, target: menuTarget(componente), grupo }] : []
    return [...own, ...menuLeaves(node.hijos, nombre)]
  })
}

/** Whether `to` is where the browser is: the same path and, for views, the same view. */
export function isCurrent(to: string, pathname: string, search: string): boolean {
  const [path, query] = to.split('?')
  if (path !== '/' && path !== '/inicio' && pathname.startsWith(`${path ?? ''}/`) && path !== '/dashboard') return true
  if (decodeURI(path ?? '') !== decodeURI(pathname)) return false
  return new URLSearchParams(query).get('vista') === new URLSearchParams(search).get('vista')
}
