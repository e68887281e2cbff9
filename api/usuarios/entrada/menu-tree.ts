import { isAdministrador, type Actor } from '#domain/acceso/actor.ts'
import { vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import type { MenuModel } from '#api/acceso/models/MenuModel.ts'

type MenuRow = Pick<RowOf<MenuModel>, 'id' | 'nombre' | 'componente' | 'icono' | 'parent_id'> & {
  readonly permitido: number | null
}

const SQL = `SELECT m.id, m.nombre, m.componente, m.icono, m.parent_id, pm.menu_id AS permitido
  FROM menus m LEFT JOIN perfil_menus pm ON pm.menu_id = m.id AND pm.perfil_id = $1 ORDER BY m.orden, m.id`

/**
 * The left navigation of an actor: the items of its profile under their groups; a group without items is left out, and so is an
 * item whose screen does not open for it (one of the whole institute's, given to a profile of a dependency).
 */
export async function loadMenus(actor: Actor): Promise<MenuNodo[]> {
  const rows = await selectRows<MenuRow>(SQL, [actor.perfilId])
  const isAllowed = (row: MenuRow) => isAdministrador(actor) || (row.permitido !== null && opens(actor, row))
  const childrenOf = (parentId: number | null): MenuNodo[] =>
    rows
      .filter((row) => row.parent_id === parentId && (row.componente === null || isAllowed(row)))
      .map(({ id, nombre, componente, icono }) => ({ id, nombre, componente, icono, hijos: childrenOf(id) }))
      .filter((node) => node.componente !== null || node.hijos.length > 0)
  return childrenOf(null)
}

function opens(actor: Actor, { componente }: MenuRow): boolean {
  const vista = componente === null ? null : vistaOfComponente(componente)
  return vista === null || actor.vistas.has(vista)
}
