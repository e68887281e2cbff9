import { expect, it } from 'vitest'
import type { PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import { pasosQueFaltan, pasosVentanilla } from '#domain/procesos/nueva-ventanilla.ts'

const PERFIL: PerfilDetalle = {
  id: 12,
  nombre: 'Ventanilla de Educación',
  ambito: 'dependencia',
  actos: ['ver', 'capturar'],
  menus: [1, 2],
  procesos: [7],
  exigeDosPasos: false,
  usuarios: 0,
  version: 1,
  protegido: false,
}
/** What it opens with a menu of each of these views. */
const abre = (...vistas: PerfilDerechos['aperturas'][number]['vista'][]): PerfilDerechos => ({
  id: PERFIL.id,
  ambito: PERFIL.ambito,
  actos: PERFIL.actos,
  aperturas: vistas.map((vista) => ({ vista, por: 'menu', nombre: vista })),
})
const hechos = (perfil: PerfilDetalle | null, papeles = { cargados: 0, total: 6 }) =>
  pasosVentanilla(perfil, papeles, abre('altaDocA')).map(({ paso, hecho }) => [paso, hecho])

it('nothing of a new desk can be done before its profile', () => {
  expect(hechos(null)).toEqual([
    ['perfil', false],
    ['menu', false],
    ['proceso', false],
    ['papeles', false],
    ['usuario', false],
  ])
  expect(pasosVentanilla(null, { cargados: 0, total: 0 }, null)[4]?.texto).toBe('Primero crea el perfil.')
})

it('each step is done by what is kept, and says what is missing', () => {
  expect(hechos(PERFIL)).toEqual([
    ['perfil', true],
    ['menu', true],
    ['proceso', true],
    ['papeles', false],
    ['usuario', false],
  ])
  const pasos = pasosVentanilla({ ...PERFIL, usuarios: 1, menus: [] }, { cargados: 6, total: 6 }, abre())
  expect(pasos.map(({ texto }) => texto)).toEqual([
    'Ventanilla de Educación: captura y ve solo a las personas de su dependencia.',
    'Todavía no abre ningún menú.',
    '1 proceso.',
    '6 de 6 documentos cargados.',
    '1 cuenta.',
  ])
})

it('a profile that does not capture is no desk yet, and papers wait for the processes', () => {
  const pasos = pasosVentanilla({ ...PERFIL, actos: ['ver'], procesos: [] }, { cargados: 0, total: 0 }, abre())
  expect(pasos[0]).toEqual({
    paso: 'perfil',
    hecho: false,
    texto: 'Ventanilla de Educación no tiene el acto Capturar: con él registra altas y movimientos.',
  })
  expect(pasos[3]).toEqual({ paso: 'papeles', hecho: false, texto: 'Primero elige sus procesos.' })
})

it('menus that open nothing to register with are told, and keep the desk from being ready', () => {
  const papeles = { cargados: 0, total: 6 }
  const conCuenta = { ...PERFIL, usuarios: 1 }
  const ciega = pasosVentanilla(conCuenta, papeles, abre('panelAfiliados', 'faq'))
  expect(ciega[1]).toEqual({
    paso: 'menu',
    hecho: false,
    texto: '2 menús. Nada de lo que abre solicita altas ni trámites: falta, por ejemplo, «Alta de un Nuevo Afiliado».',
  })
  expect(pasosQueFaltan(ciega)).toEqual(['menu'])
  expect(pasosQueFaltan(pasosVentanilla(conCuenta, papeles, abre('altaDocA')))).toEqual([])
})

it('a profile that captures what it cannot see is no desk yet', () => {
  const pasos = pasosVentanilla({ ...PERFIL, actos: ['capturar'] }, { cargados: 0, total: 6 }, abre('altaDocA'))
  expect(pasos[0]?.texto).toBe('Ventanilla de Educación no tiene el acto Ver: sin él no consulta lo que captura.')
  expect(pasosQueFaltan(pasos)).toEqual(['perfil', 'usuario'])
})
