import { describe, expect, it } from 'vitest'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import { hermanasDe } from '#domain/acceso/vistas/hermanas.ts'
import { VISTAS, vistaOfComponente, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Vista } from '#domain/acceso/vistas/vista.ts'
import { MENUS } from '#seeds/catalogos/menus-datos.ts'
import { PERFILES, type PerfilClave } from '#seeds/catalogos/perfiles.ts'
import { MODULOS, type ProcesoSemilla } from '#seeds/catalogos/procesos-datos.ts'

/** Entries of the menu that each seeded profile sees; the administrator sees every one. At most 60. */
const ENTRADAS = [
  ['administrador', 60],
  ['auxiliar', 16],
  ['jefe', 16],
  ['director', 23],
  ['titular', 23],
  ['auditor', 31],
  ['ventanilla', 22],
  ['validador', 15],
] as const satisfies readonly (readonly [PerfilClave, number])[]

const TODOS = MENUS.flatMap(({ items }) => items)
const entradasDe = (perfil: PerfilClave) =>
  TODOS.filter(({ perfiles }) => perfil === 'administrador' || perfiles.includes(perfil))

describe('the seeded menu', () => {
  it.each(ENTRADAS)('of %s has %i entries', (perfil, cuenta) => expect(entradasDe(perfil)).toHaveLength(cuenta))

  it('has two entries for the tree of units', () => {
    const abren = TODOS.map(({ componente }) => vistaOfComponente(componente))
    const arbol = abren.filter((vista) => vista !== null && /^(organica|panelEntidades|panelCategorias)/.test(vista))
    expect(arbol).toEqual(['panelEntidades', 'organicaArbol'])
  })
})

/** Whom the map gives each process, as `procesos.ts` of the seeds does. */
const DEL_MAPA = {
  instituto: ['administrador', 'auxiliar', 'jefe', 'director', 'titular', 'auditor'],
  todos: Object.keys(PERFILES),
  captura: ['administrador', 'ventanilla'],
} as const satisfies Record<ProcesoSemilla['para'], readonly string[]>

const procesosDe = (all: readonly ProcesoSemilla[]): ProcesoSemilla[] =>
  all.flatMap((one) => [one, ...procesosDe(one.hijos)])
const PROCESOS = procesosDe(MODULOS.flatMap(({ procesos }) => procesos))

/** Opened from every screen by other means than the menu: the help of the header, and the sign-in page itself. */
const SIN_MENU: readonly string[] = ['faq', 'login']
/** Pages for developers, opened by their address. */
const SOLO_DIRECCION: readonly string[] = ['estilo']

describe('every view that a seeded profile opens', () => {
  it.each(Object.keys(PERFILES) as PerfilClave[])(
    'of %s is in the menu, in the map, or one link away from them',
    (perfil) => {
      const componentes = [
        ...entradasDe(perfil).map(({ componente }) => componente),
        ...PROCESOS.filter(({ para }) => (DEL_MAPA[para] as readonly string[]).includes(perfil)).flatMap(
          ({ componente }) => (componente === null ? [] : [componente]),
        ),
      ]
      const directas = componentes.flatMap((componente) => vistaOfComponente(componente) ?? [])
      const siguientes = directas.flatMap((vista): readonly string[] => {
        const { conduceA = [] }: Vista = VISTAS[vista]
        return [vista, ...hermanasDe(vista), ...conduceA]
      })
      const concedidos = componentes.map((componente) => ({ por: 'menu', id: 0, nombre: '', componente }) as const)
      const abiertas = new Set<NombreVista>(aperturasOf(PERFILES[perfil], concedidos).map(({ vista }) => vista))
      const perdidas = [...abiertas].filter((vista) => ![...siguientes, ...SIN_MENU, ...SOLO_DIRECCION].includes(vista))
      expect(perdidas).toEqual([])
    },
  )
})
