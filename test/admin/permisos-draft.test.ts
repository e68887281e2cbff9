import { describe, expect, it } from 'vitest'
import { cambiosDe } from '#domain/acceso/cambios-perfil.ts'
import { countCambios, mergePermisos, toggled } from '#admin/panel/perfiles/permisos-draft.ts'
import type { PermisosPerfil } from '#domain/acceso/perfil.ts'

const BASE: PermisosPerfil = {
  nombre: 'Ventanilla',
  ambito: 'dependencia',
  actos: ['ver', 'capturar'],
  menus: [1, 2, 3],
  procesos: [7],
  exigeDosPasos: false,
}

describe('two administrators change one profile', () => {
  it('joins what each changed, and mine wins where both changed the same', () => {
    const mine: PermisosPerfil = { ...BASE, nombre: 'Mostrador', menus: [1, 3, 4], actos: ['ver'] }
    const saved: PermisosPerfil = { ...BASE, nombre: 'Atención', menus: [1, 2, 3, 5], exigeDosPasos: true }
    expect(mergePermisos(BASE, mine, saved)).toEqual({
      nombre: 'Mostrador',
      ambito: 'dependencia',
      actos: ['ver'],
      menus: [1, 3, 5, 4],
      procesos: [7],
      exigeDosPasos: true,
    })
  })

  it('adds once what both added', () => {
    const mine = { ...BASE, menus: [...BASE.menus, 9] }
    expect(mergePermisos(BASE, mine, mine).menus).toEqual([1, 2, 3, 9])
  })
})

it('counts each thing that is not as it was; put back, there is no change', () => {
  const draft = { ...BASE, nombre: 'Otro', menus: toggled(toggled(BASE.menus, 2), 8), exigeDosPasos: true }
  expect(countCambios(BASE, draft)).toBe(4)
  expect(countCambios(BASE, { ...BASE, menus: toggled(toggled(BASE.menus, 2), 2) })).toBe(0)
})

describe('what is reviewed before it is saved', () => {
  const one = (id: number, nombre: string, grupo = '') => ({ id, nombre, grupo, componente: `/${id}` })
  const DERECHOS = {
    perfiles: [],
    menus: [one(1, 'Ventanilla'), one(2, 'Padrón', 'Afiliación'), one(4, 'Casos', 'Administración')],
    procesos: [one(7, 'Corto plazo', 'Préstamos'), one(8, 'Seguros', 'Pensiones')],
  }

  it('names every menu, process and act given and taken away, as on their boxes', () => {
    const draft: PermisosPerfil = { ...BASE, actos: ['ver', 'validar'], menus: [1, 3, 4], procesos: [7, 8] }
    expect(cambiosDe(BASE, draft, DERECHOS)).toEqual([
      { label: 'Actos que se dan', quita: false, names: ['Validar'] },
      { label: 'Actos que se quitan', quita: true, names: ['Capturar'] },
      { label: 'Menús que se dan', quita: false, names: ['Administración › Casos'] },
      { label: 'Menús que se quitan', quita: true, names: ['Afiliación › Padrón'] },
      { label: 'Procesos que se dan', quita: false, names: ['Pensiones › Seguros'] },
    ])
  })

  it('tells the second step, the scope and the name as they were and as they will be', () => {
    const draft: PermisosPerfil = { ...BASE, nombre: 'Mostrador', ambito: 'instituto', exigeDosPasos: true }
    expect(cambiosDe(BASE, draft, DERECHOS)).toEqual([
      { label: 'Nombre', quita: false, names: ['Antes: Ventanilla. Ahora: Mostrador.'] },
      { label: 'Ámbito', quita: false, names: ['Antes: Dependencia. Ahora: Instituto.'] },
      { label: 'Dos pasos', quita: false, names: ['Antes: No se exigen. Ahora: Exigidos.'] },
    ])
  })

  it('is nothing when nothing changed', () => expect(cambiosDe(BASE, BASE, DERECHOS)).toEqual([]))
})
