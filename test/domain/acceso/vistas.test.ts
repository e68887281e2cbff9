import { describe, expect, it } from 'vitest'
import { CAPACIDADES, LLAMADAS_PUBLICAS } from '#domain/acceso/llamadas.ts'
import { LLAMADAS_DEFINIDAS } from '#domain/llamadas-definidas.ts'
import { resolveVista, rutaVista, VISTAS, vistaOfComponente } from '#domain/acceso/vistas/vistas.ts'

/** Names of specification 1 §2.1, letter for letter. */
const NAMES =
  'DocGeneralModuloPanel, ConsultaAfiliadosPage, HistorialPage, panel1, panel2, panel3, panel4, panel5, panel6, panel7, panel8, iframe01, iframe02, estadisticos, faq, login, procesos, procesosDashboard, altaDocA, alta, aplicacionP, solicitudA, formatoI, formulario1, perfiles, info, menu, catalogo, direccion, usuarios, tablero_inicio, tablero_acerca, tablero_indicadores, tablero_ubicanos, auxiliar, jefeDpto, calendarioEventos, calendarioVisualizacion, formulaCatalogo, FondosParametros, firmas, aportacion, aportacionesDetalle, aportaciones-detalle, retencion, retencionDetalle, validacionBaja, actualizarTabla, actualizarLaboral, EditarAfiliado, validacionActu, solicitudesMovimientos, solicitudesMovimientosManual, validacionDependencia, validacionCancelacion, catalogoPuestosCategorias, cair, variables, verificacionEntidad, verificacionGeneral, aportacion-retencion, licencia, bajaPermanente, bajaJubilacion, validacionBajaPermanente, validacionBajaJubilacion, validacionLicencia, validacionPagos, altaHisA, altaHistorico, organicaEntidades, organicaAdscripcion, organicaDependencia, organicaArea, movimientosDetalles, actuTabla'.split(
    ', ',
  )

describe('the table of views', () => {
  it.each(NAMES)('has %s, with a title and what it holds', (name) => {
    expect(resolveVista(name)).toBe(name)
    const vista = VISTAS[name as keyof typeof VISTAS]
    expect([vista.titulo.length > 0, /\.$/.test(vista.descripcion)]).toEqual([true, true])
  })

  it.each([
    ['solicitudes', 'solicitudesMovimientos'],
    ['licenciaJubilacion', 'bajaJubilacion'],
    ['nadaDeEso', null],
    ['toString', null],
  ])('resolves %s to %s', (name, vista) => expect(resolveVista(name)).toBe(vista))

  it.each([
    ['/afiliacion', 'altaDocA'],
    ['/movimientos/nuevo', 'alta'],
    ['/actualizar/foto', 'actualizarTabla'],
    ['/licenciaPermanente', 'bajaPermanente'],
    ['/panel/afiliados', 'panelAfiliados'],
    ['/dashboard?vista=cair', 'cair'],
    ['/afiliacion/cair/devolucion/por-defuncion', 'cair'],
    ['/afiliacion/cair/aportacion-voluntaria', 'cair'],
    ['/afiliacion/aportaciones-extemporaneas', 'extemporaneas'],
    ['/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena', 'extemporaneas'],
    ['/afiliacion/aportaciones-extemporaneas/despido-reinstalacion', 'extemporaneas'],
    ['/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo', 'extemporaneas'],
    ['/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo', 'extemporaneas'],
    ['/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada', 'extemporaneas'],
    ['tablero_acerca', 'tablero_acerca'],
    ['/prestamos/corto-plazo', null],
    ['https://ejemplo.gob.mx', null],
  ])('the component %s opens %s', (componente, vista) => expect(vistaOfComponente(componente)).toBe(vista))

  it('gives every view an address', () => {
    expect(rutaVista('faq')).toBe('/dashboard?vista=faq')
    expect(rutaVista('panelMovimientos')).toBe('/panel/movimientos')
  })

  it('titles each chart by what it shows, once, and tells the documented name of its kind', () => {
    const charts = VISTAS.estadisticos.conduceA.map((vista) => VISTAS[vista])
    expect(charts.map(({ titulo }) => titulo).filter((titulo) => /gráfica/i.test(titulo))).toEqual([])
    expect(new Set(charts.map(({ titulo }) => titulo)).size).toBe(8)
    expect(charts.map(({ descripcion }) => descripcion.split(':')[0])).toEqual([
      'Gráfica de barras',
      'Gráfica de líneas',
      'Gráfica de pastel',
      'Gráfica de área',
      'Gráfica de radar',
      'Gráfica de dona',
      'Gráfica de dispersión',
      'Gráfica combinada',
    ])
  })

  it('names no call twice', () => {
    const calls = [
      ...Object.values(CAPACIDADES).flatMap((c): readonly string[] => c.llamadas),
      ...LLAMADAS_PUBLICAS,
      ...Object.keys(LLAMADAS_DEFINIDAS),
    ]
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
  })

  it('reaches every capability from some view: one that no view needs could never be used', () => {
    const used = new Set(Object.values(VISTAS).flatMap((vista) => [...vista.capacidades] as string[]))
    expect(Object.keys(CAPACIDADES).filter((name) => !used.has(name))).toEqual([])
  })
})
