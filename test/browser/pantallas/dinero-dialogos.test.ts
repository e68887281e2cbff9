import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANCHO, expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import {
  APORTACION_EXPLICADA,
  calculoLargo,
  cuentaLarga,
  dineroLargo,
  estadoLargo,
  explicacionLarga,
  personaDetallada,
  prestamoPrevisto,
  propuestaLarga,
  rendimientoPrevisto,
  tramiteLargo,
} from '#test/support/fingido/dinero-largo.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuesta } from '#test/support/fingido/respuestas.ts'
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

const RENDIMIENTOS: Respuesta = { body: { rendimientos: [], actions: ['aplicar'] } }
const CUENTAS: Readonly<Record<string, Respuesta>> = {
  '/api/panel/cair': { rows: [DINERO.cuenta] },
  '/api/panel/cair-rendimientos': RENDIMIENTOS,
  '/api/panel/extemporaneas': { rows: [] },
}

const RETENCIONES = { '/api/retenciones/2226': { body: DINERO.retenciones } }
const DETALLE = `${vista('retencionDetalle')}&quincena=2226`

it('the internal numbers of the accounts are in their own face', async () => {
  await portal.page.setViewportSize(ANCHO.escritorio)
  portal.answer(CUENTAS)
  await portal.go(vista('cair'))
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
const PROPUESTA = propuestaLarga(QUIEN)
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
    envia: [() => Promise.resolve(), 'Proponer decisión', 'No se propuso la decisión.'],
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
  'a proposal that waits for its second person': {
    address: vista('autorizaciones'),
    respuestas: {
      '/api/panel/autorizaciones': { rows: [PROPUESTA] },
      '/api/panel/autorizaciones/999999': { body: PROPUESTA },
    },
    abre: 'Revisar PA-999999',
    sigue: (open) => open.getByRole('table', { name: 'Qué cambia' }).waitFor(),
    envia: [() => Promise.resolve(), 'Autorizar', 'No se autorizó la propuesta.'],
  },
  'a proposal that is turned down': {
    address: vista('autorizaciones'),
    respuestas: {
      '/api/panel/autorizaciones': { rows: [PROPUESTA] },
      '/api/panel/autorizaciones/999999': { body: PROPUESTA },
    },
    abre: 'Revisar PA-999999',
    sigue: (open) => open.getByRole('button', { name: 'Rechazar' }).click(),
    envia: [
      (open) => open.getByLabel('Motivo del rechazo').fill('Falta el aval.'),
      'Rechazar propuesta',
      'No se rechazó la propuesta.',
    ],
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
    envia: [escribePrestamo, 'Proponer préstamo', 'No se propuso el préstamo.'],
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

/** Opens the dialog, and does what leads to the one that is meant. */
async function abreDialogo({ address, respuestas, abre, sigue }: Dialogo): Promise<void> {
  portal.answer(respuestas)
  await portal.go(address)
  await portal.page.getByRole('main').getByRole('button', { name: abre }).first().click()
  await dialog().waitFor()
  await sigue?.(dialog())
}

it.each(Object.entries(DIALOGOS))(
  'the dialog of %s, with the longest names, holds all of it on a desk and on a phone; if its sending fails it says so',
  async (_name, dialogo) => {
    const { page } = portal
    await page.setViewportSize(ANCHO.escritorio)
    await abreDialogo(dialogo)
    await expectHolds(dialog())
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(ANCHO.telefono)
    await expectHolds(dialog())
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, { include: 'dialog' })
    if (!dialogo.envia) return
    const [fill, action, failure] = dialogo.envia
    await fill(dialog())
    const motivo = dialog().getByLabel('Por qué se retuvo menos')
    if ((await motivo.count()) > 0) await motivo.selectOption('licencia')
    portal.answer({})
    await dialog().getByRole('button', { name: action, exact: true }).click()
    await dialog().getByText(failure).waitFor()
    await expectHolds(dialog())
  },
)

it.each([
  ['a desk', ANCHO.escritorio],
  ['a phone', ANCHO.telefono],
])('the statement of a person on %s, with the longest names and amounts, pushes nothing aside', async (_w, ancho) => {
  const { page } = portal
  const main = page.getByRole('main')
  const estado = estadoLargo(QUIEN)
  const fondo = estado.quincenas[0]?.fondos[0]
  await page.setViewportSize(ancho)
  portal.answer({
    '/api/panel/afiliados/7': { body: PERSONA },
    '/api/panel/afiliados/interno-999999': { body: PERSONA },
    '/api/estado-cuenta/7': { body: estado },
    [`/api/aportaciones/personas/7/fondos/${fondo?.fondo}/explicacion`]: { body: APORTACION_EXPLICADA },
  })
  await portal.go('/panel/afiliados/999999/show?seccion=cuenta')
  await main.getByText('No pagada por su entidad').first().waitFor()
  await expectNoSidewaysScroll(page)
  // What can be done to each line stays in sight beside the largest amounts.
  for (const tabla of ['Adeudos de licencia', 'Retenciones menores a lo ordenado', 'Aportaciones por quincena']) {
    const actos = main.getByRole('table', { name: tabla }).getByRole('row').last().getByRole('button')
    await actos.last().waitFor()
    const edge = (await page.getByRole('region', { name: tabla }).boundingBox())!
    for (const acto of await actos.filter({ hasNotText: '$' }).all()) {
      const { x, width } = (await acto.boundingBox())!
      expect(x, tabla).toBeGreaterThanOrEqual(edge.x)
      expect(x + width, tabla).toBeLessThanOrEqual(edge.x + edge.width)
    }
  }
  for (const line of [
    /^Inconformidad con la Q22/,
    'Inconformidad con P-999999',
    'Inconformidad con la cuenta CAIR',
    'Inconformidad con AE-26-999999',
    'Inconformidad con la licencia de la Q22 2026 · 16–30 nov',
    'Inconformidad con la retención de P-999999',
  ]) {
    await main.getByRole('button', { name: line, exact: true }).first().click()
    await dialog()
      .getByText(/\$[\d,]+\.\d\d/)
      .first()
      .waitFor({ state: 'attached' })
    await expectHolds(dialog())
    await dialog().getByRole('button', { name: 'Cancelar' }).click()
    await dialog().waitFor({ state: 'detached' })
  }
  await main
    .getByRole('button', { name: `Explicar $999,999,999.99 de ${fondo?.titulo}, Q22 2026 · 16–30 nov` })
    .first()
    .click()
  await dialog().getByText('$10,045.20 × 6 % = 602.712 → $602.71').waitFor()
  await expectHolds(dialog())
})
