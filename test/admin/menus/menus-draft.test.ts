import { describe, expect, it } from 'vitest'
import {
  cambiosOf,
  cambiosTexto,
  changedMenus,
  moveMenu,
  reparent,
  siblingsOf,
} from '#admin/panel/menus/menus-draft.ts'
import type { MenuRegistro } from '#domain/acceso/menu/menu.ts'

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

describe('what somebody did to the menus', () => {
  const told = (draft: readonly MenuRegistro[], tocados: readonly number[] = []) => {
    const cambios = cambiosOf(SAVED, draft, new Set(tocados))
    return [[...cambios.movidos], [...cambios.editados], cambiosTexto(cambios)]
  }

  it('is one move, however many siblings make room', () => {
    expect(told(moveMenu(SAVED, 3, 0))).toEqual([[3], [], '1 menú cambió de lugar, sin guardar'])
    expect(told(moveMenu(SAVED, 1, 2))).toEqual([[1], [], '1 menú cambió de lugar, sin guardar'])
  })

  it('of two that changed places it is the one that was taken', () => {
    expect(told(moveMenu(SAVED, 2, 0), [2])[0]).toEqual([2])
    expect(told(moveMenu(SAVED, 1, 1), [1])[0]).toEqual([1])
  })

  it('is nothing once it is back where it was', () => {
    expect(told(moveMenu(moveMenu(SAVED, 3, 0), 3, 2), [3])).toEqual([[], [], '0 menús con cambios sin guardar'])
  })

  it('tells apart what was moved to another group and what was edited', () => {
    const renamed = reparent(SAVED, 1, 2).map((menu) => (menu.id === 3 ? { ...menu, nombre: 'Otro' } : menu))
    expect(told(renamed)).toEqual([[1], [3], '1 menú cambió de lugar y 1 menú con otros cambios, sin guardar'])
  })
})
