import { MenuModel } from '#api/acceso/models/MenuModel.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow } from '#api/db/sql.ts'
import { MENUS, type MenuSemilla } from './menus-datos.ts'
import { PERFILES } from './perfiles.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

interface MenuFila {
  readonly clave: string
  readonly grupo: string | null
  readonly orden: number
  readonly item: MenuSemilla
}

/** Places between groups, so that the institute can put its own in between. */
const PASO = 100

const FILAS: readonly MenuFila[] = MENUS.flatMap(({ nombre, items }, grupo) =>
  items.map((item, i) => ({
    clave: item.componente,
    grupo: nombre,
    orden: nombre === null ? i + 1 : (grupo + 1) * PASO + i + 1,
    item,
  })),
)

/** The left navigation and which profile has which item. What was sown once is the institute's: it is not sown again. */
export async function loadMenus(): Promise<void> {
  const fresh = await sembrarUnaVez('menus', FILAS, ({ clave }) => clave)
  for (const fila of fresh) {
    const parentId = fila.grupo === null ? null : await grupoId(fila.grupo)
    const { nombre, componente, icono, perfiles } = fila.item
    const menuId = await insertRow(MenuModel, { nombre, componente, icono, orden: fila.orden, parent_id: parentId })
    await insertRows(
      'perfil_menus',
      ['perfil_id', 'menu_id'],
      perfiles.map((perfil) => [PERFILES[perfil].id, menuId]),
    )
  }
}

async function grupoId(nombre: string): Promise<number> {
  const known = await selectRow<{ id: number }>(
    'SELECT id FROM menus WHERE nombre = $1 AND parent_id IS NULL AND componente IS NULL',
    [nombre],
  )
  if (known) return known.id
  const index = MENUS.findIndex((grupo) => grupo.nombre === nombre)
  const icono = MENUS[index]?.icono ?? null
  return insertRow(MenuModel, { nombre, componente: null, icono, orden: (index + 1) * PASO, parent_id: null })
}
