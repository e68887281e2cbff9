import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { plainDate } from '#domain/plain-date.ts'
import { dineroLargo } from '#test/support/fingido/dinero-largo.ts'
import { INFO } from '#test/support/fingido/marco.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuesta } from '#test/support/fingido/respuestas.ts'
import { quincenaLarga } from '#test/support/fingido/quincena-larga.ts'
import { vigilanciaLarga } from './vigilancia-larga.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { CierresQuincena } from '#domain/quincenas/cierre.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PersonaResumen } from '#domain/afiliacion/persona.ts'
import type { RespuestaArbol } from '#domain/organica/arbol.ts'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const NOMBRE = 'Maximiliana Guadalupe del Sagrado Corazón de Jesús'
const PATERNO = 'Villavicencio-Montemayor y Bustamante'
const MATERNO = 'de la Garza Echeverría Iturbide'
const COMPLETO = `${PATERNO} ${MATERNO}, ${NOMBRE}`
const UNIDAD =
  'Subdirección de Coordinación Interinstitucional para la Seguridad Social de las Personas Trabajadoras del Estado'
const IMPORTE = 99_999_999_999

const PERSONA: PersonaResumen = {
  id: 7,
  interno: 999_999,
  nombre: NOMBRE,
  apellidoPaterno: PATERNO,
  apellidoMaterno: MATERNO,
  curp: 'VIGM910417MASLRX08',
  rfc: 'VIGM910417QK3',
  nss: '65169128652',
  noEmpleado: '99999999999999999999',
  situacion: 'A',
  adscripcion: UNIDAD,
  dependencia: UNIDAD,
  area: UNIDAD,
  puesto: 'Coordinadora Especializada de Vinculación Interinstitucional y Enlace Legislativo',
  categoria: '99ZZ9999',
  sueldoCentavos: IMPORTE,
  fechaAlta: plainDate(1992, 12, 30),
}

const MOVIMIENTO: MovimientoRenglon = {
  id: 7,
  folio: 'C-26-999999',
  tipoId: 2,
  tipo: 'Licencia con aportación',
  afiliadoId: 7,
  interno: 999_999,
  nombre: NOMBRE,
  apellidoPaterno: PATERNO,
  apellidoMaterno: MATERNO,
  curp: PERSONA.curp,
  estatus: 'Por aplicar',
  quincena: 48645,
  codigoQuincena: '2226',
  fecha: plainDate(2026, 11, 20),
  solicitadoAt: '2026-11-20T15:56:00.000Z',
  solicitadoPor: COMPLETO,
  adscripcion: UNIDAD,
  esperaA: 'Cierre de la quincena',
  desde: '2026-11-20T15:56:00.000Z',
  cambio: `Dirección General: ${UNIDAD} → ${UNIDAD}; Sueldo mensual: $10,831.19 → $999,999,999.99`,
  version: 1,
  terminaActividad: false,
  etapa: 'Por aplicar',
  papelesFaltantes: [],
  papelesRequeridos: 0,
  documentos: [],
  choques: [],
}

const DINERO = dineroLargo({ nombre: COMPLETO, unidad: UNIDAD })
const QUINCENA = quincenaLarga({ nombre: COMPLETO, unidad: UNIDAD })
const ORGANICA: Readonly<Record<string, Respuesta>> = {
  '/api/organica-0': { body: [{ CLAVE_ORGANICA: '01', NOMBRE_ORGANICA: UNIDAD }] },
  '/api/organica-1': { body: [{ CLAVE_ORGANICA_1: '02', DESCRIPCION: UNIDAD }] },
}
const DE_LA_ENTIDAD = '&clave0=01&clave1=02'

const CASO: CasoResumen = {
  id: 7,
  folio: 'CS-26-999999',
  asunto: `Reconocimiento de antigüedad de ${COMPLETO} en ${UNIDAD}`,
  area: 'afiliacion',
  proceso: { id: 1, nombre: UNIDAD },
  estado: 'pendiente',
  responsable: { id: 1, nombre: COMPLETO },
  entidad: UNIDAD,
  persona: { id: 7, interno: 7, nombre: COMPLETO },
  moduloActual: { id: 1, nombre: UNIDAD },
  modulosInvolucrados: [{ id: 1, nombre: UNIDAD }],
  vence: plainDate(2026, 12, 7),
  plazo: { texto: 'Vence en 14 días', tono: 'normal' },
  normas: { total: 12, completadas: 3 },
  creadoEn: '2026-09-13T15:00:00.000Z',
  actualizadoEn: '2026-09-13T15:00:00.000Z',
}

const CIERRES: CierresQuincena = {
  quincena: '2226',
  periodo: '16 al 30 de noviembre',
  titulo: 'Q22 2026 · 16–30 nov',
  solicitudes: { hechas: 0, faltan: 1 },
  aplicacion: { fecha: plainDate(2026, 11, 26), vencida: false },
  entidades: [
    {
      entidad: { id: 7, nombre: UNIDAD, clave: '01-03' },
      representante: { nombre: COMPLETO, curp: PERSONA.curp },
      responsable: COMPLETO,
      personal: 99_999,
      movimientos: { porAplicar: 9_999, sinAprobar: 9_999 },
      cierre: null,
      etapa: 'abierto',
      firmas: [],
      devuelto: { por: COMPLETO, at: '2026-11-20T15:56:00.000Z', nota: UNIDAD },
      avance: null,
      anticipo: null,
      detiene: [],
      impideReabrir: '',
      antes: null,
      actions: ['solicitar'],
      anterior: { quincena: '2126', titulo: 'Q21 2026 · 1–15 nov', totalEntidadCentavos: IMPORTE },
    },
  ],
}

const ARBOL: RespuestaArbol = {
  texto: 'Con la organización de hoy.',
  programados: [],
  sinUnidad: [{ id: 1, nivel: 1, clave: '01-09', descripcion: UNIDAD, bajo: UNIDAD, activa: true }],
  nodos: [
    {
      id: 1,
      parentId: null,
      nivel: 0,
      clave: '01',
      nombre: UNIDAD,
      titular: COMPLETO,
      personas: 99_999,
      vacantes: 999,
    },
    { id: 2, parentId: 1, nivel: 1, clave: '01', nombre: UNIDAD, titular: COMPLETO, personas: 99_999, vacantes: 999 },
    { id: 3, parentId: 2, nivel: 2, clave: '01', nombre: UNIDAD, titular: COMPLETO, personas: 99_999, vacantes: 999 },
  ],
}

const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const lista = (...rows: readonly object[]): Respuesta => ({ rows })

const PANTALLAS: readonly (readonly [string, string, Readonly<Record<string, Respuesta>>, string])[] = [
  ['the padrón', '/panel/afiliados', { '/api/panel/afiliados': lista(PERSONA) }, PERSONA.curp],
  ['the movements', '/panel/movimientos', { '/api/panel/movimientos': lista(MOVIMIENTO) }, MOVIMIENTO.folio],
  ['the tray of the reviewer', vista('auxiliar'), { '/api/panel/movimientos': lista(MOVIMIENTO) }, MOVIMIENTO.folio],
  ['the loans', '/panel/prestamos', { '/api/panel/prestamos': lista(DINERO.prestamo) }, DINERO.prestamo.folio],
  ['CAIR', vista('cair'), { '/api/panel/cair': lista(DINERO.cuenta) }, '999999'],
  [
    'the late contributions',
    vista('extemporaneas'),
    { '/api/panel/extemporaneas': lista(DINERO.extemporanea) },
    DINERO.extemporanea.folio,
  ],
  [
    'the withholdings of a quincena',
    `${vista('retencionDetalle')}&quincena=2226`,
    { '/api/retenciones/2226': { body: DINERO.retenciones } },
    COMPLETO,
  ],
  ['the cases', '/panel/casos', { '/api/panel/casos': lista(CASO) }, CASO.folio],
  ['the close of a quincena', vista('aplicacionP'), { '/api/quincenas/2226/cierres': { body: CIERRES } }, PERSONA.curp],
  [
    'the watch over closes',
    `${vista('aplicacionP')}&ficha=vigilancia`,
    { '/api/panel/vigilancia': { body: vigilanciaLarga(COMPLETO, UNIDAD) } },
    'C-26-999999',
  ],
  [
    'the time of attention',
    `${vista('aplicacionP')}&ficha=atencion`,
    { '/api/quincenas/2226/atencion': { body: QUINCENA.atencion } },
    'Comparación Tiempo Real vs Promedio',
  ],
  [
    'how far the quincena is',
    `${vista('aplicacionP')}&ficha=avance`,
    { '/api/quincenas/2226/cierres': { body: CIERRES } },
    'Avance de la quincena',
  ],
  [
    'the parameters of funds',
    vista('FondosParametros'),
    { '/api/panel/fondos-parametros': { body: QUINCENA.parametros } },
    'VIGENTE',
  ],
  ['the constants', vista('variables'), { '/api/variables': { body: QUINCENA.constantes } }, 'TASA_MORA_ANUAL'],
  ['the contributions', vista('aportacion'), { '/api/aportaciones/quincenas': { body: QUINCENA.panel } }, 'Multa'],
  [
    'the contributions of a quincena',
    `${vista('aportacionesDetalle')}&quincena=2226`,
    { '/api/aportaciones/quincenas/2226': { body: QUINCENA.detalle } },
    'Total general',
  ],
  [
    'the contributions by fund',
    `${vista('aportaciones-detalle')}${DE_LA_ENTIDAD}`,
    { ...ORGANICA, '/api/aportaciones-fondos': { body: QUINCENA.porFondo } },
    '999999',
  ],
  [
    'what an entity owes',
    `${vista('aportacion-retencion')}${DE_LA_ENTIDAD}`,
    { ...ORGANICA, '/api/aportacion-retencion': { body: QUINCENA.retencion } },
    'Gran total',
  ],
  [
    'the references to validate',
    vista('validacionPagos'),
    {
      '/api/validacion-pagos': { body: QUINCENA.validacion },
      '/api/panel/referencias-pago': lista(...QUINCENA.referencias),
    },
    COMPLETO,
  ],
  [
    'the verification',
    vista('verificacionGeneral'),
    { '/api/panel/verificacion-aportaciones': lista(QUINCENA.verificada) },
    '2226',
  ],
  [
    'the quincenas of before',
    vista('HistorialPage'),
    {
      '/api/historial/quincenas': { body: QUINCENA.quincenas },
      '/api/historial/quincenas/2226': { body: QUINCENA.historial },
    },
    PERSONA.curp,
  ],
  ['the tree', vista('organicaArbol'), { '/api/panel/organica/arbol': { body: ARBOL } }, UNIDAD],
]

/** Those that stand on cards, charts or a tree, tell sums alone, or tell reasons and changes, which are read whole. */
const SIN_RENGLONES = [
  'the withholdings of a quincena',
  'the tray of the reviewer',
  'the tree',
  'the watch over closes',
  'the time of attention',
  'how far the quincena is',
  'the constants',
  'the contributions',
  'the contributions of a quincena',
  'what an entity owes',
]

/** What can be pressed and stands beyond the edge of the window, outside of what scrolls by itself. */
const beyondTheEdge = (): Promise<string[]> =>
  portal.page.getByRole('main').evaluate((main) => {
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [...main.querySelectorAll('a, button, input, select')]
      .filter((element) => element.checkVisibility() && !scrolls(element.parentElement))
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** What a row of records takes, compact: `--row` and the line under it. */
const ROW = 35

describe('with the longest names of people and units', () => {
  it.each(PANTALLAS)(
    '%s push nothing aside, hide nothing that can be pressed, and keep a row to one line on a desk',
    async (name, address, respuestas, sign) => {
      const { page } = portal
      await page.setViewportSize(ANCHO.escritorio)
      portal.answer(respuestas)
      await portal.go(address)
      await page.getByRole('main').getByText(sign).first().waitFor()
      await expectNoSidewaysScroll(page)
      expect(await beyondTheEdge()).toEqual([])
      if (!SIN_RENGLONES.includes(name)) {
        const row = page.getByRole('main').getByRole('row').filter({ hasText: sign }).first()
        expect((await row.boundingBox())!.height).toBeLessThanOrEqual(ROW)
      }
      await page.setViewportSize(ANCHO.telefono)
      await expectNoSidewaysScroll(page)
      expect(await beyondTheEdge()).toEqual([])
    },
  )

  it('the header holds the whole mark of the institute, its name cut with the whole of it to be read', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.escritorio)
    portal.answer({ '/api/panel/casos': lista(CASO) })
    await portal.go('/panel/casos')
    const header = page.getByRole('banner')
    const brand = header.locator('.brand')
    await brand.getByTitle(INFO.nombre).waitFor()
    const [inside, whole] = [await brand.boundingBox(), await header.boundingBox()]
    expect(inside!.y).toBeGreaterThanOrEqual(whole!.y)
    expect(inside!.y + inside!.height).toBeLessThanOrEqual(whole!.y + whole!.height)
  })

  it('the column that stays at the edge of a tray covers nothing of the next one, and its folio is easy to press', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.escritorio)
    portal.answer({ '/api/panel/movimientos': lista(MOVIMIENTO) })
    await portal.go(vista('auxiliar'))
    const cells = page.getByRole('row').filter({ hasText: MOVIMIENTO.folio }).getByRole('cell')
    await cells.nth(2).waitFor()
    const [folio, tipo] = [await cells.nth(1).boundingBox(), await cells.nth(2).boundingBox()]
    expect(folio!.x + folio!.width).toBeLessThanOrEqual(tipo!.x + 1)
    const pressed = await cells.nth(1).getByRole('button', { name: MOVIMIENTO.folio }).boundingBox()
    expect(pressed!.height).toBeGreaterThanOrEqual(24)
  })
})
