import { destinoMenu, isDisponible } from '#domain/acceso/destino-menu.ts'
import { vistaOfComponente, type NombreVista } from '#domain/acceso/vistas.ts'
import type { MenuNodo } from './sesion.ts'

/**
 * The working screen that does meanwhile what a view will hold whose screen does not exist yet. A row goes when its view is
 * built: a test says so.
 */
export const PANTALLA_MIENTRAS: Readonly<Partial<Record<NombreVista, NombreVista>>> = {}

/** The navigation parted by what its items open: screens that exist, and items that wait for theirs. */
export interface MenusPartidos {
  /** Groups that keep something, in their order. */
  readonly listos: readonly MenuNodo[]
  /** Items whose screen does not exist yet, each with where it leads today. */
  readonly proximos: readonly MenuNodo[]
}

/**
 * Parts `menus`. An item that waits opens its meanwhile screen when that is among `vistas`, the views that open for the
 * session; else the plain page that says what it will hold.
 */
export function partirMenus(menus: readonly MenuNodo[], vistas: readonly string[]): MenusPartidos {
  const proximos = itemsOf(menus)
    .filter((item) => !isListo(item))
    .map((item) => ({ ...item, componente: mientras(item.componente, vistas) }))
  return { listos: menus.flatMap(keepListos), proximos }
}

function itemsOf(menus: readonly MenuNodo[]): MenuNodo[] {
  return menus.flatMap((node) => [...(node.componente ? [{ ...node, hijos: [] }] : []), ...itemsOf(node.hijos)])
}

function isListo({ componente }: MenuNodo): boolean {
  return isDisponible(destinoMenu(componente, null))
}

/** The node with what it keeps; nothing of a group left empty, nor of an item that waits. */
function keepListos(node: MenuNodo): MenuNodo[] {
  const hijos = node.hijos.flatMap(keepListos)
  if (node.componente !== null && isListo(node)) return [{ ...node, hijos }]
  return hijos.length > 0 ? [{ ...node, componente: null, hijos }] : []
}

function mientras(componente: string | null, vistas: readonly string[]): string | null {
  const vista = componente === null ? null : vistaOfComponente(componente)
  const otra = vista === null ? undefined : PANTALLA_MIENTRAS[vista]
  return otra !== undefined && vistas.includes(otra) ? otra : componente
}
