import { describe, expect, it } from 'vitest'
import { destinoMenu } from '#domain/acceso/menu/destino-menu.ts'
import { abreTexto, elegiblesOf, opcionActual, opcionEscrita } from '#admin/panel/menus/componente.ts'
import { filterOptions } from '#admin/shared/ui/campos/use-combobox.ts'

const PROCESOS = [
  { id: 1, nombre: 'Alta › Individual', grupo: 'Afiliación', componente: '/afiliacion' },
  { id: 2, nombre: 'Corto plazo', grupo: 'Préstamos', componente: '/prestamos/corto-plazo' },
  { id: 3, nombre: 'Lo mismo', grupo: 'Préstamos', componente: '/prestamos/corto-plazo' },
  { id: 4, nombre: 'Alta por su clave', grupo: 'Afiliación', componente: 'altaDocA' },
]
const ELEGIBLES = elegiblesOf(PROCESOS)
const abre = (componente: string | null) => abreTexto(destinoMenu(componente, PROCESOS), componente)

describe('what a menu may open', () => {
  it('is every screen by its title and every other address once', () => {
    const of = (label: string) => ELEGIBLES.options.filter((option) => option.label === label)
    expect(of('Alta de un Nuevo Afiliado')).toEqual([
      { value: 'altaDocA', label: 'Alta de un Nuevo Afiliado', detail: 'Pantalla · altaDocA' },
    ])
    expect(of('Baja de Afiliado')[0]?.detail).toBe('Pantalla · validacionBaja')
    expect(of('Personas por entidad')[0]?.detail).toBe('Pantalla · panel1')
    expect(of('Alta › Individual')[0]?.detail).toBe(
      'Proceso de Afiliación · /afiliacion · abre Alta de un Nuevo Afiliado',
    )
    expect([of('Corto plazo').length, of('Lo mismo').length, of('Alta por su clave').length]).toEqual([1, 0, 0])
    expect(ELEGIBLES.options.some(({ value }) => value === 'estilo' || value === 'login')).toBe(false)
  })

  it('called just so comes before what only holds the words', () => {
    expect(filterOptions(ELEGIBLES.options, 'casos')[0]?.value).toBe('panelCasos')
    expect(filterOptions(ELEGIBLES.options, 'calendario')[0]?.value).toBe('calendarioVisualizacion')
  })

  it.each([
    ['altaDocA', 'altaDocA'],
    ['/panel/afiliados', 'panelAfiliados'],
    ['/dashboard?vista=altaDocA', 'altaDocA'],
    ['/afiliacion', '/afiliacion'],
    ['/alta', '/alta'],
    [null, undefined],
  ])('%s is told as the choice %s', (componente, value) =>
    expect(opcionActual(componente, ELEGIBLES)?.value).toBe(value),
  )

  it.each([
    ['/alta', '/alta'],
    [' https://ejemplo.gob.mx/x ', 'https://ejemplo.gob.mx/x'],
    ['/prestamos/corto-plazo', undefined],
    ['//otro.example', undefined],
    ['javascript:alert(1)', undefined],
    ['alta', undefined],
    ['', undefined],
  ])('«%s» written is the choice %s', (text, value) => expect(opcionEscrita(text, ELEGIBLES)?.value).toBe(value))

  it.each([
    [null, 'No abre nada: reúne submenús.'],
    ['faq', 'Abre Ayuda (/dashboard?vista=faq).'],
    ['panel1', 'Abre Personas por entidad (/dashboard?vista=panel1).'],
    [
      '/prestamos/corto-plazo',
      'Abre Préstamos de ese tipo; a quien no los ve, la página del proceso Préstamos › Corto plazo.',
    ],
    ['https://ejemplo.gob.mx', 'Abre otro sitio en una pestaña nueva.'],
    ['/alta', 'Ninguna pantalla ni proceso tiene esa dirección: quien lo elija no encontrará nada.'],
    ['noHay', 'Ninguna pantalla se llama así: abriría la ayuda.'],
  ])('%s: %s', (componente, texto) => expect(abre(componente)).toBe(texto))
})
