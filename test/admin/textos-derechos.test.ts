import { describe, expect, it } from 'vitest'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import { derechoOf } from '#domain/acceso/derecho.ts'
import {
  abreConcedible,
  porQueAbre,
  porQueNo,
  queLaAbriria,
  sinCasilla,
} from '#admin/panel/perfiles/textos-derechos.ts'
import type { Acto } from '#domain/acceso/acto.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'

const one = (nombre: string, componente: string, grupo = ''): Concedible => ({ id: 1, nombre, grupo, componente })
const MENUS = [
  one('Catálogos', '/panel/categorias', 'Institución'),
  one('Catálogos', 'catalogo', 'Configuración'),
  one('Casos', '/panel/casos', 'Institución'),
]
const desk = { id: 6, ambito: 'dependencia' } as const
const office = { id: 9, ambito: 'instituto' } as const
const con = (perfil: typeof desk | typeof office, actos: readonly Acto[], menus: readonly Concedible[] = []) => ({
  ...perfil,
  actos,
  aperturas: aperturasOf(
    perfil,
    menus.map(({ id, nombre, grupo, componente }) => ({
      por: 'menu' as const,
      id,
      nombre: `${grupo} › ${nombre}`,
      componente,
    })),
  ),
})

describe('why a profile may', () => {
  it('says that no box takes away what every profile of its scope opens', () => {
    const derecho = derechoOf(con(desk, ['ver']), 'ventanilla.ver')
    expect(derecho.aperturas.map(porQueAbre)).toEqual([
      'Ventanilla: la abren todos los perfiles de ámbito Dependencia.',
    ])
    expect(sinCasilla(derecho)).toBe(
      'Ninguna casilla de menú o proceso lo quita: se pierde solo al quitar el acto Ver.',
    )
    const trabajar = derechoOf(con(desk, ['ver', 'capturar'], MENUS.slice(2)), 'casos.trabajar')
    expect(trabajar.aperturas.map(({ por }) => por)).toEqual(['siempre', 'menu'])
    expect(sinCasilla(trabajar)).toBe(
      'Ninguna casilla de menú o proceso lo quita: se pierde solo al quitar todos estos actos: Capturar, Validar, Revisar, Aprobar, Firmar, Autorizar, Administrar.',
    )
  })

  it('says nothing of the kind where a menu gives it, or where it may not', () => {
    const casos = MENUS.slice(2)
    expect(sinCasilla(derechoOf(con(desk, ['ver', 'capturar'], casos), 'catalogos.administrar'))).toBeNull()
    expect(sinCasilla(derechoOf(con(office, ['ver', 'administrar'], MENUS), 'catalogos.administrar'))).toBeNull()
  })
})

describe('why a profile may not', () => {
  it('names the screen that is missing, apart from a menu that sounds like it, and the menu that would open it', () => {
    const derecho = derechoOf(con(office, ['ver', 'administrar'], MENUS.slice(0, 1)), 'catalogos.administrar')
    expect(porQueNo(derecho, false)).toEqual({
      texto: 'Ningún menú ni proceso suyo abre la pantalla «Catálogos».',
      ocultas: 0,
    })
    expect(queLaAbriria(derecho, MENUS)).toBe('La abriría el menú Configuración › Catálogos.')
  })

  it('never says that a menu would do where no profile of a dependency opens the screen', () => {
    const derecho = derechoOf(con(desk, ['ver']), 'bitacora.leer')
    expect(porQueNo(derecho, false).texto).toBe(
      'Solo un perfil de ámbito Instituto, con su menú, abre la pantalla «Bitácora».',
    )
    expect(queLaAbriria(derecho, [one('Bitácora', '/panel/bitacora', 'Vigilancia')])).toBe(
      'Su menú: Vigilancia › Bitácora.',
    )
  })

  it('tells the first screens, and the rest when somebody asks', () => {
    const derecho = derechoOf(con(desk, []), 'organica.leer')
    const [short, whole] = [porQueNo(derecho, false), porQueNo(derecho, true)]
    expect(short.ocultas).toBe(derecho.vistas.length - 3)
    expect(whole.ocultas).toBe(0)
    expect(whole.texto.startsWith(short.texto.replace(/\.$/, ''))).toBe(true)
  })
})

describe('what stands beside a box', () => {
  const procesos = [one('Corto plazo', '/prestamos/corto-plazo', 'Préstamos')]
  it.each([
    ['menu', one('Padrón', '/panel/afiliados'), null],
    ['menu', one('Catálogos', '/panel/categorias'), 'Abre Categorías y sueldos'],
    ['menu', one('Licencias y bajas', 'licencia'), 'Abre Licencia con Aportación de Afiliados'],
    ['menu', one('Baja de Afiliado', 'validacionBaja'), null],
    ['menu', one('Bitácora', 'panelBitacora'), 'Solo la abre un perfil de ámbito Instituto'],
    ['menu', one('Corto plazo', '/prestamos/corto-plazo'), 'Abre la página de su proceso'],
    ['menu', one('Alta', '/alta'), 'No abre nada: ninguna pantalla ni proceso tiene esa dirección'],
    ['menu', one('Sitio', 'https://ejemplo.gob.mx'), 'Abre otro sitio'],
    ['proceso', one('Corto plazo', '/prestamos/corto-plazo'), null],
    ['proceso', one('Individual', '/afiliacion'), 'Abre Alta de un Nuevo Afiliado'],
  ] as const)('of the %s %o: %s', (por, concedible, texto) =>
    expect(abreConcedible(por, concedible, procesos, 'dependencia')).toBe(texto),
  )
})
