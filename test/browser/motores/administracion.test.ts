import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

// What the institute keeps by itself, from one end to the other. Today is Friday 20 November 2026; 2028 is an empty calendar.
let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const ir = (vista: string) => page.goto(`${escenario.portal.url}/dashboard?vista=${vista}`)
const boton = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

async function choose(dialogo: string, label: string, option: string): Promise<void> {
  await dialog(dialogo).getByRole('combobox', { name: label, exact: true }).click()
  await dialog(dialogo).getByRole('option', { name: option }).first().click()
}

it('a month is laid out with Sugerir periodo, a rule is broken with a key and mended with Ctrl Z, and it is saved', async () => {
  await ir('calendarioEventos&anio=2028&mes=1')
  await boton('Editar').click()
  await page.getByText('10 días de fin de semana se marcaron como No laborable').waitFor()
  await boton('Sugerir periodo').click()
  await boton(/^lunes 3 de enero, Movimientos/).focus()
  await page.keyboard.press('a')
  await page.getByText('tiene 2 días de Aplicación; debe tener exactamente uno').first().waitFor()
  await boton(/^Guardar/).click()
  await page.getByText('Aún no se puede guardar.').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Se cumplen todas las reglas.').waitFor()
  await boton(/^Guardar 31 cambios/).click()
  await page.getByRole('dialog').getByText('se crean o actualizan 31 días').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('0 días eliminados, 31 creados o actualizados.').waitFor()
  await page.reload()
  await boton(/^lunes 3 de enero, Movimientos$/).waitFor()
})

it('two areas are merged on 1 January, seen before it is done, and last year is told as it was', async () => {
  const entonces = 'organicaArbol&al=2025-12-31&organizacion=entonces'
  const row = async () => {
    await page.getByRole('textbox', { name: 'Buscar' }).fill('recursos')
    await page.locator('.arbol-fila').first().waitFor()
    return page.locator('.arbol-fila').allInnerTexts()
  }
  await ir(entonces)
  const before = await row()
  expect(before.join(' ')).toContain('Recursos Materiales')
  await ir('organicaArbol')
  await page.getByRole('textbox', { name: 'Buscar' }).fill('recursos humanos')
  await boton(/^Recursos Humanos/)
    .first()
    .click()
  await boton('Fusionar').click()
  const fusion = 'Integrar otras a Recursos Humanos'
  await choose(fusion, 'Área que se integra', 'Recursos Materiales')
  await dialog(fusion).getByLabel('Desde').fill('01/01/2026')
  await dialog(fusion).getByLabel('Documento', { exact: true }).fill('Oficio SA/112/2026')
  await dialog(fusion).getByRole('button', { name: 'Revisar efecto' }).click()
  await dialog(fusion).getByText('Lo que cambia').waitFor()
  await dialog(fusion).getByRole('button', { name: 'Fusionar' }).click()
  await dialog(fusion).waitFor({ state: 'detached' })
  await ir(entonces)
  expect(await row()).toEqual(before)
  await expectAccessible(page)
})

it('a category is raised by 4 %, with what it costs before it is proposed', async () => {
  await ir('catalogoPuestosCategorias')
  await page.getByRole('tab', { name: 'Aumentos' }).click()
  await page.getByLabel('Porcentaje', { exact: true }).last().fill('4')
  await page.getByRole('checkbox', { name: '60C' }).check()
  await boton('Revisar aumento').click()
  await page.getByRole('status', { name: 'Efecto del aumento' }).getByRole('cell', { name: '60C' }).waitFor()
  await page.getByLabel('Motivo o acuerdo').fill('Acuerdo de la junta directiva')
  await boton('Proponer aumento').click()
  await page.getByText(/^4(\.0+)? ?% desde/).waitFor()
})

it('a file of SEPOMEX is told before it is written, and the lists have it after', async () => {
  const columnas =
    'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
  const fila =
    '45999|Peñón de los Sueños|Colonia|Municipio Ficticio|Jalisco|Ficticia|45001|14|45001||09|199|9001|Urbano|01'
  await ir('direccion')
  await boton('Cargar SEPOMEX').click()
  const cargar = dialog('Cargar el archivo de SEPOMEX')
  await cargar.locator('input[type=file]').setInputFiles({
    name: 'CPdescarga.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(['Catálogo inventado', columnas, fila, ''].join('\r\n'), 'latin1'),
  })
  await cargar.getByRole('button', { name: 'Revisar archivo' }).click()
  await cargar.getByText('Nada se ha escrito todavía.').waitFor()
  await cargar.getByRole('button', { name: 'Jalisco' }).click()
  await cargar.getByText('Peñón de los Sueños (45999)').waitFor()
  await expectAccessible(page)
  await cargar.getByRole('button', { name: 'Aplicar al catálogo' }).click()
  await cargar.getByText('El catálogo está al día.').waitFor()
  await cargar.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await page.getByRole('button', { name: 'Jalisco', exact: true }).click()
  await page.getByRole('textbox', { name: 'Buscar en Municipios' }).fill('ficticio')
  await page.getByRole('region', { name: 'Lista de Municipios' }).getByText('Municipio Ficticio').waitFor()
})

it('a signature is added with its image', async () => {
  await ir('firmas')
  const image = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 240
    canvas.height = 120
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.lineWidth = 6
    pen.beginPath()
    pen.moveTo(30, 80)
    pen.bezierCurveTo(80, 10, 120, 110, 210, 40)
    pen.stroke()
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page.getByLabel('Nombre', { exact: true }).fill('Irene Cotilla Bravo')
  await page.getByLabel('Cargo', { exact: true }).fill('Directora General')
  await page.locator('input[type=file]').setInputFiles({
    name: 'firma.png',
    mimeType: 'image/png',
    buffer: Buffer.from(image, 'base64'),
  })
  await page.getByAltText('Así se guardará la firma').waitFor()
  await page.getByLabel('Desde').fill('01/11/2026')
  await boton('Agregar firma').click()
  await page.getByAltText('Firma de Irene Cotilla Bravo').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

it('the figures of the institute are drawn with their tables, and one alone in its panel', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await ir('estadisticos')
  await page.getByRole('region', { name: 'Datos: Sueldos y personas por categoría' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver sola: Sueldos y personas por categoría' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sueldos y personas por categoría' }).waitFor()
  await page.getByRole('cell', { name: /^\$/ }).first().waitFor()
})
