import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { cuentaLarga, dineroLargo, personaDetallada, prestamoPrevisto } from './dinero-largo.ts'
import { openFingido, type PortalFingido, type Respuesta } from './portal-fingido.ts'
import { quincenaLarga } from './quincena-larga.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { Locator } from 'playwright-core'

/* What is wrong with a form of money stands at its field, in sight, with the focus. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad: 'Secretaría de Desarrollo Urbano',
}
const DINERO = dineroLargo(QUIEN)
const CUENTA = cuentaLarga(QUIEN)
const DETALLE: PrestamoDetalle = {
  ...DINERO.prestamo,
  motivo: '',
  creadoAt: '2026-11-20T15:56:00.000Z',
  movimientos: [],
  ordenes: [],
  ordenadoCentavos: 0,
  actos: [],
}
const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const main = (): Locator => portal.page.getByRole('main')
const dialog = (): Locator => portal.page.getByRole('dialog')
const boton = (name: string, where: Locator = dialog()): Locator => where.getByRole('button', { name, exact: true })
const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true)

async function abrir(address: string, respuestas: Readonly<Record<string, Respuesta>>, abre: string): Promise<void> {
  portal.answer(respuestas)
  await portal.go(address)
  await boton(abre, main()).first().click()
  await dialog().waitFor()
}

const PRESTAMOS = '/api/panel/prestamos'
const isPrestamos = (url: URL): boolean => url.pathname === PRESTAMOS

/** A new loan, its person chosen; `campos` is what the preview says against it. */
async function nuevoPrestamo(campos: Readonly<Record<string, string>> = {}): Promise<void> {
  const respuestas = {
    [PRESTAMOS]: { rows: [DINERO.prestamo] },
    '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
    [`${PRESTAMOS}/previsto`]: { body: { ...prestamoPrevisto(QUIEN), campos } },
  }
  await abrir('/panel/prestamos', respuestas, 'Nuevo préstamo')
  await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
  await dialog()
    .getByRole('button', { name: /VIGM910417MASLRX08/ })
    .click()
}

async function escribirPrestamo(capital: string): Promise<void> {
  await dialog().getByRole('textbox', { name: 'Capital' }).fill(capital)
  await dialog().getByRole('textbox', { name: 'Quincenas' }).fill('6')
}

/** Sends the loan to a server that refuses it by `campos`, until `page.unroute(isPrestamos)`. */
async function otorgarRechazado(campos: Readonly<Record<string, string>>): Promise<void> {
  const json = { error: 'Hay datos por corregir.', codigo: 'reglas', campos }
  await portal.page.route(isPrestamos, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json }) : route.fallback(),
  )
  await boton('Otorgar préstamo').click()
}

const cuenta = (body: object): Readonly<Record<string, Respuesta>> => ({
  '/api/panel/cair/interno-999999': { body },
  '/api/panel/cair/7': { body },
})

describe.each(Object.entries(ANCHO))('on a window of %s', (_which, ancho) => {
  it('a yield without its year asks for the year, and tells none that nobody wrote', async () => {
    await portal.page.setViewportSize(ancho)
    const panel = { '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: ['aplicar'] } } }
    await abrir(`${vista('cair')}&tab=rendimientos`, panel, 'Aplicar rendimiento')
    await dialog().getByLabel('Año', { exact: true }).fill('')
    await boton('Ver lo que abonaría').click()
    await dialog().getByText('Escribe el año del rendimiento.').waitFor()
    await hasFocus(dialog().getByLabel('Año', { exact: true }))
  })

  it('of several beneficiaries the one without a name is told, and what their shares add up to', async () => {
    await portal.page.setViewportSize(ancho)
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
    await boton('Agregar beneficiario').click()
    const [nombres, porcentajes] = [dialog().getByLabel('Nombre'), dialog().getByLabel('Porcentaje')]
    await nombres.first().fill('Quiroga Peña, Ana')
    await porcentajes.first().fill('60')
    await porcentajes.last().fill('40')
    await boton('Solicitar retiro').click()
    await dialog().getByText('Escribe el nombre.').waitFor()
    expect(await nombres.evaluateAll((all) => all.map((one) => one.getAttribute('aria-invalid')))).toEqual([
      null,
      'true',
    ])
    await hasFocus(nombres.last())
    await expectAccessible(portal.page, { include: 'dialog' })

    await nombres.last().fill('Quiroga Peña, Eva')
    await porcentajes.last().fill('30')
    await boton('Solicitar retiro').click()
    await dialog().getByText('Los porcentajes suman 90 %; se esperaba 100 %.').waitFor()
    expect(await dialog().getByText('Escribe el nombre.').count()).toBe(0)
    await hasFocus(nombres.first())
  })

  it('who died left a loan, and a consent or none: nobody is asked to sign it now', async () => {
    await portal.page.setViewportSize(ancho)
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
    await dialog()
      .getByText(/^Dejó .* por cobrar .*solo con el consentimiento que haya dejado firmado; sin él, el retiro/)
      .waitFor()
  })

  it('each beneficiary has the boxes of the one above, and anyone of them can be taken away', async () => {
    await portal.page.setViewportSize(ancho)
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
    await boton('Agregar beneficiario').click()
    const cajas = (label: string) => dialog().getByLabel(label)
    for (const [label, [uno, otro]] of Object.entries({
      Nombre: ['Quiroga Peña, Ana', 'Quiroga Peña, Eva'],
      Porcentaje: ['60', '40'],
    })) {
      await cajas(label)
        .first()
        .fill(uno ?? '')
      await cajas(label)
        .last()
        .fill(otro ?? '')
    }
    for (const label of ['Nombre', 'Parentesco', 'Porcentaje']) {
      const [uno, otro] = await Promise.all([cajas(label).first().boundingBox(), cajas(label).last().boundingBox()])
      expect([label, otro?.x, otro?.width]).toEqual([label, uno?.x, uno?.width])
    }
    const [suya, quitar] = await Promise.all([
      cajas('Porcentaje').last().boundingBox(),
      boton('Quitar a Quiroga Peña, Eva').boundingBox(),
    ])
    const middle = (box: typeof suya): number => (box?.y ?? 0) + (box?.height ?? 0) / 2
    expect(Math.abs(middle(suya) - middle(quitar))).toBeLessThan(4)
    await expectAccessible(portal.page, { include: 'dialog' })
    await boton('Quitar a Quiroga Peña, Ana').click()
    expect(await cajas('Nombre').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual([
      'Quiroga Peña, Eva',
    ])
    expect(await cajas('Porcentaje').inputValue()).toBe('40')
    expect(
      await dialog()
        .getByRole('button', { name: /^Quitar a / })
        .count(),
    ).toBe(0)
    await hasFocus(dialog().getByRole('group', { name: 'Beneficiarios' }))
  })

  it('a paper that is missing takes the focus where everything else is right', async () => {
    await portal.page.setViewportSize(ancho)
    const activa = { ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(activa), 'Aportación Voluntaria')
    await dialog().getByRole('textbox', { name: 'Importe' }).fill('3650')
    await boton('Solicitar aportación').click()
    await dialog().getByText('Sube el documento que lo comprueba.').waitFor()
    await hasFocus(boton('Buscar'))
    await expectAccessible(portal.page, { include: 'dialog' })
  })

  it('what the server says of the person of a loan is told once, beside that person, whom a press takes away', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    const rechazo = 'Solo se presta a quien está activo o con licencia.'
    await nuevoPrestamo()
    await escribirPrestamo('9000')
    await otorgarRechazado({ interno: rechazo })
    const persona = dialog().getByRole('group', { name: 'Persona' })
    await persona.getByText(rechazo).waitFor()
    expect(await dialog().getByText(rechazo).count()).toBe(1)
    expect(await dialog().getByText('Hay datos por corregir.').count()).toBe(0)
    await hasFocus(persona.getByRole('button', { name: /^Quitar a/ }))
    await expectAccessible(page, { include: 'dialog' })
    await page.unroute(isPrestamos)
  })

  it('an amount and a day that are none tell what was written and what was expected', async () => {
    await portal.page.setViewportSize(ancho)
    const activa = { ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }
    await abrir(`${vista('cair')}&cuenta=999999`, cuenta(activa), 'Aportación Voluntaria')
    const importe = dialog().getByRole('textbox', { name: 'Importe' })
    await importe.fill('mil')
    await dialog().getByLabel('Fecha del depósito').fill('31/02/2026')
    await boton('Solicitar aportación').click()
    await dialog().getByText('Escribe el importe, como 4,256.50.').waitFor()
    await dialog().getByText('dice "31/02/2026"; se esperaba un día que exista, como dd/mm/aaaa.').waitFor()
    await hasFocus(importe)
    await importe.fill('0')
    await dialog().getByText('El importe dice $0.00; se esperaba uno mayor que cero.').waitFor()
  })

  it('why less was withheld is asked for once it is less, and the note once no reason of the list is it', async () => {
    await portal.page.setViewportSize(ancho)
    portal.answer({ '/api/retenciones/2226': { body: DINERO.retenciones } })
    await portal.go(`${vista('retencionDetalle')}&quincena=2226`)
    await main()
      .getByRole('button', { name: /^Corregir la retención/ })
      .click()
    const motivo = dialog().getByLabel('Por qué se retuvo menos')
    const etiquetas = () => dialog().locator('label').allInnerTexts()
    await motivo.selectOption('licencia')
    expect(await etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos', 'Nota (opcional)'])
    await motivo.selectOption('otro')
    expect(await etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos', 'Nota'])
    await dialog().getByLabel('Retenido').fill('999999999.99')
    expect(await etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos (opcional)', 'Nota (opcional)'])
  })

  it('a loan that cannot be settled yet says why, and asks nothing', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    const impide = 'Todavía no se puede liquidar: hay $710.50 ya ordenados que nadie ha respondido ni pagado.'
    portal.answer({
      '/api/panel/prestamos': { rows: [DINERO.prestamo] },
      '/api/panel/prestamos/999999': {
        body: { ...DETALLE, ordenadoCentavos: 71_050, actos: [{ acto: 'liquidar', efecto: [], impide }] },
      },
    })
    await portal.go('/panel/prestamos/P-999999/show')
    await page.getByRole('button', { name: 'Liquidar', exact: true }).click()
    await dialog().getByText(impide).waitFor()
    expect(await dialog().getByRole('textbox').count()).toBe(0)
    await expectAccessible(page, { include: 'dialog' })
    await boton('Cerrar').last().click()
    await dialog().waitFor({ state: 'detached' })
  })

  it('what a loan may not be is told once: while it is typed, then at its field', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    const rechazo = 'El abono sería de $150,000.00 y por quincena se le pueden retener $1,734.42.'
    await nuevoPrestamo({ capitalCentavos: rechazo })
    await escribirPrestamo('900000')
    await dialog().getByText(rechazo).waitFor()
    await dialog()
      .getByText(/hasta la Q24 2027$/)
      .waitFor()
    await otorgarRechazado({ capitalCentavos: rechazo })
    await hasFocus(dialog().getByRole('textbox', { name: 'Capital' }))
    expect(await dialog().getByText(rechazo).count()).toBe(1)
    await page.unroute(isPrestamos)
  })

  it('who was chosen keeps the focus, and gives it back to the search', async () => {
    await portal.page.setViewportSize(ancho)
    await nuevoPrestamo()
    const persona = dialog().getByRole('group', { name: 'Persona' })
    await hasFocus(persona)
    await persona.getByRole('button', { name: /^Quitar a/ }).click()
    await hasFocus(dialog().getByRole('searchbox', { name: 'Persona' }))
  })

  it('a late contribution that is not for somebody says so with the person, before its period is asked for', async () => {
    await portal.page.setViewportSize(ancho)
    portal.answer({
      '/api/panel/extemporaneas': { rows: [] },
      '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
      '/api/panel/extemporaneas/persona/7': {
        body: {
          afiliadoId: 7,
          nombre: QUIEN.nombre,
          situacion: 'B',
          sueldoCentavos: 1_000_000,
          entidades: [{ id: 1, nombre: QUIEN.unidad, hastaChip: 'Q21 2026 · 1–15 nov', hasta: '2026-11-15' }],
          abierta: '',
        },
      },
    })
    await portal.go('/afiliacion/aportaciones-extemporaneas/despido-reinstalacion')
    await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
    await dialog()
      .getByRole('button', { name: /VIGM910417MASLRX08/ })
      .click()
    await dialog().getByText('Despido y reinstalación es de quien está en activo o con licencia.').waitFor()
    expect(await boton('Continuar').isDisabled()).toBe(true)
  })

  it('a constant whose value is no number has the focus there', async () => {
    await portal.page.setViewportSize(ancho)
    portal.answer({ '/api/variables': { body: quincenaLarga(QUIEN).constantes } })
    await portal.go(vista('variables'))
    await main().getByLabel('Nombre', { exact: true }).fill('TASA_NUEVA')
    await main().getByLabel('Valor numérico', { exact: true }).fill('doce')
    await boton('Registrar', main()).click()
    await main().getByText('El valor debe ser un número válido.').waitFor()
    await hasFocus(main().getByLabel('Valor numérico', { exact: true }))
  })

  it('a rate that is no number tells what was written', async () => {
    await portal.page.setViewportSize(ancho)
    const parametros = quincenaLarga(QUIEN).parametros
    await abrir(vista('FondosParametros'), { '/api/panel/fondos-parametros': { body: parametros } }, 'Agregar')
    const [primera, segunda] = ['FAA', 'FVE'].map((clave) => dialog().getByLabel(clave, { exact: true }))
    await primera!.fill('4,5%')
    await segunda!.fill('')
    await boton('Revisar efecto').click()
    const esperado = 'un número, como 4.5, con seis decimales a lo más.'
    await dialog().getByText(`Dice "4,5%"; se esperaba ${esperado}`).waitFor()
    await dialog().getByText(`Escribe ${esperado}`).waitFor()
    await hasFocus(primera!)
  })

  it('a balance of ten figures is one line, and the number of who owes a loan begins its own', async () => {
    const { page } = portal
    await page.setViewportSize(ancho)
    portal.answer(cuenta(CUENTA))
    await portal.go(`${vista('cair')}&cuenta=999999`)
    const saldo = main().getByRole('definition').filter({ hasText: '$1,999,999,999.98' }).first()
    await saldo.waitFor()
    expect((await saldo.boundingBox())!.height).toBeLessThan(32)

    portal.answer({
      '/api/panel/prestamos': { rows: [DINERO.prestamo] },
      '/api/panel/prestamos/999999': { body: DETALLE },
    })
    await portal.go('/panel/prestamos/P-999999')
    await page.getByText('No. interno 999999', { exact: true }).waitFor()
  })
})
