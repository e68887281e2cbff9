import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { abrirCaso, tras } from '#test/browser/casos-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let jefe: Page
let auxiliar: Page
let admin: Page
/** Jefe and auxiliar, by the calls. */
let abre: PortalClient
let responde: PortalClient
/** Id of the auxiliar. */
let responsable: number

beforeAll(async () => {
  escenario = await openEscenario()
  abre = await signInTo(escenario.portal.url, 'jefe')
  responde = await signInTo(escenario.portal.url, 'auxiliar')
  responsable = (await responde.get<{ user: { id: number } }>('/api/sesion')).body.user.id
  ;[jefe, auxiliar, admin] = (await Promise.all(['jefe', 'auxiliar', 'admin'].map((who) => escenario.enter(who)))) as [
    Page,
    Page,
    Page,
  ]
})
afterAll(() => escenario.close())

const go = (page: Page, address: string) => page.goto(`${escenario.portal.url}${address}`)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await dialog(page)
    .getByLabel(label)
    .fill(typeof option === 'string' ? option : '')
  await page.getByRole('option', { name: option }).first().click()
}

/** A case of the jefe that the auxiliar moves, and closes with that result. */
async function cerrado(asunto: string, resultado: string): Promise<CasoDetalle> {
  const abierto = await abrirCaso(abre, asunto, { responsable })
  const movido = await tras(responde, abierto, 'mover', { estado: 'en progreso' })
  return tras(responde, movido, 'cerrar', { resultado, resolucion: 'Se integró al expediente.' })
}

describe('a case', () => {
  it('is opened with what it needs, and refused by field without it', async () => {
    await go(jefe, '/panel/casos')
    await jefe.getByText('Todavía no hay casos').waitFor()
    await button(jefe, 'Abrir caso').first().click()
    await dialog(jefe).getByLabel('Proceso').waitFor()
    await dialog(jefe).getByRole('button', { name: 'Abrir caso' }).click()
    await jefe.getByText('Elige el proceso.').waitFor()
    await choose(jefe, 'Proceso', 'Pensiones › Trámite › Orientación')
    await dialog(jefe).getByRole('button', { name: 'Abrir caso' }).click()
    await jefe.getByText('Escribe el asunto.').waitFor()
    await dialog(jefe).getByLabel('Asunto').fill('Expediente sin acta de matrimonio')
    await choose(jefe, 'Responsable', 'Tomás Arriaga Peña')
    await dialog(jefe).getByLabel('Normas').fill('Ley del Instituto, artículo 34')
    await dialog(jefe).getByRole('button', { name: 'Abrir caso' }).click()
    await jefe.getByRole('heading', { level: 1, name: 'Expediente sin acta de matrimonio' }).waitFor()
    await jefe.getByText('Asignado a Tomás Arriaga Peña').waitFor()
    await jefe.getByText('Ley del Instituto, artículo 34').first().waitFor()
  })

  it('is moved, kept to its norm, commented and closed by who answers for it', async () => {
    const normas = [{ Nombre: 'Ley del Instituto, artículo 34', Descripcion: '' }]
    const { folio } = await abrirCaso(abre, 'Pensión sin acta de nacimiento', { responsable, normas })
    await go(auxiliar, '/panel/casos')
    const [mios] = await runSql<{ n: number }>(
      escenario.portal,
      "SELECT COUNT(*) AS n FROM casos WHERE responsable_id = $1 AND estado <> 'completado'",
      [responsable],
    )
    await auxiliar
      .getByText(`${cuentaTexto(Number(mios?.n), 'caso abierto es tuyo', 'casos abiertos son tuyos')}.`)
      .waitFor()
    await auxiliar.getByRole('link', { name: folio }).click()
    await button(auxiliar, 'Mover').click()
    await dialog(auxiliar).getByLabel('En progreso').check()
    await button(auxiliar, 'Mover caso').click()
    await auxiliar.getByText('Pasó a En progreso').waitFor()
    await button(auxiliar, 'Cerrar caso').click()
    await auxiliar.getByText('Antes de cerrar, completa sus normas.').waitFor()
    await button(auxiliar, 'Cancelar').click()
    await button(auxiliar, 'Actualizar Ley del Instituto, artículo 34').click()
    await dialog(auxiliar).getByLabel('Completado').check()
    await dialog(auxiliar).getByRole('button', { name: 'Guardar' }).click()
    await auxiliar.getByText('1 de 1 completadas').waitFor()
    await auxiliar.getByLabel('Comentario').fill('Se recibió el acta.')
    await button(auxiliar, 'Comentar').click()
    await auxiliar.getByRole('list').getByText('Se recibió el acta.').waitFor()
    await button(auxiliar, 'Cerrar caso').click()
    await dialog(auxiliar).getByLabel('Resultado').selectOption('Procedente')
    await dialog(auxiliar).getByLabel('Cómo se resolvió').fill('Se integró el acta al expediente.')
    await dialog(auxiliar).getByRole('button', { name: 'Cerrar caso' }).click()
    await auxiliar.getByText('Cerrado: Procedente').waitFor()
  })

  it('is opened again by its author, who was told that it was closed', async () => {
    const { folio } = await cerrado('Acta de otra persona', 'PROCEDENTE')
    await go(jefe, `/panel/casos/${folio}/show`)
    await button(jefe, 'Reabrir').click()
    await dialog(jefe).getByLabel('Motivo').fill('El acta era de otra persona.')
    await button(jefe, 'Reabrir caso').click()
    await jefe.getByText('Volverá a estar').waitFor({ state: 'detached' })
    await jefe.getByRole('listitem').filter({ hasText: 'Reabierto' }).waitFor()
    const [row] = await runSql<{ n: number }>(escenario.portal, 'SELECT COUNT(*) AS n FROM avisos WHERE titulo = $1', [
      `Se cerró un caso tuyo: ${folio}`,
    ])
    expect(Number(row?.n)).toBe(1)
  })

  it('that somebody else changed meanwhile is not written over: the page shows it and the same button works', async () => {
    const caso = await abrirCaso(abre, 'Acta sin cotejar', { responsable })
    await go(auxiliar, `/panel/casos/${caso.folio}/show`)
    await button(auxiliar, 'Editar').click()
    await dialog(auxiliar).getByLabel('Asunto').fill('Acta cotejada')
    await tras(abre, caso, 'normas', { Nombre: 'Reglamento, artículo 12', Descripcion: '' })
    await button(auxiliar, 'Guardar cambios').click()
    await auxiliar.getByText(/, a las \d\d:\d\d, cambió este caso mientras lo tenías abierto/).waitFor()
    await auxiliar.getByText('Reglamento, artículo 12').first().waitFor({ state: 'attached' })
    await button(auxiliar, 'Guardar cambios').click()
    await auxiliar.getByRole('heading', { level: 1, name: 'Acta cotejada' }).waitFor()
  })

  it('is found with Ctrl K by its folio and by its subject, and opened by keyboard', async () => {
    const { folio } = await abrirCaso(abre, 'Credencial por reponer')
    for (const text of [folio, 'reponer credencial']) {
      await go(jefe, '/inicio')
      await jefe.getByRole('heading', { level: 1 }).waitFor()
      await jefe.keyboard.press('Control+k')
      await jefe.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' }).fill(text)
      await jefe.getByRole('option', { name: /^Credencial por reponer/ }).waitFor()
      await jefe.keyboard.press('Enter')
      await jefe.getByRole('heading', { level: 1, name: 'Credencial por reponer' }).waitFor()
    }
  })

  it('leaves with the filtered list as a workbook', async () => {
    await abrirCaso(abre, 'Beca por renovar')
    await abrirCaso(abre, 'Oficio por contestar')
    await go(jefe, `/panel/casos?filter=${encodeURIComponent(JSON.stringify({ q: 'renovar beca' }))}`)
    const download = jefe.waitForEvent('download')
    await button(jefe, 'Exportar 1').click()
    await jefe.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('casos.xlsx')
    const book = new ExcelJS.Workbook()
    await book.xlsx.readFile(await file.path())
    expect(book.getWorksheet('Casos')?.getRow(2).getCell(2).text).toBe('Beca por renovar')
    await jefe.getByText('Se exportó 1 caso.').waitFor()
  })

  it('stands on the page of its process', async () => {
    await abrirCaso(abre, 'Cita por confirmar')
    await go(jefe, '/tramite-pension/orientacion')
    await jefe.getByRole('link', { name: 'Cita por confirmar' }).waitFor()
  })
})

describe('Panel General de Procesos', () => {
  it('counts by area, narrows to one, draws two pies with their tables, and fits a phone', async () => {
    // The only one of its area.
    const caso = await abrirCaso(abre, 'Acta por cotejar', { proceso: 'Dictaminación médica', responsable })
    await tras(responde, caso, 'mover', { estado: 'en progreso' })
    await go(admin, '/dashboard?vista=procesosDashboard')
    await button(admin, /^Medicina 1 proceso activo/).click()
    await admin.getByRole('heading', { name: 'Casos de Medicina' }).waitFor()
    await admin
      .getByRole('table', { name: 'Casos por estado' })
      .getByRole('row', { name: /En progreso 1 100%/ })
      .waitFor()
    await expect.poll(() => admin.locator('.pastel svg.recharts-surface').count()).toBe(2)
    const download = admin.waitForEvent('download')
    await button(admin, 'Exportar 1').click()
    await admin.getByRole('menuitem', { name: 'CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('casos.csv')
    const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect([rows.length, rows[1]?.includes('Acta por cotejar')]).toEqual([2, true])
    await admin.getByText('Se exportó 1 caso.').waitFor()
    await admin.getByLabel('Estado').selectOption('Completado')
    await admin.getByText('Sin resultados.').waitFor()
    await admin.getByLabel('Estado').selectOption('')
    await admin.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(admin)
    await button(admin, 'Exportar 1').click()
    const menu = await admin.getByRole('menu').boundingBox()
    expect(menu && menu.x >= 0 && menu.x + menu.width <= 390).toBe(true)
    await admin.keyboard.press('Escape')
    await admin.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('a simple catalogue', () => {
  const open = () => go(admin, '/panel/catalogos?catalogo=resultado_caso')

  it('takes a row more, and tells what uses one before it is switched off', async () => {
    await cerrado('Solicitud retirada', 'DESISTIDO')
    await open()
    await button(admin, 'Agregar renglón').click()
    await dialog(admin).getByLabel('Clave').fill('turnado a otra área')
    await dialog(admin).getByLabel('Nombre').fill('Procedente')
    await dialog(admin).getByRole('button', { name: 'Agregar renglón' }).click()
    await admin.getByText('Ya existe Procedente.').waitFor()
    await dialog(admin).getByLabel('Nombre').fill('Turnado a otra área')
    await dialog(admin).getByRole('button', { name: 'Agregar renglón' }).click()
    await admin.getByRole('cell', { name: 'TURNADO_A_OTRA_AREA' }).waitFor()
    await button(admin, 'Acciones de Desistido por quien lo pidió').click()
    await admin.getByRole('menuitem', { name: 'Desactivar' }).click()
    await dialog(admin).getByText('Lo usa 1 caso cerrado.').waitFor()
    await dialog(admin).getByRole('button', { name: 'Desactivar' }).click()
    await admin.getByText('Desistido por quien lo pidió quedó inactivo.').waitFor()
  })

  it('counts the rows that it shows out of those of the catalogue in sight', async () => {
    await open()
    const [own] = await runSql<{ n: number }>(
      escenario.portal,
      `SELECT COUNT(*) AS n FROM catalogo_renglones WHERE catalogo = 'resultado_caso'`,
    )
    await admin.getByLabel('Clave o nombre').fill('desistido')
    await admin.getByText(`1 de ${Number(own?.n)}`, { exact: true }).waitFor()
    await admin.getByLabel('Clave o nombre').fill('')
    await admin.getByText(`${Number(own?.n)} renglones`, { exact: true }).waitFor()
  })

  it('takes a file that says what it would do, is refused with its rows, and is done whole', async () => {
    await open()
    const cargar = async (text: string): Promise<void> => {
      await admin.getByRole('link', { name: 'Cargar de un archivo' }).click()
      await dialog(admin).getByText('Activo (Sí o No), hasta 500 renglones.').waitFor()
      const chooser = admin.waitForEvent('filechooser')
      await dialog(admin).getByRole('button', { name: 'Seleccionar archivo' }).click()
      await (await chooser).setFiles({ name: 'resultados.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await button(admin, 'Revisar archivo').click()
      await dialog(admin).waitFor({ state: 'detached' })
    }
    await cargar('Clave,Nombre\nPARCIAL,\n')
    await admin.getByText('El archivo se rechazó completo: no entró ningún renglón.').waitFor()
    await admin.getByRole('cell', { name: /^Nombre, columna Nombre C205/ }).waitFor()
    await open()
    await cargar('Clave,Nombre\nPARCIAL,Procedente en parte\n')
    await admin.getByRole('row', { name: 'Renglones nuevos 1' }).waitFor()
    await button(admin, 'Cargar 1 renglón').click()
    await admin.getByText('El catálogo ya tiene estos renglones.').waitFor()
    await open()
    await admin.getByRole('cell', { name: 'Procedente en parte', exact: true }).waitFor()
    const download = admin.waitForEvent('download')
    await button(admin, 'Exportar').click()
    await admin.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe('catalogo-resultado-caso.csv')
  })
})
