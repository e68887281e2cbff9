import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { altaAprobada, cerrarSalud, firmarTitular, SALUD } from '#test/browser/cierre-portal.ts'
import { ponerAnioPasado } from '#test/browser/anio-pasado.ts'
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

async function choose(dialogo: string, label: string, option: string | RegExp): Promise<void> {
  await dialog(dialogo).getByRole('combobox', { name: label, exact: true }).click()
  await dialog(dialogo).getByRole('option', { name: option }).first().click()
}

const celdas = (tipo: string) => page.locator('[data-fecha^="2028-01"]').filter({ hasText: `, ${tipo}` })
const reglas = () => page.locator('#cal-reglas')
const diaDe = (fecha: string) => page.locator(`[data-fecha="${fecha}"]`)

/** The days of the first quincena that have an event, in their order. */
async function primeraQuincena(tipo: string): Promise<string[]> {
  const all = await celdas(tipo).evaluateAll((cells) =>
    cells.map((cell) => (cell as HTMLElement).dataset['fecha'] ?? ''),
  )
  return all.filter((fecha) => fecha <= '2028-01-15').sort()
}

it('a year is laid out with Sugerir periodo, each rule is broken by keys and mended with Ctrl Z, and it is saved', async () => {
  await ir('calendarioEventos&anio=2028&mes=1')
  await boton('Editar').click()
  await page.getByText('10 días de fin de semana se marcaron como No laborable').waitFor()
  for (let mes = 1; mes <= 12; mes++) {
    await boton('Sugerir periodo').click()
    await reglas().getByText('Se cumplen todas las reglas.').waitFor()
    if (mes < 12) await boton('Mes siguiente').click()
  }
  await boton(/^Año$/).click()
  await reglas().getByText('Se cumplen todas las reglas.').waitFor()
  await boton('Enero').click()
  await diaDe('2028-01-03').waitFor()

  const movimientos = await primeraQuincena('Movimientos')
  const pagos = await primeraQuincena('Referencia/Validación')
  const [archivo = ''] = await primeraQuincena('Aplicación')
  const [prestamos = ''] = await primeraQuincena('Préstamos/Retención')
  const [primero = '', segundo = ''] = movimientos
  const quincena = 'La quincena 1 (1–15 ene)'
  const faltas: readonly (readonly [dias: readonly string[], tecla: string, texto: string])[] = [
    [[primero], 'a', `${quincena} tiene 2 días de Aplicación; debe tener exactamente uno.`],
    [[archivo], 'Delete', `${quincena} no tiene ningún día de Aplicación.`],
    [[segundo], 'p', `${quincena} tiene 2 días de Préstamos/Retención; debe tener exactamente uno.`],
    [[prestamos], 'Delete', `${quincena} no tiene ningún día de Préstamos/Retención.`],
    [movimientos, 'Delete', `${quincena} no tiene ningún día de Movimientos.`],
    [pagos, 'Delete', `${quincena} no tiene ningún día de Referencia/Validación.`],
    [[pagos.at(-1) ?? ''], 'm', 'es de Movimientos, pero la Aplicación de su quincena es antes'],
    [[primero], 'r', 'es de Referencia/Validación, pero la Aplicación de su quincena es después'],
    [['2028-01-08'], 'm', 'El sábado 8 de enero es inhábil (fin de semana) y no admite Movimientos.'],
  ]
  for (const [dias, tecla, texto] of faltas) {
    await diaDe(dias[0] ?? '').focus()
    const [desde = '', hasta = ''] = [dias[0], dias.at(-1)]
    for (let day = Number(desde.slice(-2)); day < Number(hasta.slice(-2)); day++) {
      await page.keyboard.press('Shift+ArrowRight')
      await page.locator(`[data-fecha="2028-01-${String(day + 1).padStart(2, '0')}"]:focus`).waitFor()
    }
    await page.keyboard.press(tecla)
    await reglas().getByText(texto).first().waitFor()
    await boton(/^Guardar/).click()
    await page.getByText('Aún no se puede guardar.').waitFor()
    await diaDe(primero).focus()
    await page.keyboard.press('Control+z')
    await reglas().getByText('Se cumplen todas las reglas.').waitFor()
  }
  const guardar = await boton(/^Guardar \d+ cambios/).innerText()
  const cuantos = /\d+/.exec(guardar)?.[0] ?? ''
  await boton(/^Guardar \d+ cambios/).click()
  await page.getByRole('dialog').getByText(`se crean o actualizan ${cuantos} días`).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await page.getByText(`0 días eliminados, ${cuantos} creados o actualizados.`).waitFor()
  await page.reload()
  await boton(/^lunes 3 de enero, Movimientos$/).waitFor()
  await boton(/^Año$/).click()
  await reglas().getByText('Se cumplen todas las reglas.').waitFor()
})

/** The padrón of 31 December 2025 as its file, area by area, told by the organisation in sight. */
async function padronExportado(): Promise<string> {
  const download = page.waitForEvent('download')
  await boton('Exportar 3').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  return readFile(await (await download).path(), 'utf8')
}

/** The area that each line of the file tells. */
const areasDe = (file: string): string[] =>
  file
    .split('\n')
    .flatMap((line) => /Recursos (Humanos|Materiales)/.exec(line)?.[0] ?? [])
    .sort()

async function padronDeEntonces(): Promise<string> {
  await page.goto(`${escenario.portal.url}/panel/afiliados?al=2025-12-31`)
  await page.getByText('Al 31 dic 2025, con la organización de entonces.').waitFor()
  await page.getByRole('columnheader', { name: 'Área' }).waitFor()
  return padronExportado()
}

/** What the last quincena of 2025 says of Educación: its row, and its detail with the table of its fund. */
async function dineroDeEntonces(): Promise<readonly string[]> {
  await ir('verificacionGeneral')
  await page.getByText('Con la organización de entonces.').waitFor()
  const row = page.getByRole('row', { name: /2425.*Secretaría de Educación/ })
  await row.getByText('$600.00').waitFor()
  const told = await row.innerText()
  await row.getByRole('link', { name: /^Ver las aportaciones/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Aportaciones – Quincena 2425' }).waitFor()
  await boton(/^Fondo de ahorro/).click()
  await boton(/^Explicar \$400\.00 de /).waitFor()
  return [told, await page.locator('main').innerText()]
}

it('two areas are merged on 1 January, seen before it is done, and last year is told as it was: the tree, the padrón’s file, the money', async () => {
  await ponerAnioPasado(escenario.portal)
  const entonces = 'organicaArbol&al=2025-12-31&organizacion=entonces'
  const row = async () => {
    await page.getByRole('textbox', { name: 'Buscar' }).fill('recursos')
    await page.locator('.arbol-fila').first().waitFor()
    return page.locator('.arbol-fila').allInnerTexts()
  }
  await ir(entonces)
  const before = await row()
  expect(before.join(' ')).toContain('Recursos Materiales')
  await page.goto(`${escenario.portal.url}/panel/afiliados?al=2025-12-31`)
  await boton('Columnas').click()
  // What is chosen holds in the next page once the server has it.
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/preferencias') && response.ok())
  await page.getByRole('checkbox', { name: 'Área' }).check()
  await kept
  await page.keyboard.press('Escape')
  const padron = await padronDeEntonces()
  expect(areasDe(padron)).toEqual(['Recursos Humanos', 'Recursos Materiales', 'Recursos Materiales'])
  const dinero = await dineroDeEntonces()
  await ir('organicaArbol')
  await page.getByRole('textbox', { name: 'Buscar' }).fill('recursos humanos')
  await boton(/^Recursos Humanos.*Secretaría de Educación/).click()
  await boton('Fusionar').click()
  const fusion = 'Integrar otras a Recursos Humanos'
  await choose(fusion, 'Área que se integra', /Recursos Materiales.*Secretaría de Educación/)
  await dialog(fusion).getByLabel('Desde').fill('01/01/2026')
  await dialog(fusion).getByLabel('Documento', { exact: true }).fill('Oficio SA/112/2026')
  await dialog(fusion).getByRole('button', { name: 'Revisar efecto' }).click()
  await dialog(fusion).getByText('Lo que cambia').waitFor()
  await dialog(fusion).getByLabel('Documento', { exact: true }).fill('Oficio SA/112/2026 bis')
  await dialog(fusion).getByText('Lo que cambia').waitFor({ state: 'detached' })
  await dialog(fusion).getByRole('button', { name: 'Revisar efecto' }).click()
  await dialog(fusion).getByText('Lo que cambia').waitFor()
  await dialog(fusion).getByRole('button', { name: 'Fusionar' }).click()
  await dialog(fusion).waitFor({ state: 'detached' })
  await ir(entonces)
  expect(await row()).toEqual(before)
  expect(await padronDeEntonces()).toBe(padron)
  expect(await dineroDeEntonces()).toEqual(dinero)
  await page.goto(`${escenario.portal.url}/panel/afiliados?al=2025-12-31`)
  await boton('Con la de hoy').click()
  await page.getByText('Al 31 dic 2025, con la organización de hoy.').waitFor()
  const conHoy = await padronExportado()
  expect(areasDe(conHoy)).toEqual(Array(3).fill('Recursos Humanos'))
  expect(conHoy.match(/con la organización de hoy/g)).toHaveLength(3)
  await ir('verificacionGeneral')
  await boton('Con la de hoy').click()
  await page.getByText('Con la organización de hoy.').waitFor()
  await page.getByRole('row', { name: /2425.*Secretaría de Educación/ }).waitFor()
})

it('a category is raised by 4 % from a quincena: another administrator authorises it, the catalogue has it from that day, and the close pays it', async () => {
  await altaAprobada(escenario.portal.url)
  const abrirAumentos = async (on: Page) => {
    await on.goto(`${escenario.portal.url}/dashboard?vista=catalogoPuestosCategorias`)
    await on.getByRole('tab', { name: 'Aumentos' }).click()
  }
  await abrirAumentos(page)
  await page.getByLabel('Porcentaje', { exact: true }).last().fill('4')
  await page.getByRole('checkbox', { name: '20B' }).check()
  const desde = page.getByRole('combobox', { name: /^Vale desde la quincena/ })
  await desde.click()
  await desde.fill('Q22 2026')
  await page.getByRole('option').first().click()
  await boton('Revisar aumento').click()
  const efecto = page.getByRole('status', { name: 'Efecto del aumento' })
  // 12,335.75 × 1.04 = 12,829.18.
  const despues = '$12,829.18'
  await efecto.getByRole('row', { name: /20B.*\$12,335\.75.*\$12,829\.18/ }).waitFor()
  await page.getByLabel('Motivo o acuerdo').fill('Acuerdo de la junta directiva')
  await boton('Proponer aumento').click()
  const folio = page.getByRole('link', { name: /^PA-\d{6}$/ })
  const tray = await folio.getAttribute('href')
  await runSql(
    escenario.portal,
    `UPDATE usuarios SET perfil_id = (SELECT perfil_id FROM usuarios WHERE usuario = 'admin') WHERE usuario = 'auditor'`,
  )
  const otra = await escenario.enter('auditor')
  await otra.goto(`${escenario.portal.url}${tray}`)
  await otra.getByRole('dialog').getByRole('cell', { name: despues, exact: true }).waitFor()
  await otra.getByRole('dialog').getByRole('button', { name: 'Autorizar' }).click()
  await otra.getByText(/^Se autorizó PA-\d{6}: aumentar sueldos\.$/).waitFor()
  await otra.context().close()
  await page.reload()
  await page.getByRole('tab', { name: 'Aumentos' }).click()
  await page.getByText('Autorizada', { exact: true }).waitFor()
  const [categoria] = await runSql<{ sueldos: number }>(
    escenario.portal,
    `SELECT CAST(COUNT(*) AS INTEGER) AS sueldos FROM sueldos WHERE vigente_desde = '2026-11-16' AND monto_centavos = 1282918`,
  )
  expect(categoria?.sueldos).toBe(1)
  // The closes that another test wrote would make Salud begin earlier.
  await runSql(escenario.portal, `UPDATE cierres SET estado = 'abierto'`)
  await cerrarSalud(escenario.portal.url)
  await firmarTitular(escenario.portal.url)
  await ir('verificacionGeneral')
  await page
    .getByRole('row', { name: new RegExp(`2226.*${SALUD}`) })
    .getByRole('link', { name: /^Ver las aportaciones/ })
    .click()
  await boton(/^Fondo de ahorro/).click()
  // Half of the new salary is 6,414.59, and 5 % of that 320.73.
  await boton(/^Explicar \$320\.73 de /).click()
  await dialog('De dónde sale el importe')
    .getByText(/^Sueldo de 15 días: \$6,414\.59 × 5 % = /)
    .waitFor()
})

it('a file of SEPOMEX is told before it is written, and the lists have it after', async () => {
  const columnas =
    'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
  const fila =
    '45999|Peñón de los Sueños|Colonia|Municipio Ficticio|Jalisco|Ficticia|45001|14|45001||09|199|9001|Urbano|01'
  await ir('direccion')
  await page.getByRole('link', { name: 'Cargar SEPOMEX' }).click()
  const cargar = dialog('Cargar un archivo')
  await cargar.locator('input[type=file]').setInputFiles({
    name: 'CPdescarga.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(['Catálogo inventado', columnas, fila, ''].join('\r\n'), 'latin1'),
  })
  await cargar.getByRole('button', { name: 'Revisar archivo' }).click()
  await page.getByText('Qué cambiaría en el catálogo').waitFor()
  await boton('Jalisco').click()
  await page.getByText('Peñón de los Sueños (45999)').waitFor()
  await boton('Cargar 1 asentamiento').click()
  await page.getByText('El catálogo de direcciones está al día.').first().waitFor()
  await page.getByRole('link', { name: 'Ver las direcciones' }).click()
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
  const drawn = page.getByAltText('Firma de Irene Cotilla Bravo')
  await expect.poll(() => drawn.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
})

it('the figures of the institute are drawn with their tables, and one alone in its panel', async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await ir('estadisticos')
  await page.getByRole('region', { name: 'Datos: Sueldos y personas por categoría' }).waitFor()
  await page.getByRole('link', { name: 'Ver sola: Sueldos y personas por categoría' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sueldos y personas por categoría' }).waitFor()
  await page.getByRole('cell', { name: /^\$/ }).first().waitFor()
})
