import { PERFIL_ADMINISTRADOR } from '#domain/acceso/actor.ts'
import type { MenuNodo } from '#domain/usuarios/sesion.ts'
import { selectRows } from '#api/db/sql.ts'

interface MenuRow {
  readonly id: number
  readonly nombre: string
  readonly componente: string | null
  readonly icono: string | null
  readonly parent_id: number | null
  readonly permitido: number | null
}

const SQL = `SELECT m.id, m.nombre, m.componente, m.icono, m.parent_id, pm.menu_id AS permitido
  FROM menus m LEFT JOIN perfil_menus pm ON pm.menu_id = m.id AND pm.perfil_id = $1 ORDER BY m.orden, m.id`

/** The left navigation of a profile: its items under their groups; a group without items is left out. */
export async function loadMenus(perfilId: number): Promise<MenuNodo[]> {
  const rows = await selectRows<MenuRow>(SQL, [perfilId])
  const isAllowed = (row: MenuRow) => perfilId === PERFIL_ADMINISTRADOR || row.permitido !== null
  const childrenOf = (parentId: number | null): MenuNodo[] =>
    rows
      .filter((row) => row.parent_id === parentId && (row.componente === null || isAllowed(row)))
      .map(({ id, nombre, componente, icono }) => ({ id, nombre, componente, icono, hijos: childrenOf(id) }))
      .filter((node) => node.componente !== null || node.hijos.length > 0)
  return childrenOf(null)
}
