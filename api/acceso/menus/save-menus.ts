import type { Actor } from '#domain/acceso/actor.ts'
import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { menuIssues, menuRepetidoIssues, type MenuDatos, type MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { Issue } from '#domain/issue.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo, type ActoBitacora } from '#api/acceso/bitacora.ts'
import { assertPuedeAbrir } from '#api/acceso/perfiles/assert-puede-dar.ts'
import { derechosCambiados } from '#api/acceso/derechos-cambiados.ts'
import { inTransaction } from '#api/db/database.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'
import { broken } from '#api/errors.ts'
import { MenuModel } from '#api/acceso/models/MenuModel.ts'
import { findMenu, holdMenus, menuJson, selectMenus, staleMenu, type MenuJson } from './menu-row.ts'

/** A menu as it should be, and the version that was read; null takes any (the documented call has none). */
export type CambioMenu = MenuDatos & { readonly id: number; readonly version: number | null }

/** The fields of a menu that people change. */
export const CAMPOS_MENU = ['nombre', 'componente', 'parent_id', 'icono', 'orden'] as const

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
    await assertVersiones(menus, cambios)
    const pares = cambios.map((cambio) => parOf(menus, cambio)).filter(isChange)
    if (pares.length === 0) return menus
    const issues = issuesOf(menus, pares)
    if (issues.length > 0) throw broken(issues, issues[0]?.message)
    for (const { antes, despues } of pares) {
      if (despues.componente !== antes.componente) assertPuedeAbrir(actor, despues.componente)
      const { nombre, componente, parent_id, icono, orden } = despues
      const values = { nombre, componente, parent_id, icono, orden }
      if (!(await updateVersioned(MenuModel, antes.id, antes.version, values))) throw await staleMenu(antes)
    }
    await derechosCambiados()
    const saved = await selectMenus()
    await logActo(actor, actoDe(pares, menus, saved))
    return saved
  })
}

async function assertVersiones(menus: readonly MenuRegistro[], cambios: readonly CambioMenu[]): Promise<void> {
  for (const { id, version } of cambios) {
    const antes = findMenu(menus, id)
    if (version !== null && version !== antes.version) throw await staleMenu(antes)
  }
}

function parOf(menus: readonly MenuRegistro[], datos: CambioMenu): Par {
  const antes = findMenu(menus, datos.id)
  return { antes, despues: { ...datos, version: antes.version } }
}

function isChange({ antes, despues }: Par): boolean {
  return CAMPOS_MENU.some((campo) => antes[campo] !== despues[campo])
}

/** One act for what was saved at once: a drag gives another place to every menu that it passes. */
function actoDe(pares: readonly Par[], menus: readonly MenuRegistro[], saved: readonly MenuRegistro[]): ActoBitacora {
  const lados = pares.map(({ antes, despues }) => ({
    id: antes.id,
    antes: menuJson(antes, menus),
    despues: menuJson(despues, saved),
  }))
  const [first] = lados
  if (first && lados.length === 1)
    return { acto: 'menu.cambiar', objeto: 'menu', objetoId: first.id, antes: first.antes, despues: first.despues }
  const onlyOrder = pares.every(({ antes, despues }) =>
    CAMPOS_MENU.every((c) => c === 'orden' || antes[c] === despues[c]),
  )
  return {
    acto: onlyOrder ? 'menus.ordenar' : 'menus.cambiar',
    objeto: 'menus',
    objetoId: 'varios',
    antes: Object.fromEntries(lados.map(({ id, antes, despues }) => [id, otherThan(antes, despues)])),
    despues: Object.fromEntries(lados.map(({ id, antes, despues }) => [id, otherThan(despues, antes)])),
  }
}

/** The fields of one side that the other has otherwise. */
function otherThan(side: MenuJson, other: MenuJson): Json {
  return Object.fromEntries(Object.entries(side).filter(([campo, valor]) => other[campo as keyof MenuJson] !== valor))
}

/** Of one menu the field alone; of several, with the menu it belongs to ("12.nombre"). */
function issuesOf(menus: readonly MenuRegistro[], pares: readonly Par[]): Issue[] {
  const changed = new Map(pares.map(({ despues }) => [despues.id, despues]))
  const after = menus.map((menu) => changed.get(menu.id) ?? menu)
  return pares.flatMap(({ antes, despues }) =>
    [...menuIssues(despues, after), ...(isOtro(antes, despues) ? menuRepetidoIssues(despues, after) : [])].map(
      (issue) => (pares.length === 1 ? issue : { ...issue, path: `${despues.id}.${issue.path}` }),
    ),
  )
}

/** Whether a change could make it equal to another menu; equal ones of earlier versions can still be ordered. */
const isOtro = (antes: MenuRegistro, despues: MenuRegistro): boolean =>
  antes.nombre !== despues.nombre || antes.componente !== despues.componente || antes.parent_id !== despues.parent_id
