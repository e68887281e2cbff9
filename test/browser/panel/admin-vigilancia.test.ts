import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page
let auditor: Page
let curp: string

beforeAll(async () => {
  escenario = await openEscenario()
  const desk = await signInTo(escenario.portal.url, 'ventanilla1')
  const persona = otraPersona()
  await registrarAlta(desk, persona)
  curp = persona.curp
  ;[admin, auditor] = await Promise.all([escenario.enter('admin'), escenario.enter('auditor')])
})
afterAll(() => escenario.close())

const filas = (page: Page, tabla: string): Locator =>
  page.getByRole('table', { name: tabla }).locator('tbody').getByRole('row')

describe('the bitácora', () => {
  it('tells a person’s acts with each field before and after and the proof, notes who looked, and narrows to one record', async () => {
    await auditor.goto(`${escenario.portal.url}/panel/bitacora`)
    await filas(auditor, 'Bitácora').first().waitFor()
    await auditor.getByRole('textbox', { name: /^Buscar/ }).fill(curp)
    await auditor.getByRole('button', { name: 'Buscar', exact: true }).click()
    await auditor.getByText('Solicitó el movimiento').first().waitFor()
    // Who somebody is never stands in the address.
    expect(auditor.url()).not.toContain(curp)
    await filas(auditor, 'Bitácora').filter({ hasText: 'Registró a la persona' }).getByRole('link').first().click()
    const hoja = auditor.getByRole('complementary').filter({ hasText: 'Prueba' })
    const row = hoja.getByRole('row').filter({ has: auditor.getByRole('rowheader', { name: 'CURP' }) })
    await row.getByText(curp).waitFor()
    await hoja.getByText('Está como se escribió').waitFor()
    await auditor.keyboard.press('Escape')
    await hoja.waitFor({ state: 'detached' })
    // That somebody looked is an act too: what was read is kept at once, and stands in the chain a moment later.
    const mirada = filas(auditor, 'Bitácora').filter({ hasText: 'Consultó un acto de la bitácora' })
    await expect
      .poll(
        async () => {
          await auditor.getByRole('button', { name: 'Actualizar' }).click()
          return mirada.count()
        },
        { interval: 500 },
      )
      .toBeGreaterThan(0)
    await signInTo(escenario.portal.url, 'ventanilla2')
    await auditor.getByRole('button', { name: 'Quitar la búsqueda' }).click()
    await auditor.getByRole('button', { name: 'Actualizar' }).click()
    await filas(auditor, 'Bitácora').filter({ hasText: 'Entró al portal' }).first().getByRole('link').first().click()
    await auditor.getByRole('button', { name: 'Ver los actos de este registro' }).click()
    await auditor.getByText('Un solo registro').waitFor()
    await auditor.keyboard.press('Escape')
    await auditor.getByRole('button', { name: 'Limpiar' }).click()
    await auditor.getByText('Un solo registro').waitFor({ state: 'detached' })
  })

  it('pages by key, says when nobody bears a key, and narrows by days', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, n) => `('2026-01-05T12:00:00.000Z', 'lote', 'api', '', 'prueba.anotar',
      'prueba', '${n}', 'p${n}', 'h${n}')`,
    )
    await runSql(
      escenario.portal,
      `INSERT INTO bitacora (ocurrio_at, actor, medio, direccion, acto, objeto, objeto_id, hash_previo, hash) VALUES ${rows.join(',')}`,
    )
    await admin.goto(`${escenario.portal.url}/panel/bitacora?desde=2026-01-05&hasta=2026-01-05`)
    await admin.getByText('El 5 ene 2026').waitFor()
    await expect.poll(() => filas(admin, 'Bitácora').count()).toBe(50)
    await admin.getByRole('button', { name: 'Página siguiente' }).click()
    await admin.getByText('Página 2: 10 de 60 actos; no hay más').waitFor()
    await admin.getByRole('button', { name: 'Los más recientes' }).click()
    await admin.getByText('Página 1: 50 de 60 actos').waitFor()
    await admin.getByRole('textbox', { name: /^Buscar/ }).fill('XEXX010101HNEXXXA4')
    await admin.keyboard.press('Enter')
    // Nobody found is an answer: no failure, no number for support.
    await admin.getByText('Ninguna persona del padrón tiene esa clave o número.').waitFor()
    expect(await admin.getByText('Folio de atención').count()).toBe(0)
    expect(await admin.getByText('No se pudo cargar').count()).toBe(0)
    await admin.getByRole('textbox', { name: /^Buscar/ }).fill('XEXX010101HNEXX')
    await admin.keyboard.press('Enter')
    await admin
      .getByRole('alert')
      .getByText(/La CURP lleva 18 caracteres .* escribiste 15/)
      .waitFor()
    await admin.getByRole('button', { name: 'Borrar la búsqueda' }).click()
    await admin.getByText('Página 1: 50 de 60 actos').waitFor()
  })

  it('finds who did it by name: of several accounts one is chosen', async () => {
    await admin.goto(`${escenario.portal.url}/panel/bitacora`)
    await admin.getByRole('textbox', { name: /^Buscar/ }).fill('ventanilla')
    await admin.keyboard.press('Enter')
    await admin.getByText('2 cuentas coinciden: elige una').waitFor()
    await admin.getByRole('button', { name: /\(ventanilla1\)$/ }).click()
    await filas(admin, 'Bitácora').filter({ hasText: 'Solicitó el movimiento' }).first().waitFor()
    await admin.getByRole('button', { name: 'Limpiar' }).click()
  })

  it('leaves as a file: how many acts is told first, and the export is an act', async () => {
    await admin.goto(`${escenario.portal.url}/panel/bitacora`)
    await admin.getByRole('button', { name: 'Exportar' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Exportar la bitácora' })
    const told = dialog.getByText(/^Se escribirán [\d,]+ actos\.$/)
    await told.waitFor()
    await dialog.getByLabel(/^Desde/).fill('01/01/2031')
    await dialog.getByText('El periodo termina antes de empezar: va del 01/01/2031').waitFor()
    await dialog.getByLabel(/^Desde/).fill('01/01/2026')
    const count = Number((await told.innerText()).replaceAll(/\D/g, ''))
    const download = admin.waitForEvent('download')
    await dialog.getByRole('button', { name: /^Exportar [\d,]+ actos$/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^bitacora-2026-01-01-\d{4}-\d\d-\d\d\.jsonl$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n')
    const end = JSON.parse(lines.at(-1) ?? '') as { fin: boolean; filas: number }
    expect([end.fin, end.filas]).toEqual([true, lines.length - 2])
    expect(end.filas).toBeGreaterThanOrEqual(count)
    await admin.getByText(`Se exportó la bitácora: ${file.suggestedFilename()}`).waitFor()
    await filas(admin, 'Bitácora')
      .filter({ hasText: /Exportó [\d,]+ actos de la bitácora/ })
      .first()
      .waitFor()
  })

  it('tells that a row was changed outside the portal', async () => {
    const [row] = await runSql<{ id: number }>(
      escenario.portal,
      `UPDATE bitacora SET despues = '{"quincena":1}' WHERE acto = 'movimiento.solicitar' RETURNING id`,
    )
    await admin.goto(`${escenario.portal.url}/panel/bitacora/${row?.id ?? 0}/show`)
    await admin.getByText('Se alteró fuera del portal.').waitFor()
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Verificar la cadena' }).click()
    await admin.getByRole('button', { name: 'Ver trabajos' }).click()
    await filas(admin, 'Trabajos')
      .filter({ hasText: 'Verificar la cadena' })
      .getByText(/Bitácora alterada en la fila \d+/)
      .first()
      .waitFor()
  })
})

/** A job that nobody does. */
const ponerTrabajo = (titulo: string, estado: 'fallado' | 'espera') =>
  runSql(
    escenario.portal,
    `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at, resultado)
     VALUES ('prueba.nadie', $1, '{}', $2, 'admin', $3, $3, 'El disco se llenó.')`,
    [titulo, estado, '2026-11-20T10:00:00.000Z'],
  )

describe('jobs', () => {
  it('are tried again and cancelled, and the list follows by itself', async () => {
    await ponerTrabajo('Trabajo de prueba', 'fallado')
    await ponerTrabajo('Otro trabajo', 'espera')
    await admin.goto(`${escenario.portal.url}/panel/trabajos`)
    const fila = filas(admin, 'Trabajos').filter({ hasText: 'Trabajo de prueba' })
    await fila.getByText('El disco se llenó.').waitFor()
    await fila.getByRole('button', { name: /^Reintentar/ }).click()
    await fila.getByText('En espera').waitFor()
    await runSql(
      escenario.portal,
      `UPDATE trabajos SET estado = 'hecho', resultado = 'Quedó.' WHERE titulo = 'Trabajo de prueba'`,
    )
    await fila.getByText('Quedó.').waitFor()
    const otra = filas(admin, 'Trabajos').filter({ hasText: 'Otro trabajo' })
    await otra.getByRole('button', { name: /^Cancelar/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Cancelar trabajo' }).click()
    await otra.getByText('Cancelado', { exact: true }).waitFor()
  })
})

describe('sessions', () => {
  it('are closed at once, one or all of a person', async () => {
    const jefe = await escenario.enter('jefe')
    await admin.goto(`${escenario.portal.url}/panel/sesiones`)
    const suya = filas(admin, 'Sesiones abiertas').filter({ hasText: 'jefe' })
    await suya.first().waitFor()
    await admin.getByText('Esta sesión').waitFor()
    await suya.getByRole('button', { name: /^Cerrar la sesión/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await admin.getByText(/^1 sesión cerrada de /).waitFor()
    await suya.waitFor({ state: 'detached' })
    await jefe.reload()
    await jefe.waitForURL(/\/(login|pinicio)/)
    const before = await countRows(escenario.portal, 'sesiones')
    await filas(admin, 'Sesiones abiertas')
      .filter({ hasText: 'ventanilla1' })
      .getByRole('button', { name: /^Cerrar todas las sesiones/ })
      .click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Cerrar todas' }).click()
    await admin
      .getByText(/ cerrada de /)
      .last()
      .waitFor()
    await expect.poll(() => countRows(escenario.portal, 'sesiones')).toBe(before - 1)
  })

  it('fit a phone', async () => {
    await ponerTrabajo('Trabajo en el teléfono', 'fallado')
    const phone = await escenario.enter('admin', ANCHO.telefono)
    for (const path of ['bitacora', 'trabajos', 'sesiones']) {
      await phone.goto(`${escenario.portal.url}/panel/${path}`)
      await phone.getByRole('table').locator('tbody').getByRole('row').first().waitFor()
      await expectNoSidewaysScroll(phone)
    }
    await phone.goto(`${escenario.portal.url}/panel/bitacora`)
    await phone.getByRole('textbox', { name: /^Buscar/ }).fill('XEXX010101HNEXXXA4')
    await phone.keyboard.press('Enter')
    const nobody = phone.getByText('Ninguna persona del padrón tiene esa clave o número.')
    await nobody.waitFor()
    const box = await nobody.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? ANCHO.telefono.width)).toBeLessThan(ANCHO.telefono.width)
  })
})
