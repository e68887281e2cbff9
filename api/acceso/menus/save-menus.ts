import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson } from '#domain/acceso/canonical-json.ts'
import { menuIssues, type MenuDatos, type MenuRegistro } from '#domain/acceso/menu.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { assertPuedeAbrir } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { findMenu, holdMenus, menuJson, selectMenus, staleMenu } from './menu-row.ts'

/** A menu as it should be, and the version that was read; null takes any (the documented call has none). */
export type CambioMenu = MenuDatos & { readonly id: number; readonly version: number | null }

interface Par {
  readonly antes: MenuRegistro
  readonly despues: MenuRegistro
}

/**
 * Saves several menus together, or none: what an administrator edited and ordered. The rules look at how all would stand
 * afterwards. Gives every menu as it is now. Throws 403 for a view that the actor does not open, 404 'Menú no encontrado', 409 `version` with `actual`, 422.
 */
export async function saveMenus(actor: Actor, cambios: readonly CambioMenu[]): Promise<MenuRegistro[]> {
  authorizeInstituto(actor, 'menus.administrar')
  return inTransaction(async () => {
    const menus = await holdMenus()
    const pares = cambios.map((cambio) => parOf(menus, cambio)).filter(isChange)
    if (pares.length === 0) return menus
    const issues = issuesOf(menus, pares)
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    for (const { antes, despues } of pares) {
      if (despues.componente !== antes.componente) assertPuedeAbrir(actor, despues.componente)
      const { nombre, componente, parent_id, icono, orden } = despues
      const values = { nombre, componente, parent_id, icono, orden }
      if (!(await updateVersioned('menus', antes.id, antes.version, values))) throw staleMenu(antes)
    }
    await derechosCambiados()
    await logActos(
      actor,
      pares.map(({ antes, despues }) => ({
        acto: 'menu.cambiar',
        objeto: 'menu',
        objetoId: antes.id,
        antes: menuJson(antes),
        despues: menuJson(despues),
      })),
    )
    return selectMenus()
  })
}

function parOf(menus: readonly MenuRegistro[], { version, ...datos }: CambioMenu): Par {
  const antes = findMenu(menus, datos.id)
  if (version !== null && version !== antes.version) throw staleMenu(antes)
  return { antes, despues: { ...datos, version: antes.version } }
}

function isChange({ antes, despues }: Par): boolean {
  return canonicalJson(menuJson(antes)) !== canonicalJson(menuJson(despues))
}

/** Of one menu the field alone; of several, with the menu it belongs to ("12.nombre"). */
function issuesOf(menus: readonly MenuRegistro[], pares: readonly Par[]): Issue[] {
  const changed = new Map(pares.map(({ despues }) => [despues.id, despues]))
  const after = menus.map((menu) => changed.get(menu.id) ?? menu)
  return pares.flatMap(({ despues }) =>
    menuIssues(despues, after).map((issue) =>
      pares.length === 1 ? issue : { ...issue, path: `${despues.id}.${issue.path}` },
    ),
  )
}
