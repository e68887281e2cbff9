import { describe, expect, it } from 'vitest'
import { listaDeDireccion } from '#domain/acceso/vistas/direcciones-listas.ts'
import { enfoquesDe } from '#domain/acceso/vistas/vistas.ts'

describe('the address of a process of loans', () => {
  it.each([
    ['/prestamos/corto-plazo', 'corto'],
    ['/prestamos/mediano-plazo', 'mediano'],
    ['/prestamos/hipotecarios', 'hipotecario'],
  ])('%s opens the list of its kind', (direccion, tipo) => {
    const lista = listaDeDireccion(direccion, ['panelPrestamos']) ?? ''
    const url = new URL(lista, 'https://portal.ejemplo.gob.mx')
    expect([url.pathname, JSON.parse(url.searchParams.get('filter') ?? '')]).toEqual(['/panel/prestamos', { tipo }])
  })

  it.each([
    ['/prestamos/corto-plazo', []],
    ['/prestamos/planeacion-operativa', ['panelPrestamos']],
    ['toString', ['panelPrestamos']],
  ])('%s opens the page of the process for a session with %j', (direccion, vistas) => {
    expect(listaDeDireccion(direccion, vistas)).toBeNull()
  })
})

it.each([
  [
    'cair',
    ['rendimiento-normal', 'rendimiento-voluntaria', 'retiro-edad', 'retiro-defuncion', 'retiro-pension', 'voluntaria'],
  ],
  ['actualizarTabla', ['foto']],
  ['faq', []],
] as const)('the addresses of %s choose %j', (vista, enfoques) => {
  expect(enfoquesDe(vista)).toEqual(enfoques)
})
