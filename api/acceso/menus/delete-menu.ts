import type { Actor } from '#domain/acceso/actor.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { findMenu, holdMenus, menuJson } from './menu-row.ts'

/** Deletes a menu; the profiles that had it have it no more. Throws 404, 409 `en_uso` while it has submenus. */
export async function deleteMenu(actor: Actor, id: number): Promise<void> {
  authorizeInstituto(actor, 'menus.administrar')
  await inTransaction(async () => {
    const menus = await holdMenus()
    const menu = findMenu(menus, id)
    const submenus = menus.filter((one) => one.parent_id === id).length
    if (submenus > 0) {
      const what = submenus === 1 ? '1 submenú: muévelo o elimínalo' : `${submenus} submenús: muévelos o elimínalos`
      throw conflict('en_uso', `${menu.nombre} tiene ${what} primero.`)
    }
    const perfiles = await selectRows<{ nombre: string }>(
      'SELECT p.nombre FROM perfil_menus pm JOIN perfiles p ON p.id = pm.perfil_id WHERE pm.menu_id = $1 ORDER BY p.id',
      [id],
    )
    await execute('DELETE FROM menus WHERE id = $1', [id])
    await derechosCambiados()
    const antes = { menu: menuJson(menu, menus), perfiles: perfiles.map(({ nombre }) => nombre) }
    await logActo(actor, { acto: 'menu.eliminar', objeto: 'menu', objetoId: id, antes })
  })
}
