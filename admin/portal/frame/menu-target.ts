import { isDireccionPortal, isSitio } from '#domain/acceso/menu/direccion-menu.ts'
import { isDireccionVista, rutaDireccion, rutaVista, vistaOfComponente, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'
import { PARAM_PROCESO, type ProcesoNodo } from '#domain/procesos/mapa.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'

/** Where a menu item or a process leads: an address of the portal, or another site in a new tab. */
export interface MenuTarget {
  readonly to: string
  readonly external: boolean
}

/** The target of a `componente` (specification 1 §2.3): http(s) opens a new tab; a view, its
 * address with the choice that it makes; an address of the portal, itself; anything else (stored before it was checked) is shown as unknown. */
export function menuTarget(componente: string): MenuTarget {
  if (isSitio(componente)) return { to: componente, external: true }
  const vista = vistaOfComponente(componente)
  if (isDireccionVista(componente)) return { to: rutaDireccion(componente), external: false }
  if (vista) return { to: rutaVista(vista), external: false }
  return {
    to: isDireccionPortal(componente) ? encodeURI(componente) : `/dashboard?vista=${encodeURIComponent(componente)}`,
    external: false,
  }
}

/** Where a process of the map leads: its target, with its key where an earlier process has the same page's address. */
export function procesoTarget({ clave, componente, repetida }: ProcesoNodo): MenuTarget {
  const target = menuTarget(componente ?? 'faq')
  return repetida ? { ...target, to: `${target.to}?${PARAM_PROCESO}=${clave}` } : target
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
  const [own, here] = [new URLSearchParams(query), new URLSearchParams(search)]
  if (own.get('vista') !== here.get('vista')) return false
  // Another process at the same address is another page; on the map the id only marks one.
  return path === '/inicio' || own.get(PARAM_PROCESO) === here.get(PARAM_PROCESO)
}

/** The item whose view goes on to the one in sight, where no item is of that page: where one came from. Null when there is none. */
export function leadingLeaf(leaves: readonly MenuLeaf[], pathname: string, search: string): MenuLeaf | null {
  if (leaves.some(({ target }) => isCurrent(target.to, pathname, search))) return null
  const here = vistaOfComponente(pathname === '/dashboard' ? `${pathname}${search}` : pathname)
  return leaves.find(({ target }) => here !== null && goesOnTo(target.to).includes(here)) ?? null
}

function goesOnTo(to: string): readonly string[] {
  const nombre = vistaOfComponente(to)
  const vista: Vista | null = nombre && VISTAS[nombre]
  return vista?.conduceA ?? []
}
