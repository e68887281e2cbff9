import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#test/support/portal/portal-database.ts'
import { muestra, rutaMuestra } from '#test/support/muestras.ts'
import { READING_LIMIT } from '#test/browser/alta-pantalla.ts'
import { AJENAS, DIFICILES, PROPIAS, idOf, internoOf, llenarPadron, type Padron } from '#test/browser/panel-datos.ts'
import { BUSCAR, buscar, filaDe, mark, openPadron, tabla } from '#test/browser/panel-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { pressOn } from '#test/browser/teclado.ts'
import { watchTraffic } from '#test/browser/trafico.ts'
import type { Locator, Page } from 'playwright-core'

const TODAS = PROPIAS + AJENAS

let escenario: Escenario
let padron: Padron
let admin: Page
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  padron = await llenarPadron(escenario.portal)
  admin = await escenario.enter('admin')
  await admin.getByRole('heading', { level: 1 }).waitFor()
  desk = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

describe("a person's page", () => {
  const persona = DIFICILES.munoz
  const titulo = (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name: 'María Fernanda Muñoz Güemes', exact: true })

  it('opens by its link, by keyboard, and in another tab', async () => {
    await openPadron(escenario, desk, PROPIAS)
    const link = filaDe(desk, persona).getByRole('link')
    await link.click()
    await titulo(desk).waitFor()
    await desk.goBack()
    await pressOn(desk, link)
    await titulo(desk).waitFor()
    const traffic = watchTraffic(desk)
    await desk.goBack()
    await tabla(desk).waitFor()
    // Drawn once more with what was asked again: a press that begins on one link and ends on the next opens nothing.
    await traffic.settled()
    const tab = desk.context().waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const other = await tab
    await other.waitForURL(/\/panel\/afiliados\/\d+/, { waitUntil: 'load' })
    // A browser without a window may leave a tab behind another undrawn: its address is asked again in front.
    await other.bringToFront()
    await other.goto(new URL((await link.getAttribute('href')) ?? '', escenario.portal.url).href)
    await titulo(other).waitFor()
    await tabla(desk).waitFor()
    await other.close()
  })

  it('tells who it is, where, and with what pay', async () => {
    await desk.goto(`${escenario.portal.url}/panel/afiliados/${await internoOf(escenario.portal, persona)}/show`)
    await titulo(desk).waitFor()
    const nss = persona.nss.replace(/^(..)(..)(..)(....)(.)$/, '$1-$2-$3-$4-$5')
    for (const text of [persona.curp, persona.rfc, nss, '$12,335.75', 'Secretaría de Salud'])
      await desk.getByRole('main').getByText(text).first().waitFor()
  })

  it('shows the first hundred cases, and says how many there are', async () => {
    const id = await idOf(escenario.portal, persona)
    const values = Array.from({ length: 104 }, (_, n) => `(${n + 1})`).join(', ')
    await runSql(
      escenario.portal,
      `INSERT INTO casos (folio, proceso_id, proceso_nombre, area, asunto, asunto_plegado, estado, afiliado_id, nivel0_id,
         nivel1_id, nivel2_id, vence, creado_at, actualizado_at)
       SELECT 'CS-25-' || (900000 + v.column1), NULL, 'Trámite', 'otra', 'Asunto ' || v.column1, 'asunto', 'pendiente', a.id,
         a.nivel0_id, a.nivel1_id, a.nivel2_id, '2027-01-15', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'
       FROM (VALUES ${values}) v, afiliados a WHERE a.id = ${id}`,
    )
    await admin.goto(`${escenario.portal.url}/panel/afiliados/${await internoOf(escenario.portal, persona)}/show`)
    await admin.getByRole('tab', { name: 'Casos' }).click()
    await admin.getByRole('heading', { name: 'Casos (100 de 104)' }).waitFor()
    const rows = admin.getByRole('table', { name: 'Casos de la persona' }).getByRole('row')
    await expect.poll(() => rows.count()).toBe(101)
    await runSql(escenario.portal, `DELETE FROM casos WHERE folio > 'CS-25-900004'`)
    await admin.reload()
    await admin.getByRole('heading', { name: 'Casos', exact: true }).waitFor()
  })

  it('says of a person of another office, and of nobody, the same: it does not exist', async () => {
    const [ajena] = padron.ajenas
    if (!ajena) throw new Error('Nobody of another office')
    for (const interno of [await internoOf(escenario.portal, ajena), 999_999]) {
      await desk.goto(`${escenario.portal.url}/panel/afiliados/${interno}/show`)
      await desk.getByText('No se pudo abrir la página de la persona.').waitFor()
      await desk.getByText(/no existe/i).waitFor()
      expect(await desk.getByText(ajena.curp).count()).toBe(0)
    }
  })
})

describe('the expediente', () => {
  const persona = DIFICILES.ofarrill
  const { documentos } = muestra('1')
  const csf = rutaMuestra(muestra('1'), documentos.csf.archivo)
  const carta = rutaMuestra(muestra('1'), 'carta-testamentaria.pdf')
  const expediente = (): Locator => desk.getByRole('table', { name: 'Documentos del expediente' })
  const papel = (titulo: string, archivo: string): Locator =>
    expediente().getByRole('row').filter({ hasText: titulo }).filter({ hasText: archivo })

  async function agregar(tipo: string, archivo: string): Promise<void> {
    const dialog = desk.getByRole('dialog', { name: 'Agregar documento' })
    await dialog.getByLabel('Documento', { exact: true }).selectOption({ label: tipo })
    await dialog.locator('input[type=file]').setInputFiles(archivo)
    await dialog.getByRole('button', { name: 'Agregar al expediente' }).click()
    await dialog.waitFor({ state: 'detached' })
  }

  beforeAll(async () => {
    await desk.goto(
      `${escenario.portal.url}/panel/afiliados/${await internoOf(escenario.portal, persona)}/show?seccion=documentos`,
    )
  })

  it('refuses what is no paper, in words', async () => {
    await desk.getByRole('button', { name: 'Agregar documento' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Agregar documento' })
    await dialog.getByRole('button', { name: 'Agregar al expediente' }).click()
    await dialog.getByText('Elige el archivo que se va a agregar.').waitFor()
    const notas = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') }
    await dialog.locator('input[type=file]').setInputFiles(notas)
    await dialog.getByText('Tipo de archivo no soportado').waitFor()
    const falso = { name: 'falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no soy un PDF') }
    await dialog.locator('input[type=file]').setInputFiles(falso)
    await dialog.getByRole('button', { name: 'Agregar al expediente' }).click()
    await dialog.getByText('No se pudo agregar el documento.').waitFor()
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await papel('', '').count()).toBe(4)
  })

  it('takes a letter that was missing and a better scan, shows their pages and tells them in the line of life', async () => {
    await desk.getByText('Falta la Carta Testamentaria.').waitFor()
    await desk.getByRole('button', { name: 'Agregar Carta Testamentaria' }).click()
    await agregar('Carta Testamentaria', carta)
    await papel('Carta Testamentaria', 'carta-testamentaria.pdf').getByText('Vigente').waitFor()
    await expect.poll(() => desk.getByText('Falta la Carta Testamentaria.').count()).toBe(0)
    await desk.getByRole('tab', { name: 'Documentos (4)' }).waitFor()
    // A better scan says what it replaces, and the former is kept.
    await desk.getByRole('button', { name: 'Agregar documento' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Agregar documento' })
    await dialog.getByLabel('Documento', { exact: true }).selectOption({ label: 'Constancia de Situación Fiscal' })
    await dialog.getByText('que se conserva como anterior').waitFor()
    await agregar('Constancia de Situación Fiscal', csf)
    await expect.poll(() => papel('Constancia de Situación Fiscal', '').count()).toBe(2)
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Reemplazado' }).waitFor()
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Vigente' }).waitFor()
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Vigente' }).getByRole('button').click()
    const visor = desk.getByRole('dialog', { name: 'Vista previa del documento' })
    const pagina = (n: number): Locator =>
      visor.getByRole('img', { name: new RegExp(`^Constancia de Situación Fiscal, página ${n}`) })
    const shown = (image: Locator): Promise<boolean> =>
      image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 300)
    await expect.poll(() => shown(pagina(1)), { timeout: READING_LIMIT }).toBe(true)
    await visor.getByText(/^Página 1 de [2-9]$/).waitFor()
    await visor.getByRole('button', { name: 'Página siguiente' }).click()
    await expect.poll(() => shown(pagina(2)), { timeout: READING_LIMIT }).toBe(true)
    await desk.keyboard.press('Escape')
    await visor.waitFor({ state: 'detached' })
    await desk.getByRole('tab', { name: 'Línea de vida' }).click()
    const hechos = desk.getByRole('tabpanel').getByRole('listitem')
    await hechos.filter({ hasText: 'Carta Testamentaria, carta-testamentaria.pdf' }).waitFor()
    await hechos
      .first()
      .getByText(/Constancia de Situación Fiscal/)
      .waitFor()
    await hechos
      .filter({ hasText: padron.folios.get(persona.curp) ?? '' })
      .first()
      .waitFor()
    await hechos.filter({ hasText: 'Lucía Robledo' }).first().waitFor()
  })
})

describe('getting about', () => {
  it('from the portal to the panel and back loads nothing again', async () => {
    await admin.goto(`${escenario.portal.url}/inicio`)
    const isSamePage = await mark(admin)
    const menu = admin.getByRole('navigation', { name: 'Principal' })
    const group = menu.getByRole('button', { name: 'Afiliación', exact: true })
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
    await menu.getByRole('link', { name: 'Padrón' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Padrón' }).waitFor()
    await menu.getByRole('link', { name: 'Movimientos', exact: true }).click()
    await admin.getByRole('heading', { level: 1, name: 'Movimientos' }).waitFor()
    await menu.getByRole('link', { name: 'Inicio', exact: true }).click()
    await admin.waitForURL('**/inicio')
    await admin.goBack()
    await admin.getByRole('heading', { level: 1, name: 'Movimientos' }).waitFor()
    expect(await isSamePage()).toBe(true)
  })

  it('by Ctrl K finds a person by a name without accents, and opens it by keyboard', async () => {
    await admin.goto(`${escenario.portal.url}/inicio`)
    await admin.getByRole('heading', { level: 1 }).waitFor()
    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' }).fill('naupari nanez')
    await admin.getByRole('option', { name: /Ñaupari Ñáñez, Luz/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('heading', { level: 1, name: 'LUZ ÑAUPARI ÑÁÑEZ' }).waitFor()
    expect(admin.url()).not.toContain('naupari')
  })

  it('by Ctrl K opens the statement of account of who is written after it', async () => {
    const paleta = admin.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' })
    await admin.keyboard.press('Control+k')
    await paleta.fill('estado de cuenta')
    await admin.getByRole('option', { name: /^Estado de cuenta de…/ }).waitFor()
    await admin.getByText('Escribe después al menos 3 letras del nombre, la CURP, el RFC o el NSS.').waitFor()
    await admin.keyboard.press('Enter')
    await paleta.pressSequentially('mar')
    await admin.getByText('Los primeros 5 resultados. Escribe más para acotar.').waitFor()
    await paleta.fill('estado de cuenta naupari')
    await admin.getByRole('option', { name: /^Estado de cuenta de Ñaupari Ñáñez, Luz/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('tab', { name: 'Estado de cuenta', selected: true }).waitFor()
    await admin.getByRole('heading', { level: 1, name: 'LUZ ÑAUPARI ÑÁÑEZ' }).waitFor()
  })

  it('by Ctrl K finds a screen', async () => {
    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' }).fill('movim')
    await admin
      .getByRole('option', { name: /^Movimientos/ })
      .first()
      .click()
    await admin.waitForURL('**/panel/movimientos')
  })

  it('is told by "?", which lists the shortcuts and is a letter inside a field', async () => {
    await openPadron(escenario, admin, TODAS)
    const dialog = admin.getByRole('dialog', { name: 'Atajos de teclado' })
    await admin.getByRole('textbox', { name: BUSCAR }).focus()
    await admin.keyboard.press('?')
    expect(await admin.getByRole('textbox', { name: BUSCAR }).inputValue()).toBe('?')
    expect(await dialog.count()).toBe(0)
    await buscar(admin, '')
    await admin.getByRole('textbox', { name: BUSCAR }).blur()
    await admin.keyboard.press('?')
    await dialog.getByText('Buscar personas, casos, pantallas y menús').waitFor()
    await admin.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})
