import { describe, expect, it } from 'vitest'
import { ACTOS } from '#domain/acceso/acto.ts'
import { aperturasOf, type Concedido } from '#domain/acceso/apertura.ts'
import { can } from '#domain/acceso/can.ts'
import { capacidadesOf, compareDerechos, derechoOf, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { isCambio } from '#domain/acceso/solo-lectura.ts'
import { TEXTO_CAPACIDAD } from '#domain/acceso/capacidades/textos-capacidades.ts'

const menu = (nombre: string, componente: string): Concedido => ({ por: 'menu', id: 1, nombre, componente })

function perfil(actos: PerfilDerechos['actos'], ...concedidos: Concedido[]): PerfilDerechos {
  const base = { id: 6, ambito: 'dependencia' } as const
  return { ...base, actos, aperturas: aperturasOf(base, concedidos) }
}

describe('what opens for a profile', () => {
  it('is what its menus and processes name, and what every profile of its scope opens', () => {
    const concedidos = [
      menu('Padrón', '/panel/afiliados'),
      menu('Sitio', 'https://ejemplo.gob.mx'),
      menu('Nada', 'noHay'),
    ]
    expect(aperturasOf({ id: 6, ambito: 'dependencia' }, concedidos)).toEqual([
      { vista: 'faq', por: 'siempre', nombre: '' },
      { vista: 'login', por: 'siempre', nombre: '' },
      { vista: 'inicioVentanilla', por: 'siempre', nombre: '' },
      { vista: 'panelAfiliados', por: 'menu', nombre: 'Padrón' },
    ])
  })
})

describe('what shows the whole institute', () => {
  const bitacora = menu('Bitácora', '/panel/bitacora')

  it('opens for no profile of a dependency, whatever its menus, and says so in the matrix', () => {
    expect(derechoOf(perfil(['ver'], bitacora), 'bitacora.leer')).toMatchObject({ puede: false, aperturas: [] })
    const base = { id: 9, ambito: 'instituto' } as const
    const aperturas = aperturasOf(base, [bitacora])
    expect(derechoOf({ ...base, actos: ['ver'], aperturas }, 'bitacora.leer').puede).toBe(true)
  })

  it.each([
    'organicaEntidades',
    'organicaAdscripcion',
    'organicaDependencia',
    'organicaArea',
    'organicaArbol',
    'catalogoPuestosCategorias',
    'catalogo',
    'direccion',
    'firmas',
  ])('%s, which only the institute edits, is offered to no dependency', (vista) => {
    const opened = aperturasOf({ id: 6, ambito: 'dependencia' }, [menu('Dado por error', vista)])
    expect(opened.map((each) => each.vista)).toEqual(['faq', 'login', 'inicioVentanilla'])
  })
})

describe('a right', () => {
  it('needs the act and a view that opens, and says which is missing', () => {
    const alta = menu('Alta de afiliado', 'altaDocA')
    expect(derechoOf(perfil(['ver', 'capturar'], alta), 'alta.solicitar')).toMatchObject({
      puede: true,
      tieneActo: true,
    })
    expect(derechoOf(perfil(['ver'], alta), 'alta.solicitar')).toMatchObject({
      puede: false,
      tieneActo: false,
      aperturas: [{ vista: 'altaDocA', nombre: 'Alta de afiliado' }],
    })
    expect(derechoOf(perfil(['ver', 'capturar']), 'alta.solicitar')).toMatchObject({
      puede: false,
      tieneActo: true,
      aperturas: [],
      vistas: ['altaDocA', 'alta', 'altaHisA', 'altaHistorico'],
    })
  })

  it('is told as the server decides it, for every act and view', () => {
    for (const actos of [['ver'], ['ver', 'capturar'], [...ACTOS]] as const) {
      const one = perfil(actos, menu('Padrón', 'panelAfiliados'), menu('Alta', 'alta'), menu('Perfiles', 'perfiles'))
      const actor = {
        perfilId: one.id,
        actos: new Set(one.actos),
        vistas: new Set<string>(one.aperturas.map(({ vista }) => vista)),
      }
      for (const capacidad of Object.keys(CAPACIDADES) as (keyof typeof CAPACIDADES)[])
        expect([capacidad, derechoOf(one, capacidad).puede]).toEqual([capacidad, can(actor, capacidad)])
    }
  })

  it('is every one for the administrator', () => {
    const base = { id: 1, ambito: 'instituto' } as const
    const all = capacidadesOf({ ...base, actos: [], aperturas: aperturasOf(base, []) })
    expect(all).toEqual(Object.keys(CAPACIDADES))
  })
})

it('compares two versions of a profile: what is lost and what is given', () => {
  const before = perfil(['ver'], menu('Padrón', 'panelAfiliados'))
  const after = perfil(['ver'], menu('Lecturas', 'panelLecturas'))
  const change = compareDerechos(before, after)
  expect(change).toMatchObject({ cierra: ['panelAfiliados'], abre: ['panelLecturas'], gana: ['lecturas.ver'] })
  expect(change.pierde).not.toContain('padron.leer')
})

it('every capability has words of its own', () => {
  expect(Object.keys(CAPACIDADES).filter((capacidad) => !(capacidad in TEXTO_CAPACIDAD))).toEqual([])
})

describe('looking as another profile', () => {
  it.each([
    ['GET /api/panel/afiliados', false],
    ['POST /api/panel/afiliados/buscar', false],
    ['POST /api/panel/afiliados/exportar', false],
    ['POST /api/busquedaPadron', false],
    ['POST /api/panel/perfiles/:id/previsto', false],
    ['POST /api/logout', false],
    ['DELETE /api/sesion/ver-como', false],
    ['POST /api/sesion/ver-como', true],
    ['POST /api/tramites/alta', true],
    ['PUT /api/preferencias', true],
    ['POST /api/contrasena', true],
    ['DELETE /api/archivos/:id', true],
    ['POST /api/leerCurp', true],
  ])('%s is a change: %s', (llamada, cambio) => expect(isCambio(llamada)).toBe(cambio))
})
