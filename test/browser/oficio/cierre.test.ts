import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { altaAprobada, permitirSalud, SALUD } from '#test/browser/cierre-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

/*
 * Category 20B, $12,335.75 a month, the whole quincena: base 6,167.88. FAA 5 % 308.39, FAE 2.5 % 154.20, FVE 1.4 % 86.35,
 * FHE 0.35 % 21.59, FPESA 4.5 % 277.55, FPESE 22.25 % 1,372.35, SARE 2 % 123.36: 2,343.79 in all.
 */
const TOTAL = '$2,343.79'

let escenario: Escenario
let admin: Page
let claves: { readonly clave0: string; readonly clave1: string }

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  // Today is a PAGO day, and so is the Monday after it.
  await runSql(portal, `UPDATE eventos SET tipo = 'PAGO' WHERE fecha IN ('2026-11-20', '2026-11-23')`)
  await altaAprobada(portal.url)
  await permitirSalud(portal.url)
  const [place] = await runSql<{ clave0: string; clave1: string }>(
    portal,
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.nivel = 1 AND u.nombre = $1`,
    [SALUD],
  )
  claves = place!
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const open = (address: string): Promise<unknown> => admin.goto(`${escenario.portal.url}${address}`)
const dialogo = (name: string): Locator => admin.getByRole('dialog', { name })

/** What somebody does on a screen of their own, on the table of the quincena; then who waits next. */
async function enAplicacion(usuario: string, acto: (page: Page) => Promise<void>, etapa: string): Promise<void> {
  const page = await escenario.enter(usuario)
  await page.goto(`${escenario.portal.url}/dashboard?vista=aplicacionP`)
  await acto(page)
  await page.getByRole('tab', { name: 'Entidades' }).click()
  const cierre = page
    .getByRole('row', { name: new RegExp(SALUD) })
    .getByRole('cell')
    .nth(2)
  await cierre.filter({ hasText: etapa }).waitFor()
  if (etapa === 'Cerrado') {
    await page.getByRole('tab', { name: 'Tiempo de Atención' }).click()
    await page.getByText('Sin errores de validación.').waitFor()
    await page.getByRole('heading', { name: 'Comparación Tiempo Real vs Promedio' }).waitFor()
  }
  await page.context().close()
}

/** The row is chosen, and the button that says how many are pressed. */
const desdeLaTabla = (boton: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: `Elegir ${SALUD}` }).check()
  await page.getByRole('button', { name: `${boton} (1)` }).click()
}

/** The Titular's signature: the figures are read and the password is typed, the first time with a mistake. */
const conClave = async (page: Page) => {
  await desdeLaTabla('Firmar')(page)
  await page.getByRole('heading', { name: `Firmar como Titular y aplicar: ${SALUD}`, level: 1 }).waitFor()
  const firma = page.getByRole('main')
  const cifras = firma.getByRole('row', { name: new RegExp(SALUD) }).getByRole('cell')
  await cifras.last().getByText(TOTAL).waitFor()
  expect(await cifras.allInnerTexts()).toEqual([SALUD, '1', '1', '1', TOTAL])
  await firma.getByText('Primer cierre de la entidad').waitFor()
  await firma.getByLabel('Escribe tu contraseña para firmar').fill('no es esta')
  await firma.getByRole('button', { name: `Firmar y aplicar 1 cierre · ${TOTAL}` }).click()
  await firma.getByText('no es correcta').waitFor()
  await firma.getByLabel('Escribe tu contraseña para firmar').fill(DEMO_PASSWORD)
  await firma.getByRole('button', { name: `Firmar y aplicar 1 cierre · ${TOTAL}` }).click()
  await firma.getByLabel('Escribe tu contraseña para firmar').waitFor({ state: 'detached' })
}

/** The page of the entity's close is opened, what it would do is read, and it is signed there. */
const desdeLaFicha = (boton: string) => async (page: Page) => {
  await page.getByRole('link', { name: SALUD, exact: true }).click()
  const ficha = page.getByRole('main')
  await ficha.getByText('Primer cierre de la entidad').waitFor()
  await ficha.getByText('1 movimiento se aplicaría').waitFor()
  await ficha
    .getByRole('row', { name: /Total de la entidad/ })
    .getByText(TOTAL)
    .waitFor()
  await page.getByRole('button', { name: boton, exact: true }).click()
  await page.getByText('Sigue: ').waitFor()
  await page.getByRole('link', { name: 'Aplicación Quincenal', exact: true }).first().click()
}

/** The page of how far the quincena is, before signing. */
const trasElAvance = (boton: string) => async (page: Page) => {
  await page.getByRole('tab', { name: 'Avance' }).click()
  await page
    .getByRole('row', { name: new RegExp(SALUD) })
    .getByText(TOTAL)
    .waitFor()
  await page.getByRole('tab', { name: 'Entidades' }).click()
  await desdeLaTabla(boton)(page)
}

it('a quincena is closed by five accounts, each on its own screen, is shown by fund and person, and is paid', async () => {
  await enAplicacion('validador1', desdeLaTabla('Solicitar Cierre'), 'Solicitado')
  await enAplicacion('auxiliar', desdeLaFicha('Firmar como auxiliar'), 'Revisado')
  await enAplicacion('jefe', desdeLaTabla('Firmar'), 'Aprobado')
  await enAplicacion('director', trasElAvance('Firmar'), 'Firmado')
  await enAplicacion('titular', conClave, 'Cerrado')

  // Closed, its page shows what was signed.
  await open('/dashboard?vista=aplicacionP')
  await admin.getByRole('link', { name: SALUD, exact: true }).click()
  await admin.getByRole('heading', { name: 'Lo que se cerró' }).waitFor()
  await admin
    .getByRole('row', { name: /Total de la entidad/ })
    .getByText(TOTAL)
    .waitFor()
  await admin.getByText('1 movimiento aplicado').waitFor()
  await admin.getByRole('heading', { name: 'Línea de pago' }).waitFor()

  // It is shown by fund and person, with where an amount comes from.
  await open('/dashboard?vista=aportacion')
  const tarjeta = admin.getByRole('list', { name: 'Quincenas cerradas' }).getByRole('link')
  await tarjeta.getByText('Sin pagar').waitFor()
  await tarjeta.click()
  await admin.getByRole('heading', { level: 1, name: 'Aportaciones – Quincena 2226' }).waitFor()
  await admin.getByRole('button', { name: /^Fondo de ahorro/ }).click()
  await admin.getByRole('button', { name: /^Explicar \$308\.39 de / }).click()
  await dialogo('De dónde sale el importe')
    .getByText(/^Sueldo de 15 días: \$6,167\.88 × 5 % = 308\.394 → \$308\.39$/)
    .waitFor()
  await dialogo('De dónde sale el importe').getByRole('button', { name: 'Cerrar' }).last().click()

  // It gives the payment line, its barcode and its printed sheet.
  await open(`/dashboard?vista=aportacion-retencion&clave0=${claves.clave0}&clave1=${claves.clave1}`)
  await admin.getByRole('button', { name: 'Generar línea de pago' }).click()
  const linea = dialogo('Línea de pago')
  await linea.getByText(TOTAL).waitFor()
  const barras = linea.getByRole('img', { name: /^Código de barras/ })
  expect(await barras.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const href = await linea.getByRole('link', { name: 'Imprimir' }).getAttribute('href')
  const referencia = /lineas-pago\/(\d+)\/hoja/.exec(href ?? '')?.[1] ?? ''
  const hoja = await admin.request.get(`${escenario.portal.url}${href}`)
  expect([hoja.status(), hoja.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await linea.getByRole('button', { name: 'Cerrar' }).last().click()
  await admin.getByRole('tab', { name: 'Estado de cuenta' }).click()
  await admin.getByText('Por vencer').waitFor()

  // It takes the bank’s answer whole or not at all, and another person validates the payment.
  const archivo = (total: string) => ({
    name: 'banco.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`referencia,importe,fecha,operacion\n${referencia},2343.79,2026-11-20,BN1\nTOTAL,${total},1\n`),
  })
  await open('/dashboard?vista=validacionPagos')
  await admin.getByText('Día de pago', { exact: true }).waitFor()
  const cargar = async (total: string): Promise<void> => {
    await open('/dashboard?vista=validacionPagos&tab=banco')
    await admin.getByRole('link', { name: 'Cargar respuesta del banco' }).click()
    const carga = admin.getByRole('dialog')
    await carga.locator('input[type=file]').setInputFiles(archivo(total))
    await carga.getByRole('button', { name: 'Revisar archivo' }).click()
    await carga.waitFor({ state: 'detached' })
  }
  await cargar('2443.79')
  await admin.getByText(/sus renglones suman \$2,343\.79: faltan \$100\.00/).waitFor()
  await cargar('2343.79')
  await admin.getByRole('button', { name: 'Cargar 1 pago' }).click()
  const folio = (await admin.getByRole('heading', { level: 1 }).innerText()).trim()
  const auxiliar = await escenario.enter('auxiliar')
  await expect
    .poll(async () => {
      await auxiliar.goto(`${escenario.portal.url}/dashboard?vista=autorizaciones`)
      await auxiliar.getByRole('table').waitFor()
      return auxiliar.getByRole('row').filter({ hasText: folio }).count()
    })
    .toBe(1)
  const propuesta = auxiliar.getByRole('row').filter({ hasText: folio })
  await propuesta.getByRole('button', { name: /^Revisar PA-/ }).click()
  await auxiliar.getByRole('dialog').getByRole('button', { name: 'Autorizar' }).click()
  await auxiliar.getByRole('dialog').waitFor({ state: 'detached' })
  await open('/dashboard?vista=validacionPagos&tab=banco')
  await admin.getByRole('cell', { name: 'Completo' }).waitFor()

  const tesoreria = await escenario.enter('tesoreria')
  await tesoreria.goto(`${escenario.portal.url}/dashboard?vista=validacionPagos`)
  await tesoreria.getByRole('button', { name: 'Editar' }).click()
  await tesoreria.getByRole('checkbox', { name: new RegExp(`referencia ${referencia}`) }).check()
  await tesoreria.getByRole('button', { name: 'Guardar' }).click()
  await tesoreria.getByRole('cell', { name: 'Sí', exact: true }).waitFor()
  await tesoreria.getByRole('cell', { name: 'Pagado' }).waitFor()

  await open('/dashboard?vista=verificacionGeneral')
  const renglon = admin.getByRole('row', { name: new RegExp(`2226.*${SALUD}`) })
  await renglon.getByText('Pagada').waitFor()
  await renglon.getByRole('link', { name: new RegExp(`^\\${TOTAL}`) }).click()
  await admin.getByRole('heading', { level: 1, name: 'Aportaciones – Quincena 2226' }).waitFor()
  await admin.getByRole('link', { name: 'Regresar' }).click()
  await admin.getByRole('tab', { name: 'Plantilla' }).click()
  const [reporte] = await Promise.all([
    admin.waitForEvent('popup'),
    admin.getByRole('link', { name: /^Reporte de / }).click(),
  ])
  await reporte.getByRole('article', { name: 'Reporte de afiliado, como se imprime' }).waitFor()
})
