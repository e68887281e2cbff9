import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { VISTAS, vistaOfComponente, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { TRAMITE_KEYS, TRAMITES } from '#domain/afiliacion/tramites/tramite.ts'
import { MENUS } from '#seeds/catalogos/menus-datos.ts'
import { MODULOS } from '#seeds/catalogos/procesos-datos.ts'

/** Names that the specification fixes, by its section. */
const FIJADOS = {
  altaDocA: 'Alta de un Nuevo Afiliado', // 1 §2.4.7
  altaHisA: 'Alta de Afiliado Existente', // 3 §2.18
  altaHistorico: 'Alta de Afiliado con Histórico', // 3 §2.19
  actualizarTabla: 'Actualización de Afiliados', // 3 §2.6
  licencia: 'Licencia con Aportación de Afiliados', // 3 §2.7
  bajaPermanente: 'Baja Permanente de Afiliados', // 3 §2.7
  bajaJubilacion: 'Pensión de Afiliados', // 3 §2.7
  validacionBaja: 'Baja de Afiliado', // 3 §2.5
  solicitudesMovimientosManual: 'Movimientos (Selección Manual)', // 3 §2.10
  validacionDependencia: 'Validación de movimientos en dependencia', // 3 §2.11
  validacionCancelacion: 'Validación de Cancelación', // 3 §2.12
  ConsultaAfiliadosPage: 'Consulta de Afiliados', // 2 §2.15
  HistorialPage: 'Historial de Quincenas', // 2 §2.16
  aplicacionP: 'Aplicación Quincenal', // 2 §2.13
  verificacionEntidad: 'Verificación de Entidad', // 3 §2.16
  verificacionGeneral: 'Verificación General', // 3 §2.16
  firmas: 'Catálogo de Firmas', // 2 §2.10
  aportacion: 'Panel de Aportaciones', // 3 §2.1
  retencion: 'Panel de Retenciones', // 3 §2.3
  'aportacion-retencion': 'Detalle de Aportaciones y Retenciones', // 3 §2.17
  'aportaciones-detalle': 'Detalle de Consultas de Aportaciones-Fondos', // 3 §2.21
  validacionPagos: 'Validación de pagos', // 3 §2.20
  FondosParametros: 'Fondos Parámetros', // 2 §2.9
  formulaCatalogo: 'Gestión de Fórmulas', // 2 §2.18
  variables: 'Gestión de Constantes', // 3 §2.15
  calendarioEventos: 'Calendario de captura', // 2 §2.17
  organicaEntidades: 'Entidades Orgánicas', // 2 §2.21
  organicaAdscripcion: 'Entidad', // 2 §2.21
  organicaDependencia: 'Direcciones Generales', // 2 §2.21
  organicaArea: 'Áreas', // 2 §2.21
  catalogoPuestosCategorias: 'Catálogo de Puestos y Categorías', // 3 §2.14
  direccion: 'Catálogo de Direcciones', // 2 §2.8
  usuarios: 'Gestión de Usuarios', // 2 §2.11
  procesosDashboard: 'Panel General de Procesos', // 2 §2.20
  tablero_indicadores: 'Revisión Directiva', // 2 §2.2
  tablero_acerca: 'Planeación', // 1 §2.3
  tablero_inicio: 'Análisis', // 1 §2.3
  extemporaneas: 'Aportaciones Extemporáneas', // 1 §2.3
  cair: 'CAIR', // 1 §2.3
} as const satisfies Partial<Record<NombreVista, string>>

const tituloDe = (componente: string | null): string | null => {
  const vista = componente === null ? null : vistaOfComponente(componente)
  return vista && VISTAS[vista].titulo
}

describe('a view has one name', () => {
  it.each(Object.entries(FIJADOS))('%s: the one of the specification', (vista, titulo) => {
    expect(VISTAS[vista as NombreVista].titulo).toBe(titulo)
  })

  it('that no other view has', () => {
    const titulos = Object.values(VISTAS).map(({ titulo }) => titulo)
    expect(titulos.filter((titulo, i) => titulos.indexOf(titulo) !== i)).toEqual([])
  })

  it('in the menu', () => {
    const otros = MENUS.flatMap(({ items }) => items).filter((one) => tituloDe(one.componente) !== one.nombre)
    expect(otros).toEqual([])
  })

  it('in the map, whose buttons open it; a popup names the choice that it opens with', () => {
    const botones = MODULOS.flatMap(({ procesos }) => procesos).filter((one) => tituloDe(one.componente) !== null)
    expect(botones.map(({ componente }) => componente)).toEqual([
      'tablero_indicadores',
      'tablero_acerca',
      '/aportacion-retencion',
      '/solicitudesMovimientosManual',
      '/tablero_inicio',
    ])
    expect(botones.filter((one) => tituloDe(one.componente) !== one.nombre)).toEqual([])
  })

  it('as the procedure that it saves; the return from a leave has its own, in the view of the leave', () => {
    const otros = TRAMITE_KEYS.filter((key) => TRAMITES[key].etiqueta !== VISTAS[TRAMITES[key].vista].titulo)
    expect(otros.map((key) => TRAMITES[key].etiqueta)).toEqual(['Reingreso'])
  })
})

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file))

describe('a screen reads the name from the table', () => {
  const nombres = Object.values(VISTAS).map(({ titulo }) => titulo.replace(/[.()]/g, '\\$&'))
  const escrito = new RegExp(`<PageHeader\\s+title="(?:${nombres.join('|')})"|label: '(?:${nombres.join('|')})', to:`)

  it('and does not write it again as its title or in its way', () => {
    const otros = files('admin').filter((file) => escrito.test(readFileSync(file, 'utf8')))
    // Specification 3 §2.9 fixes the title.
    expect(otros.sort()).toEqual(['admin/portal/afiliacion/Movimientos/SolicitudesMovimientos.tsx'])
  })
})
