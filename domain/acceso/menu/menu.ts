import { foldText } from '#domain/identidad/normalize-text.ts'
import type { Issue } from '#domain/issue.ts'
import { isDireccionPortal, isSitio } from './direccion-menu.ts'

/** A menu as the documented calls carry it (specification 2 §3), with its version. */
export interface MenuRegistro {
  readonly id: number
  readonly nombre: string
  /** A view name, an address of the portal or an http(s) address; null for a group. */
  readonly componente: string | null
  /** null: a main menu. */
  readonly parent_id: number | null
  readonly icono: string | null
  readonly orden: number
  readonly version: number
}

export type MenuDatos = Omit<MenuRegistro, 'id' | 'version'>

/** Who would notice that a menu goes (`GET /api/panel/menus/:id/uso`). */
export interface UsoMenu {
  readonly submenus: number
  /** Profiles that have it; `pierde` is the view that nothing else opens for them, by its title. */
  readonly perfiles: readonly { readonly nombre: string; readonly pierde: string | null }[]
}

export const MENU_MAX = { nombre: 60, componente: 200, icono: 60 } as const

/**
 * What is wrong with a menu among `todos` (specification 2 §2.4, §5): a name; a parent that is a main menu, never itself, and
 * none at all while it has submenus of its own: no menu can end up above its own parent.
 */
export function menuIssues(menu: MenuDatos & { readonly id: number | null }, todos: readonly MenuRegistro[]): Issue[] {
  return [...nombreIssues(menu.nombre), ...componenteIssues(menu.componente), ...parentIssues(menu, todos)]
}

/** What is wrong with a menu that another one equals: same name, same target, under the same menu. */
export function menuRepetidoIssues(
  { nombre, componente, parent_id: parentId, id }: MenuDatos & { readonly id: number | null },
  todos: readonly MenuRegistro[],
): Issue[] {
  const same = todos.some(
    (other) =>
      other.id !== id &&
      other.parent_id === parentId &&
      other.componente === componente &&
      foldText(other.nombre) === foldText(nombre),
  )
  return same ? [{ path: 'nombre', code: 'repetido', message: `Ya hay un menú «${nombre}» igual en ese lugar.` }] : []
}

function nombreIssues(nombre: string): Issue[] {
  if (nombre === '') return [{ path: 'nombre', code: 'requerido', message: 'El nombre es obligatorio' }]
  if (nombre.length <= MENU_MAX.nombre) return []
  const message = `El nombre tiene ${nombre.length} caracteres y se admiten ${MENU_MAX.nombre}.`
  return [{ path: 'nombre', code: 'largo', message }]
}

/** A name or an address; of whole addresses only http(s), so that a menu never runs a script. */
function componenteIssues(componente: string | null): Issue[] {
  if (componente === null) return []
  if (componente.length > MENU_MAX.componente)
    return [{ path: 'componente', code: 'largo', message: `El componente admite ${MENU_MAX.componente} caracteres.` }]
  const isName = /^[\w-]+$/.test(componente)
  if (isName || isDireccionPortal(componente) || isSitio(componente)) return []
  const message =
    'El componente no se entiende: escribe el nombre de una vista, una dirección del portal que empiece con / o una dirección http(s).'
  return [{ path: 'componente', code: 'forma', message }]
}

function parentIssues(
  { id, parent_id: parentId }: MenuDatos & { readonly id: number | null },
  todos: readonly MenuRegistro[],
): Issue[] {
  if (parentId === null) return []
  const issue = (code: string, message: string): Issue[] => [{ path: 'parent_id', code, message }]
  if (parentId === id) return issue('el_mismo', 'Un menú no puede estar dentro de sí mismo.')
  const parent = todos.find((menu) => menu.id === parentId)
  if (!parent) return issue('no_existe', 'El menú principal elegido ya no existe.')
  if (parent.parent_id !== null)
    return issue('no_principal', `${parent.nombre} es un submenú: elige un menú principal.`)
  if (id !== null && todos.some((menu) => menu.parent_id === id))
    return issue('tiene_submenus', 'Este menú tiene submenús: muévelos antes de ponerlo dentro de otro.')
  return []
}
