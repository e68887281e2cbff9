import type { MenuRegistro } from '#domain/acceso/menu.ts'

/** A menu as it is edited: like it is kept. */
export type MenuDraft = MenuRegistro

const CAMPOS = ['nombre', 'componente', 'parent_id', 'icono', 'orden'] as const

/** The menus that are not as they were saved. */
export function changedMenus(saved: readonly MenuRegistro[], draft: readonly MenuDraft[]): readonly MenuDraft[] {
  const before = new Map(saved.map((menu) => [menu.id, menu]))
  return draft.filter((menu) => {
    const was = before.get(menu.id)
    return was !== undefined && CAMPOS.some((campo) => was[campo] !== menu[campo])
  })
}

/** The menus under one parent (null: the main ones), in order. */
export function siblingsOf(menus: readonly MenuDraft[], parentId: number | null): readonly MenuDraft[] {
  return menus.filter((menu) => menu.parent_id === parentId).sort((a, b) => a.orden - b.orden || a.id - b.id)
}

/** Moves a menu to a place among its siblings; the places that the siblings have are given out again in that order. */
export function moveMenu(menus: readonly MenuDraft[], id: number, to: number): readonly MenuDraft[] {
  const menu = menus.find((one) => one.id === id)
  if (!menu) return menus
  const siblings = siblingsOf(menus, menu.parent_id)
  const others = siblings.filter((one) => one.id !== id)
  const ordered = [...others.slice(0, to), menu, ...others.slice(to)]
  const places = spread(siblings.map(({ orden }) => orden))
  const orden = new Map(ordered.map((one, index) => [one.id, places[index] ?? index]))
  return menus.map((one) => ({ ...one, orden: orden.get(one.id) ?? one.orden }))
}

/** Rising places: equal ones are told apart, so that an order can stand in them. */
function spread(places: readonly number[]): number[] {
  let last = -1
  return places.map((place) => (last = Math.max(place, last + 1)))
}

/** Puts a menu under another parent, at its end. */
export function reparent(menus: readonly MenuDraft[], id: number, parentId: number | null): readonly MenuDraft[] {
  const last = siblingsOf(menus, parentId).at(-1)
  const orden = (last?.orden ?? 0) + 1
  return menus.map((menu) => (menu.id === id ? { ...menu, parent_id: parentId, orden } : menu))
}
