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
    const menuId = await insertMenu(nombre, componente, icono, fila.orden, parentId)
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
  return insertMenu(nombre, null, MENUS[index]?.icono ?? null, (index + 1) * PASO, null)
}

async function insertMenu(
  nombre: string,
  componente: string | null,
  icono: string | null,
  orden: number,
  parentId: number | null,
): Promise<number> {
  const row = await selectRow<{ id: number }>(
    'INSERT INTO menus (nombre, componente, icono, orden, parent_id) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [nombre, componente, icono, orden, parentId],
  )
  return row?.id ?? 0
}
