import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import {
  calculoLargo,
  cuentaLarga,
  dineroLargo,
  estadoLargo,
  explicacionLarga,
  personaDetallada,
  prestamoPrevisto,
  rendimientoPrevisto,
  tramiteLargo,
} from '#test/support/fingido/dinero-largo.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuesta } from '#test/support/fingido/respuestas.ts'
import type { RendimientoAplicado } from '#domain/fondos/cair/anio-rendimiento.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { Locator } from 'playwright-core'

let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad:
    'Subdirección de Coordinación Interinstitucional para la Seguridad Social de las Personas Trabajadoras del Estado',
}
const DINERO = dineroLargo(QUIEN)
const CUENTA = cuentaLarga(QUIEN)
const PERSONA = personaDetallada(QUIEN)
const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const dialog = (): Locator => portal.page.getByRole('dialog')

const APLICADO: RendimientoAplicado = {
  id: 7,
  anio: 2025,
  cuenta: 'normal',
  tasa: 7.5,
  estado: 'aplicado',
  pedido: QUIEN.nombre,
  pedidoAt: '2026-01-20T15:56:00.000Z',
  aplicadoAt: '2026-01-20T15:58:00.000Z',
  cuentas: 1_591,
  rendimientoCentavos: 12_345_678,
  entregaCentavos: 345_678,
}
const RENDIMIENTOS: Respuesta = { body: { rendimientos: [], actions: ['aplicar'] } }
const CUENTAS: Readonly<Record<string, Respuesta>> = {
  '/api/panel/cair': { rows: [DINERO.cuenta] },
  '/api/panel/cair-rendimientos': RENDIMIENTOS,
  '/api/panel/extemporaneas': { rows: [] },
}

const RETENCIONES = { '/api/retenciones/2226': { body: DINERO.retenciones } }
const DETALLE = `${vista('retencionDetalle')}&quincena=2226`

describe('every address of the popups of the map opens its procedure', () => {
  it.each([
    ['/afiliacion/cair/aplicacion-rendimientos/aportacion-normal', 'Rendimiento anual'],
    ['/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria', 'Rendimiento anual'],
    ['/afiliacion/cair/devolucion/por-edad', 'Retiro de Capital por edad'],
    ['/afiliacion/cair/devolucion/por-defuncion', 'Retiro de Capital por defunción'],
    ['/afiliacion/cair/devolucion/por-pension', 'Retiro de Capital por pensión'],
    ['/afiliacion/cair/aportacion-voluntaria', 'Aportación Voluntaria'],
    ['/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena', 'Pago atrasado de quincena'],
    ['/afiliacion/aportaciones-extemporaneas/despido-reinstalacion', 'Despido y reinstalación'],
    [
      '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo',
      'Reconocimiento de antigüedad por acuerdo',
    ],
    ['/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo', 'Reconocimiento por laudo'],
    ['/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada', 'Afiliación atrasada'],
  ])('%s: %s', async (address, title) => {
    portal.answer(CUENTAS)
    await portal.go(address)
    await portal.page.getByRole('dialog', { name: title, exact: true }).waitFor()
  })
})

describe('who only consults', () => {
  const AUDITOR: Respuesta = {
    body: { ...SESION, perfil: { ...SESION.perfil, id: 8, nombre: 'Auditor', actos: ['ver'] } },
  }
  it.each([
    ['/afiliacion/cair/devolucion/por-edad', 'Tu perfil consulta las cuentas, pero no solicita trámites.'],
    ['/afiliacion/cair/aportacion-voluntaria', 'Tu perfil consulta las cuentas, pero no solicita trámites.'],
    [
      '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal',
      'Tu perfil consulta los rendimientos, pero no los aplica.',
    ],
    [
      '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo',
      'Tu perfil consulta las aportaciones extemporáneas, pero no las solicita.',
    ],
  ])('is told so by %s, and is offered no procedure', async (address, said) => {
    portal.answer({
      ...CUENTAS,
      '/api/sesion': AUDITOR,
      '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: [] } },
    })
    await portal.go(address)
    await portal.page.getByText(said).waitFor()
    expect(await dialog().count()).toBe(0)
    for (const name of [/^Retiro de Capital/, /^Aportación Voluntaria/, /^Reconocimiento por laudo/])
      expect(await portal.page.getByRole('main').getByRole('button', { name }).count()).toBe(0)
  })
})

it.each([
  ['solicitado', 0],
  ['aprobado_una', 0],
  ['rechazado', 0],
  ['aprobado', 1],
] as const)('the receipt of a withdrawal that is %s is offered %i times', async (estado, veces) => {
  const tramite = { ...tramiteLargo(QUIEN), estado, actions: [] }
  portal.answer({
    '/api/panel/cair-tramites': { rows: [tramite] },
    '/api/panel/cair-tramites/7': { body: tramite },
  })
  await portal.go(`${vista('cair')}&tab=tramites`)
  await portal.page
    .getByRole('main')
    .getByRole('button', { name: /RC-26-999999/ })
    .click()
  await dialog().getByText('Se entrega a').first().waitFor()
  await dialog()
    .getByText(/Concubina o concubinario · 33\.33\s% · \$/)
    .first()
    .waitFor()
  expect(
    await dialog()
      .getByText(/^Faltan? .*, de (personas distintas|alguien distinto)/)
      .count(),
  ).toBe(estado === 'rechazado' || veces === 1 ? 0 : 1)
  expect(await dialog().getByRole('link', { name: 'Imprimir recibo' }).count()).toBe(veces)
})

it('the yields that were applied count their accounts as people read them, and internal numbers are in their own face', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  portal.answer({ ...CUENTAS, '/api/panel/cair-rendimientos': { body: { rendimientos: [APLICADO], actions: [] } } })
  await portal.go(`${vista('cair')}&tab=rendimientos`)
  await portal.page.getByRole('cell', { name: '1,591', exact: true }).waitFor()
  await portal.page.getByRole('tab', { name: 'Cuentas' }).click()
  const interno = portal.page.getByRole('cell', { name: '999999', exact: true })
  expect(await interno.evaluate((cell) => getComputedStyle(cell).fontFamily)).toContain('Mono')
})

it('on a phone the folio of a late contribution is read in one piece', async () => {
  await portal.page.setViewportSize(ANCHO.telefono)
  for (const clase of ['reinstalacion', 'laudo', 'pago_atrasado'] as const) {
    const extemporanea = { ...DINERO.extemporanea, clase }
    portal.answer({
      '/api/panel/extemporaneas': { rows: [extemporanea] },
      '/api/panel/extemporaneas/7': { body: { ...extemporanea, calculo: calculoLargo(), pago: null } },
    })
    await portal.go(vista('extemporaneas'))
    await portal.page
      .getByRole('main')
      .getByRole('button', { name: /AE-26-999999/ })
      .click()
    const folio = dialog().getByRole('heading').getByText('AE-26-999999')
    await folio.waitFor()
    const lines = await folio.evaluate((element) => {
      const range = document.createRange()
      range.setStart(element.lastChild!, element.lastChild!.textContent!.indexOf('AE-26'))
      range.setEnd(element.lastChild!, element.lastChild!.textContent!.length)
      return range.getClientRects().length
    })
    expect([clase, lines]).toEqual([clase, 1])
  }
})

it('a yield that nobody asked to be handed over says that it stays in the accounts', async () => {
  const body = { ...rendimientoPrevisto([]), entregas: 0, entregaCentavos: 0 }
  portal.answer({ ...YIELD, '/api/panel/cair-rendimientos/previsto': { body } })
  await portal.go(`${vista('cair')}&tab=rendimientos`)
  await portal.page.getByRole('main').getByRole('button', { name: 'Aplicar rendimiento' }).click()
  await escribeTasa(dialog())
  await dialog().getByRole('button', { name: 'Ver lo que abonaría' }).click()
  await dialog().getByText('A nadie: todo queda en las cuentas').waitFor()
  expect(await dialog().getByText('0 personas').count()).toBe(0)
})

it('yields that did not come are not told as none', async () => {
  portal.answer({ '/api/panel/cair': { rows: [DINERO.cuenta] } })
  await portal.go(`${vista('cair')}&tab=rendimientos`)
  await portal.page.getByText('No se pudieron cargar los rendimientos.').waitFor()
  expect(await portal.page.getByText('Aún no se aplica ningún rendimiento.').count()).toBe(0)
})

it('what waits in a quincena is looked at alone, and counted', async () => {
  const [tipo] = DINERO.retenciones.tipos
  const [renglon] = tipo?.renglones ?? []
  if (!tipo || !renglon) throw new Error('One withholding was expected')
  const renglones = [
    { ...renglon, id: 8, nombre: 'Quiroga Entera, Ana', retenidoCentavos: renglon.abonoCentavos, motivo: null },
    { ...renglon, id: 9, nombre: 'Quiroga Callada, Eva', retenidoCentavos: null, motivo: null },
    { ...renglon, id: 10, nombre: 'Quiroga Decidida, Iris', decision: 'recorrer' },
    renglon,
  ]
  portal.answer({ '/api/retenciones/2226': { body: { ...DINERO.retenciones, tipos: [{ ...tipo, renglones }] } } })
  await portal.page.setViewportSize(ANCHO.escritorio)
  await portal.go(DETALLE)
  const main = portal.page.getByRole('main')
  await main.getByText('1 por responder y 1 diferencia por decidir').waitFor()
  const names = (): Promise<string[]> => main.getByRole('row').locator('td:first-child').allInnerTexts()
  await main.getByText('Quiroga Entera, Ana').waitFor()
  expect(await names()).toHaveLength(4)
  await main.getByRole('button', { name: 'Ver solo esas' }).click()
  await main.getByText('2 de 4 préstamos').waitFor()
  expect((await names()).filter((name) => name.startsWith('Quiroga'))).toEqual(['Quiroga Callada, Eva'])
  await main.getByRole('button', { name: 'Ver todas' }).click()
  await main.getByText('Quiroga Entera, Ana').waitFor()
})

it('on a phone no button of a withholding breaks its word', async () => {
  const { page } = portal
  await page.setViewportSize(ANCHO.telefono)
  portal.answer(RETENCIONES)
  await portal.go(DETALLE)
  for (const name of [/^Explicar/, /^Corregir|^Responder/, /^Decidir/]) {
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await button.waitFor()
    const lines = await button.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect([String(name), lines]).toEqual([String(name), 1])
  }
})

interface Dialogo {
  readonly address: string
  readonly respuestas: Readonly<Record<string, Respuesta>>
  readonly abre: RegExp | string
  /** What leads from what was opened to the dialog that is meant. */
  readonly sigue?: (dialog: Locator) => Promise<void>
  /** What is pressed to send it, and what it says when the server fails; a dialog that only tells has neither. */
  readonly envia?: readonly [(dialog: Locator) => Promise<void>, string, string]
}

const UNA_CUENTA = { '/api/panel/cair/interno-999999': { body: CUENTA }, '/api/panel/cair/7': { body: CUENTA } }

const ACTIVA = { ...CUENTA, situacion: 'A', porDescontar: [] }
const SUBIDO: Readonly<Record<string, Respuesta>> = { '/api/panel/cair-papeles': { body: { id: 'a7' } } }
const TRAMITE = tramiteLargo(QUIEN)
const YIELD = { '/api/panel/cair-rendimientos': RENDIMIENTOS }

async function sube(open: Locator, name: string): Promise<void> {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
  await open.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await open.getByRole('button', { name: `Quitar ${name}` }).waitFor()
}

const escribeTasa = (open: Locator) => open.getByRole('textbox', { name: 'Tasa anual (%)' }).fill('10')

async function escribePrestamo(open: Locator): Promise<void> {
  await open.getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
  await open.getByRole('button', { name: /VIGM910417MASLRX08/ }).click()
  await open.getByRole('textbox', { name: 'Capital' }).fill('999999999.99')
  await open.getByRole('textbox', { name: 'Quincenas' }).fill('24')
  await open.getByText('$999,999,999.99').first().waitFor()
}

const DIALOGOS: Readonly<Record<string, Dialogo>> = {
  'what was withheld': {
    address: DETALLE,
    respuestas: RETENCIONES,
    abre: /^Corregir la retención/,
    envia: [
      async (open) => open.getByRole('textbox', { name: 'Retenido' }).fill('1000'),
      'Anotar retención',
      'No se anotó la retención.',
    ],
  },
  'what becomes of a difference': {
    address: DETALLE,
    respuestas: RETENCIONES,
    abre: /^Decidir la diferencia/,
    envia: [() => Promise.resolve(), 'Guardar decisión', 'No se guardó la decisión.'],
  },
  'a withdrawal by death with loans': {
    address: `${vista('cair')}&cuenta=999999`,
    respuestas: { ...UNA_CUENTA, ...SUBIDO },
    abre: 'Retiro de Capital',
    envia: [
      async (open) => {
        await open
          .getByRole('textbox', { name: /^Nombre/ })
          .first()
          .fill(QUIEN.nombre.slice(0, 100))
        await open
          .getByRole('textbox', { name: /^Parentesco/ })
          .first()
          .fill('Cónyuge')
        await sube(open, 'acta.pdf')
      },
      'Solicitar retiro',
      'No se solicitó el retiro.',
    ],
  },
  'a voluntary contribution': {
    address: `${vista('cair')}&cuenta=999999`,
    respuestas: {
      '/api/panel/cair/interno-999999': { body: ACTIVA },
      '/api/panel/cair/7': { body: ACTIVA },
      ...SUBIDO,
    },
    abre: 'Aportación Voluntaria',
    envia: [
      async (open) => {
        await open.getByRole('textbox', { name: 'Importe' }).fill('3650')
        await sube(open, 'deposito.pdf')
      },
      'Solicitar aportación',
      'No se solicitó la aportación.',
    ],
  },
  'where a withholding comes from': {
    address: DETALLE,
    respuestas: { ...RETENCIONES, '/api/panel/retenciones/7/explicacion': { body: explicacionLarga(QUIEN) } },
    abre: /^Explicar/,
    sigue: (open) => open.getByText('Interés del plan').waitFor(),
  },
  'a withdrawal that waits for its second approval': {
    address: `${vista('cair')}&tab=tramites`,
    respuestas: {
      '/api/panel/cair-tramites': { rows: [TRAMITE] },
      '/api/panel/cair-tramites/7': { body: TRAMITE },
    },
    abre: /RC-26-999999/,
    sigue: (open) => open.getByText('Descuento de préstamos').waitFor(),
  },
  'a late contribution that waits for its second approval': {
    address: vista('extemporaneas'),
    respuestas: {
      '/api/panel/extemporaneas': { rows: [DINERO.extemporanea] },
      '/api/panel/extemporaneas/7': { body: { ...DINERO.extemporanea, calculo: calculoLargo(), pago: null } },
    },
    abre: /AE-26-999999/,
    sigue: (open) => open.getByRole('table', { name: 'Por quincena' }).waitFor(),
  },
  'what a yield would do': {
    address: `${vista('cair')}&tab=rendimientos`,
    respuestas: { ...YIELD, '/api/panel/cair-rendimientos/previsto': { body: rendimientoPrevisto([]) } },
    abre: 'Aplicar rendimiento',
    sigue: async (open) => {
      await escribeTasa(open)
      await open.getByRole('button', { name: 'Ver lo que abonaría' }).click()
      await open.getByText('Saldo promedio').waitFor()
    },
    envia: [() => Promise.resolve(), 'Aplicar rendimiento', 'No se aplicó el rendimiento.'],
  },
  'a yield that waits for quincenas to close': {
    address: `${vista('cair')}&tab=rendimientos`,
    respuestas: { ...YIELD, '/api/panel/cair-rendimientos/previsto': { body: rendimientoPrevisto([QUIEN.unidad]) } },
    abre: 'Aplicar rendimiento',
    sigue: async (open) => {
      await escribeTasa(open)
      await open.getByRole('button', { name: 'Ver lo que abonaría' }).click()
      await open.getByText('Hay quincenas de 2025 sin cerrar.').waitFor()
    },
  },
  'a yield': {
    address: `${vista('cair')}&tab=rendimientos`,
    respuestas: YIELD,
    abre: 'Aplicar rendimiento',
    envia: [escribeTasa, 'Ver lo que abonaría', 'No se calculó el rendimiento.'],
  },
  'a loan about to be made': {
    address: '/panel/prestamos',
    respuestas: {
      '/api/panel/prestamos': { rows: [DINERO.prestamo] },
      '/api/panel/afiliados/buscar': { rows: [PERSONA] },
      '/api/panel/prestamos/previsto': { body: prestamoPrevisto(QUIEN) },
    },
    abre: 'Nuevo préstamo',
    envia: [escribePrestamo, 'Otorgar préstamo', 'No se otorgó el préstamo.'],
  },
}

/** Nothing of an open dialog stands beyond its edges: no field, no button, no line of text. */
async function expectHolds(open: Locator): Promise<void> {
  const outside = await open.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [...element.querySelectorAll('input, button, select, textarea, p, dd, dt')]
      .filter((each) => each.checkVisibility() && !each.closest('table'))
      .filter((each) => each.getBoundingClientRect().right > right + 1 || each.getBoundingClientRect().left < left - 1)
      .map((each) => each.outerHTML.slice(0, 120))
  })
  expect(outside).toEqual([])
}

describe.each(Object.entries(DIALOGOS))('the dialog of %s', (_name, { address, respuestas, abre, sigue }) => {
  it.each([
    ['a desk', ANCHO.escritorio],
    ['a phone', ANCHO.telefono],
  ])('with the longest names on %s holds all of it', async (_where, viewport) => {
    const { page } = portal
    await page.setViewportSize(viewport)
    portal.answer(respuestas)
    await portal.go(address)
    await page.getByRole('main').getByRole('button', { name: abre }).first().click()
    await dialog().waitFor()
    await sigue?.(dialog())
    await expectHolds(dialog())
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, { include: 'dialog' })
  })
})

const ENVIOS = Object.entries(DIALOGOS).flatMap(([nombre, { envia, ...abierto }]) =>
  envia ? [{ nombre, abierto, envia }] : [],
)

describe.each(ENVIOS)('the dialog of $nombre', ({ abierto: { address, respuestas, abre, sigue }, envia }) => {
  it('that could not be sent says so, and keeps what was typed', async () => {
    const { page } = portal
    const [fill, action, failure] = envia
    await page.setViewportSize(ANCHO.telefono)
    portal.answer(respuestas)
    await portal.go(address)
    await page.getByRole('main').getByRole('button', { name: abre }).first().click()
    await sigue?.(dialog())
    await fill(dialog())
    const motivo = dialog().getByLabel('Por qué se retuvo menos')
    if ((await motivo.count()) > 0) await motivo.selectOption('licencia')
    portal.answer({})
    await dialog().getByRole('button', { name: action, exact: true }).click()
    await dialog().getByText(failure).waitFor()
    await expectHolds(dialog())
  })
})

const EXPLICACION: ExplicacionAportacion = {
  interno: '999999',
  nombre: 'María Fernanda de los Ángeles Montserrat',
  entidad: 'Secretaría de Desarrollo Urbano',
  quincena: 'Q22 2026 · 16–30 nov',
  fondo: 'Fondo de ahorro',
  dias: 15,
  sueldoCentavos: 1_004_520,
  parametros: 'Registro 1, versión 1',
  redondeo: 'Al centavo, medio hacia arriba',
  cerradaPor: 'Ramón Échave Zúñiga, 30 nov 2026',
  segmentos: ['del 16 al 30 de noviembre, $20,090.40 al mes'],
  lineas: [
    {
      clave: 'FAA',
      parte: 'Afiliado',
      origen: 'Ordinaria',
      formula: '$10,045.20 × 6 % = $602.712 → $602.71',
      importeCentavos: 60_271,
    },
  ],
  totalCentavos: 60_271,
}

describe('the statement of a person', () => {
  const persona = {
    '/api/panel/afiliados/7': { body: PERSONA },
    '/api/panel/afiliados/interno-999999': { body: PERSONA },
  }
  const address = '/panel/afiliados/999999/show?seccion=cuenta'
  const main = () => portal.page.getByRole('main')

  it('that did not come says so, and comes when it is asked again', async () => {
    portal.answer(persona)
    await portal.go(address)
    const alert = main().getByRole('alert').filter({ hasText: 'No se pudo cargar el estado de cuenta.' })
    await alert.waitFor()
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
    await alert.getByRole('button', { name: 'Reintentar' }).click()
    await main().getByText('No pagada por su entidad').first().waitFor()
  })

  it('of somebody without closed quincenas says what would be there', async () => {
    const vacio = {
      ...estadoLargo(QUIEN),
      quincenas: [],
      totales: [],
      licencias: [],
      retenciones: [],
      extemporaneas: [],
      cair: null,
    }
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: { ...vacio, totalCentavos: 0, sinPagarCentavos: 0 } } })
    await portal.go(address)
    await main().getByText('No hay quincenas cerradas').waitFor()
    expect(
      await main()
        .getByText(/undefined|NaN|\bnull\b/)
        .count(),
    ).toBe(0)
  })

  it.each([
    ['a desk', ANCHO.escritorio],
    ['a phone', ANCHO.telefono],
  ])(
    'with the longest names and amounts on %s pushes nothing aside; its objection names the amount',
    async (_w, ancho) => {
      const { page } = portal
      await page.setViewportSize(ancho)
      portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
      await portal.go(address)
      await main().getByText('No pagada por su entidad').first().waitFor()
      await expectNoSidewaysScroll(page)
      await main()
        .getByRole('button', { name: /^Inconformidad con la Q22/ })
        .first()
        .click()
      await dialog().getByText('$999,999,999.99').first().waitFor({ state: 'attached' })
      await expectHolds(dialog())
    },
  )

  it.each([
    ['a desk', ANCHO.escritorio],
    ['a phone', ANCHO.telefono],
  ])('on %s keeps in sight, beside the largest amounts, what can be done to each line', async (_w, ancho) => {
    const { page } = portal
    await page.setViewportSize(ancho)
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
    await portal.go(address)
    for (const tabla of ['Adeudos de licencia', 'Retenciones menores a lo ordenado', 'Aportaciones por quincena']) {
      const actos = main().getByRole('table', { name: tabla }).getByRole('row').last().getByRole('button')
      await actos.last().waitFor()
      const edge = (await page.getByRole('region', { name: tabla }).boundingBox())!
      for (const acto of await actos.filter({ hasNotText: '$' }).all()) {
        const { x, width } = (await acto.boundingBox())!
        expect(x, tabla).toBeGreaterThanOrEqual(edge.x)
        expect(x + width, tabla).toBeLessThanOrEqual(edge.x + edge.width)
      }
    }
  })

  it('opens where a fund of a quincena comes from, or says that it did not come', async () => {
    const estado = estadoLargo(QUIEN)
    const fondo = estado.quincenas[0]?.fondos[0]
    const llamada = `/api/aportaciones/personas/7/fondos/${fondo?.fondo}/explicacion`
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estado } })
    await portal.go(address)
    const nombre = `Explicar $999,999,999.99 de ${fondo?.titulo}, Q22 2026 · 16–30 nov`
    const importe = main().getByRole('button', { name: nombre }).first()
    await importe.click()
    const alert = dialog().getByRole('alert').filter({ hasText: 'No se pudo explicar el importe.' })
    await alert.waitFor()
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estado }, [llamada]: { body: EXPLICACION } })
    await alert.getByRole('button', { name: 'Reintentar' }).click()
    await dialog().getByText('$10,045.20 × 6 % = $602.712 → $602.71').waitFor()
    await expectHolds(dialog())
    await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
    await expect.poll(() => importe.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it.each([
    ['P-999999', /^Saldo, /],
    ['la cuenta CAIR', /^Aportaciones, \$1,999/],
    ['AE-26-999999', null],
    ['la licencia de la Q22 2026 · 16–30 nov', null],
    ['la retención de P-999999', null],
  ])('is objected to line by line: with %s', async (line, choice) => {
    portal.answer({ ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
    await portal.go(address)
    await main()
      .getByRole('button', { name: `Inconformidad con ${line}`, exact: true })
      .click()
    await dialog()
      .getByText(/\$[\d,]+\.\d\d/)
      .first()
      .waitFor({ state: 'attached' })
    const choices = await dialog().getByLabel('Importe en duda').locator('option').allTextContents()
    expect(choices.some((text) => choice?.test(text))).toBe(choice !== null)
    await expectHolds(dialog())
    // Nobody objects to the first of several amounts by forgetting to choose.
    await dialog().getByLabel('Con qué no está de acuerdo').fill('No es lo que dice el talón.')
    portal.answer({})
    await dialog().getByRole('button', { name: 'Abrir caso' }).click()
    await dialog()
      .getByText(choice === null ? 'No se abrió el caso.' : 'Elige el importe en duda.')
      .first()
      .waitFor()
  })
})
