import { describe, expect, it } from 'vitest'
import { menuIssues } from '#domain/acceso/menu/menu.ts'
import { componenteIssues } from '#domain/procesos/modulo.ts'

const RLO = String.fromCodePoint(0x202e)
const TAB = String.fromCodePoint(9)

/** What a browser would take for another site, or for a script, however it begins. */
const AJENAS = [
  String.raw`/\evil.com`,
  String.raw`/\/evil.com`,
  '//evil.com',
  String.raw`\\evil.com`,
  `/${TAB}/evil.com`,
  `/${String.fromCodePoint(10)}/evil.com`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  `java${TAB}script:alert(1)`,
  'data:text/html,hola',
  'https:evil.com',
  String.raw`https:\\evil.com`,
  'https://gob.mx@evil.com',
  String.raw`https://gob.mx\@evil.com`,
  `https://gob.mx/${RLO}`,
  `/padron${RLO}`,
  '/api/logout',
  '/API/logout',
  '/api',
  '/panel/../..//host',
  '/panel/..',
  '/panel/%2E%2e/x',
  '/./api/logout',
  '/panel//host',
]
const PROPIAS = [
  '/padron',
  '/apis',
  '/v1.2/..x',
  '/padron?de=//a/../b',
  '/prestamos/corto-plazo',
  '/panel/casos?estado=abierto',
  'https://www.gob.mx/curp/',
]

const menu = (componente: string) =>
  menuIssues({ id: null, nombre: 'Uno', componente, parent_id: null, icono: null, orden: 1 }, [])

describe('the address of a menu and of a process', () => {
  it.each(AJENAS)('%j is refused', (text) => {
    expect(menu(text).map(({ path }) => path)).toEqual(['componente'])
    expect(componenteIssues(text).map(({ path }) => path)).toEqual(['componente'])
  })

  it.each(PROPIAS)('%s is taken', (text) => {
    expect([...menu(text), ...componenteIssues(text)]).toEqual([])
  })
})
