import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'

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

const EDITABLES = ['nombre', 'componente', 'icono'] as const

/** What somebody did to the menus, told apart: which were moved, and which say or open something else. */
export interface CambiosMenus {
  readonly movidos: ReadonlySet<number>
  readonly editados: ReadonlySet<number>
}

/**
 * Which menus were moved and which edited. Moving one gives new places to its siblings too: those did not move. Where several
 * answers are as short, the ones that somebody took hold of (`tocados`) are the moved ones.
 */
export function cambiosOf(
  saved: readonly MenuRegistro[],
  draft: readonly MenuDraft[],
  tocados: ReadonlySet<number> = new Set(),
): CambiosMenus {
  const before = new Map(saved.map((menu) => [menu.id, menu]))
  const is = (menu: MenuDraft, campo: (typeof CAMPOS)[number]): boolean => before.get(menu.id)?.[campo] === menu[campo]
  const elsewhere = draft.filter((menu) => !is(menu, 'parent_id')).map(({ id }) => id)
  const parents = [...new Set(draft.map((menu) => menu.parent_id))]
  const within = parents.flatMap((parentId) => {
    const was = siblingsOf(saved, parentId).map(({ id }) => id)
    const now = siblingsOf(draft, parentId).map(({ id }) => id)
    const places = now.filter((id) => was.includes(id)).map((id) => [id, was.indexOf(id)] as const)
    const stay = new Set(longestRise(places, tocados))
    return places.map(([id]) => id).filter((id) => !stay.has(id))
  })
  return {
    movidos: new Set([...elsewhere, ...within]),
    editados: new Set(draft.filter((menu) => EDITABLES.some((campo) => !is(menu, campo))).map(({ id }) => id)),
  }
}

/** The longest run of ids whose places rise; of equally long ones, that with fewest of `less`. */
function longestRise(places: readonly (readonly [id: number, place: number])[], less: ReadonlySet<number>): number[] {
  const best: { weight: number; run: number[] }[] = []
  places.forEach(([id, place], index) => {
    const own = places.length * 2 + (less.has(id) ? 0 : 1)
    let before = { weight: 0, run: [] as number[] }
    for (let i = 0; i < index; i += 1) {
      const [at, other] = [best[i], places[i]]
      if (at && other && other[1] < place && at.weight > before.weight) before = at
    }
    best.push({ weight: before.weight + own, run: [...before.run, id] })
  })
  return best.reduce((a, b) => (b.weight > a.weight ? b : a), { weight: 0, run: [] as number[] }).run
}

/** "1 menú cambió de lugar y 2 con otros cambios, sin guardar". */
export function cambiosTexto({ movidos, editados }: CambiosMenus): string {
  const moved = movidos.size === 1 ? '1 menú cambió de lugar' : `${movidos.size} menús cambiaron de lugar`
  const edited = cuentaTexto(editados.size, 'menú', 'menús')
  if (movidos.size === 0) return `${edited} con cambios sin guardar`
  return editados.size === 0 ? `${moved}, sin guardar` : `${moved} y ${edited} con otros cambios, sin guardar`
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
