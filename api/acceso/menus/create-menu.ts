import type { Actor } from '#domain/acceso/actor.ts'
import { menuIssues, menuRepetidoIssues, type MenuDatos, type MenuRegistro } from '#domain/acceso/menu/menu.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { broken } from '#api/errors.ts'
import { MenuModel } from '#api/acceso/models/MenuModel.ts'
import { holdMenus, menuJson } from './menu-row.ts'

/** Makes a menu; nobody but the administrator has it until a profile gets it. Throws 422 with the documented messages. */
export async function createMenu(actor: Actor, datos: MenuDatos): Promise<MenuRegistro> {
  authorizeInstituto(actor, 'menus.administrar')
  return inTransaction(async () => {
    const menus = await holdMenus()
    const nuevo = { ...datos, id: null }
    const issues = [...menuIssues(nuevo, menus), ...menuRepetidoIssues(nuevo, menus)]
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    const id = await insertRow(MenuModel, { ...datos })
    await logActo(actor, {
      acto: 'menu.crear',
      objeto: 'menu',
      objetoId: id,
      despues: menuJson({ ...datos, id }, menus),
    })
    return { ...datos, id, version: 1 }
  })
}
