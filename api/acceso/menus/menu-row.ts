import type { Json } from '#domain/acceso/bitacora/canonical-json.ts'
import type { MenuDatos, MenuRegistro } from '#domain/acceso/menu/menu.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { staleVersion } from '#api/acceso/bitacora/stale-version.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { AppError } from '#api/errors.ts'

/** Every menu in the order of the navigation: some hundred rows. */
export function selectMenus(): Promise<MenuRegistro[]> {
  return selectRows<MenuRegistro>(
    'SELECT id, nombre, componente, parent_id, icono, orden, version FROM menus ORDER BY orden, id',
  )
}

/**
 * The same, held until the caller's transaction ends: who changes the tree looks at how it stands, and two who move menus at
 * once could otherwise put each under the other.
 */
export async function holdMenus(): Promise<MenuRegistro[]> {
  await selectRows(`SELECT id FROM menus ORDER BY id${FOR_UPDATE}`)
  return selectMenus()
}

/** The menu of that id. Throws 404 with the documented message. */
export function findMenu(menus: readonly MenuRegistro[], id: number): MenuRegistro {
  const menu = menus.find((one) => one.id === id)
  if (!menu) throw new AppError(404, 'no_existe', 'Menú no encontrado')
  return menu
}

/** What came of a menu as it is kept: clean texts, empty ones null, no order 0 (specification 2 §5, §9). */
export function cleanMenu(datos: {
  readonly nombre: string
  readonly componente?: string | null | undefined
  readonly parent_id?: number | null | undefined
  readonly icono?: string | null | undefined
  readonly orden?: number | null | undefined
}): MenuDatos {
  const text = (value: string | null | undefined) => normalizeText(value ?? '') || null
  return {
    nombre: normalizeText(datos.nombre),
    componente: text(datos.componente),
    parent_id: datos.parent_id ?? null,
    icono: text(datos.icono),
    orden: datos.orden ?? 0,
  }
}

/** The values of a menu, as the bitácora keeps them, with its place among those under the same menu, from 1. */
export function menuJson(
  menu: MenuDatos & { readonly id: number },
  menus: readonly (MenuDatos & { readonly id: number })[],
): MenuJson {
  const { id, nombre, componente, parent_id, icono, orden } = menu
  const before = menus.filter(
    (other) => other.parent_id === parent_id && (other.orden < orden || (other.orden === orden && other.id < id)),
  )
  return { nombre, componente, parent_id, icono, orden, lugar: before.length + 1 }
}

export type MenuJson = Readonly<Record<'nombre' | 'componente' | 'parent_id' | 'icono' | 'orden' | 'lugar', Json>>

/** 409 with the menu as it is now: somebody saved it first, alone or together with others. */
export function staleMenu(actual: MenuRegistro): Promise<AppError> {
  return staleVersion(
    [
      { objeto: 'menu', objetoId: actual.id },
      { objeto: 'menus', objetoId: 'varios', campo: String(actual.id) },
    ],
    `cambió el menú ${actual.nombre} mientras lo editabas.`,
    { actual },
  )
}
