import { describe, expect, it } from 'vitest'
import { changedMenus, moveMenu, reparent, siblingsOf } from '#admin/panel/menus/menus-draft.ts'
import type { MenuRegistro } from '#domain/acceso/menu.ts'

const menu = (id: number, orden: number, parentId: number | null = null): MenuRegistro => ({
  id,
  nombre: `Menú ${id}`,
  componente: null,
  parent_id: parentId,
  icono: null,
  orden,
  version: 1,
})

const SAVED = [menu(1, 100), menu(2, 200), menu(3, 300), menu(4, 1, 2), menu(5, 2, 2)]
const order = (menus: readonly MenuRegistro[], parentId: number | null) =>
  siblingsOf(menus, parentId).map(({ id }) => id)

describe('ordering menus', () => {
  it('gives the places of the siblings out again, and touches nobody else', () => {
    const moved = moveMenu(SAVED, 3, 0)
    expect(siblingsOf(moved, null).map(({ id, orden }) => [id, orden])).toEqual([
      [3, 100],
      [1, 200],
      [2, 300],
    ])
    expect(order(moved, 2)).toEqual([4, 5])
    expect(changedMenus(SAVED, moved).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('tells equal places apart', () => {
    const equal = [menu(1, 0), menu(2, 0), menu(3, 0)]
    expect(order(moveMenu(equal, 1, 2), null)).toEqual([2, 3, 1])
    expect(order(moveMenu(moveMenu(equal, 1, 2), 1, 0), null)).toEqual([1, 2, 3])
  })

  it('puts a menu at the end of another parent, and back again it is no change but of its place', () => {
    const inside = reparent(SAVED, 1, 2)
    expect([order(inside, 2), order(inside, null)]).toEqual([
      [4, 5, 1],
      [2, 3],
    ])
    expect(changedMenus(SAVED, inside).map(({ id }) => id)).toEqual([1])
  })
})
