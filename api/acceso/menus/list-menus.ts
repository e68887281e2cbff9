import type { Actor } from '#domain/acceso/actor.ts'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import type { MenuRegistro, UsoMenu } from '#domain/acceso/menu/menu.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import { VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { listProcesosConcedibles, loadDerechos } from '#api/acceso/perfiles/load-derechos.ts'
import { selectRows } from '#api/db/sql.ts'
import { findMenu, selectMenus } from './menu-row.ts'

/** Every menu, in order. */
export async function listMenus(actor: Actor): Promise<MenuRegistro[]> {
  authorizeInstituto(actor, 'menus.administrar')
  return selectMenus()
}

/** Processes that a menu may open, besides the screens: what somebody who makes menus can choose. */
export async function listDestinos(actor: Actor): Promise<Concedible[]> {
  authorizeInstituto(actor, 'menus.administrar')
  return listProcesosConcedibles()
}

/** Who has a menu, and which view would open for them no more without it. Throws 404. */
export async function getUsoMenu(actor: Actor, id: number): Promise<UsoMenu> {
  authorizeInstituto(actor, 'menus.administrar')
  const menus = await selectMenus()
  const menu = findMenu(menus, id)
  const [{ perfiles }, holders] = await Promise.all([
    loadDerechos(),
    selectRows<{ perfil_id: number }>('SELECT perfil_id FROM perfil_menus WHERE menu_id = $1', [id]),
  ])
  const vista = menu.componente === null ? null : vistaOfComponente(menu.componente)
  const has = new Set(holders.map((row) => row.perfil_id))
  return {
    submenus: menus.filter((one) => one.parent_id === id).length,
    perfiles: perfiles
      .filter((perfil) => has.has(perfil.id))
      .map((perfil) => {
        const reasons = perfil.aperturas.filter((apertura) => apertura.vista === vista)
        const always = aperturasOf(perfil, []).some((apertura) => apertura.vista === vista)
        return { nombre: perfil.nombre, pierde: vista && !always && reasons.length === 1 ? VISTAS[vista].titulo : null }
      }),
  }
}
