import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { muestra, rutaMuestra } from '#test/support/muestras.ts'
import { runPortal, type Portal } from '#test/support/portal.ts'
import { runSql } from '#test/support/portal-database.ts'
import { choose } from './alta-pantalla.ts'
import { AJENAS, DIFICILES, FORMULA, PROPIAS, idOf, llenarPadron, parseCsv, type Padron } from './panel-datos.ts'
import { pdfText } from './pdf-text.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import { pressOn } from './teclado.ts'
import type { Locator, Page } from 'playwright-core'

const TODAS = PROPIAS + AJENAS
const BUSCAR = 'Nombre, CURP, RFC, NSS o No. interno'

let escenario: Escenario
let padron: Padron
let admin: Page
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  padron = await llenarPadron(escenario.portal)
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'B' WHERE curp = $1", [DIFICILES.nguyen.curp])
  admin = await escenario.enter('admin')
  desk = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

function open(page: Page, path: string): Promise<unknown> {
  return page.goto(`${escenario.portal.url}${path}`)
}

async function openPadron(page: Page, total: number): Promise<void> {
  await open(page, '/panel/afiliados')
  await page.getByText(`${total} personas`, { exact: true }).waitFor()
}

const tabla = (page: Page): Locator => page.getByRole('table', { name: 'Padrón de personas afiliadas' })

/** The rows in sight, without the header. */
const filas = (page: Page): Locator => tabla(page).locator('tbody').getByRole('row')

function filaDe(page: Page, { curp }: PersonaFicticia): Locator {
  return page.getByRole('row').filter({ hasText: curp })
}

const nombres = (page: Page): Promise<string[]> => filas(page).getByRole('link').allTextContents()

async function buscar(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: BUSCAR }).fill(text)
}

/** A mark that a page loaded again would not have. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { antes: true }))
  return () => page.evaluate(() => 'antes' in window)
}

describe('search', () => {
  beforeEach(() => openPadron(admin, TODAS))

  it.each([
    ['munoz guemes', DIFICILES.munoz],
    ['maria fernanda munoz', DIFICILES.munoz],
    ['ÑAUPARI', DIFICILES.naupari],
    ['naupari nanez', DIFICILES.naupari],
    ['ofarrill', DIFICILES.ofarrill],
    ["o'farrill d'artigues", DIFICILES.ofarrill],
    ['abrego zoe', DIFICILES.abrego],
    ['santisima', DIFICILES.larga],
  ] as const)('by %s finds the name with its accents', async (text, persona) => {
    await buscar(admin, text)
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    const { apellidoPaterno, apellidoMaterno, nombres: dePila } = persona
    expect(await nombres(admin)).toEqual([`${apellidoPaterno} ${apellidoMaterno}, ${dePila}`])
  })

  it.each(['curp', 'rfc', 'nss'] as const)('by %s finds the person and leaves no trace of it', async (clave) => {
    const addresses: string[] = []
    const keep = (request: { url(): string }): number => addresses.push(request.url())
    admin.on('request', keep)
    const key = DIFICILES.ofarrill[clave]
    await buscar(admin, key)
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await filaDe(admin, DIFICILES.ofarrill).getByRole('link').click()
    await admin.getByRole('heading', { level: 1 }).getByText("O'FARRILL").waitFor()
    admin.off('request', keep)
    expect([admin.url(), ...addresses].filter((address) => address.includes(key))).toEqual([])
    const stored = await admin.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
    expect(stored.map(([name]) => name)).toEqual(['usuario'])
    expect(JSON.stringify(stored)).not.toContain(key)
    await admin.goBack()
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
  })

  it('that finds nobody says so and offers to clear it', async () => {
    await buscar(admin, 'nadie se llama así')
    await admin.getByText('Nada coincide con la búsqueda y los filtros').waitFor()
    await tabla(admin).getByRole('button', { name: 'Limpiar' }).click()
    await admin.getByText(`${TODAS} personas`, { exact: true }).waitFor()
    expect(await admin.getByRole('textbox', { name: BUSCAR }).inputValue()).toBe('')
  })

  it('takes operators and signs as the letters that they are', async () => {
    for (const text of ['%', '_____', "' OR 1=1 --", '<img src=x onerror=alert(1)>']) {
      await buscar(admin, text)
      await admin.getByText('Nada coincide con la búsqueda y los filtros').waitFor()
      await buscar(admin, '')
      await admin.getByText(`${TODAS} personas`, { exact: true }).waitFor()
    }
  })
})

describe('filters', () => {
  async function filtrar(page: Page, label: string, text: string): Promise<void> {
    await page.getByRole('button', { name: 'Filtro', exact: true }).click()
    await choose(page, label, text)
    await page.getByRole('button', { name: 'Listo' }).click()
  }

  it('stand as chips with the count, add up, and go one by one or all at once', async () => {
    await openPadron(admin, TODAS)
    await filtrar(admin, 'Situación', 'En trámite')
    await admin.getByText(`${TODAS - 1} de ${TODAS}`, { exact: true }).waitFor()
    await filtrar(admin, 'Entidad', 'Secretaría de Educación')
    await admin.getByText(`${AJENAS} de ${TODAS}`, { exact: true }).waitFor()
    expect(await filas(admin).count()).toBe(AJENAS)
    await admin.getByText('Situación: En trámite', { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Quitar Entidad: Secretaría de Educación' }).click()
    await admin.getByText(`${TODAS - 1} de ${TODAS}`, { exact: true }).waitFor()
    await buscar(admin, 'munoz')
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await admin.getByText(`${TODAS} personas`, { exact: true }).waitFor()
    expect(await admin.getByText('Situación: En trámite').count()).toBe(0)
  })

  it('stay with the list while one looks at a person, and in an address that can be sent', async () => {
    await openPadron(admin, TODAS)
    await filtrar(admin, 'Situación', 'Baja')
    await filaDe(admin, DIFICILES.nguyen).getByText('Baja', { exact: true }).waitFor()
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    const address = admin.url()
    await filaDe(admin, DIFICILES.nguyen).getByRole('link').click()
    await admin.getByRole('heading', { level: 1 }).getByText('NGUYEN').waitFor()
    await admin.goBack()
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    const colleague = await escenario.enter('auditor')
    await colleague.goto(address)
    await colleague.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await colleague.context().close()
  })

  it("are only those that a desk's own scope leaves open", async () => {
    await openPadron(desk, PROPIAS)
    await desk.getByRole('button', { name: 'Filtro', exact: true }).click()
    await desk.getByRole('combobox', { name: 'Situación' }).waitFor()
    expect(await desk.getByRole('combobox', { name: 'Entidad', exact: true }).count()).toBe(0)
  })
})

describe('order and pages', () => {
  const header = (name: string): Locator => tabla(admin).getByRole('columnheader', { name })

  async function ordenar(name: string, sort: 'ascending' | 'descending'): Promise<void> {
    const current = (): Promise<string | null> => header(name).getAttribute('aria-sort')
    const before = await current()
    await header(name).getByRole('button').click()
    await expect.poll(current).not.toBe(before)
    expect(await current()).toBe(sort)
    await admin.waitForLoadState('networkidle')
  }

  beforeEach(async () => {
    await openPadron(admin, TODAS)
    await filas(admin).first().getByRole('link').waitFor()
  })

  it('begins by name, with Á among the A and Ñ between M and O', async () => {
    await admin.getByRole('combobox', { name: /^Filas/ }).selectOption('50')
    await expect.poll(() => filas(admin).count()).toBe(TODAS)
    const all = await nombres(admin)
    const place = (text: string): number => all.findIndex((name) => name.startsWith(text))
    expect(place('ÁBREGO')).toBe(0)
    expect(place('MUÑOZ GÜEMES')).toBeLessThan(place('ÑAUPARI'))
    expect(place('ÑAUPARI')).toBeLessThan(place("O'FARRILL"))
    await ordenar('Nombre', 'descending')
    await expect.poll(() => nombres(admin)).toEqual(all.toReversed())
  })

  it('goes by number when told', async () => {
    await ordenar('No. interno', 'ascending')
    await expect
      .poll(async () => (await nombres(admin)).slice(0, 2))
      .toEqual([expect.stringMatching(/^ÁBREGO/), expect.stringMatching(/^MUÑOZ GÜEMES/)])
    await ordenar('No. interno', 'descending')
    const last = padron.ajenas.at(-1)
    await expect.poll(async () => (await nombres(admin))[0]).toMatch(new RegExp(`^${last?.apellidoPaterno ?? ''}`))
  })

  it('shows 25 at a time, and everybody once over the pages', async () => {
    await admin.getByText(`1–25 de ${TODAS}`, { exact: true }).waitFor()
    const first = await filas(admin).allTextContents()
    expect(await admin.getByRole('button', { name: 'Página anterior' }).isDisabled()).toBe(true)
    await admin.getByRole('button', { name: 'Página siguiente' }).click()
    await admin.getByText(`26–${TODAS} de ${TODAS}`, { exact: true }).waitFor()
    await expect.poll(() => filas(admin).count()).toBe(TODAS - 25)
    const second = await filas(admin).allTextContents()
    expect(new Set([...first, ...second]).size).toBe(TODAS)
    expect(await admin.getByRole('button', { name: 'Página siguiente' }).isDisabled()).toBe(true)
  })

  it('goes back to the first page when the search narrows the list', async () => {
    await admin.getByRole('button', { name: 'Última página' }).click()
    await admin.getByText(`26–${TODAS} de ${TODAS}`, { exact: true }).waitFor()
    await buscar(admin, 'munoz guemes')
    await admin.getByText('1–1 de 1', { exact: true }).waitFor()
    await filaDe(admin, DIFICILES.munoz).waitFor()
  })
})

describe('export', () => {
  async function exportar(page: Page, count: number): Promise<string[][]> {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Exportar ${count}`, exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await page.getByText(`Se exportaron ${count} personas.`).waitFor()
    return parseCsv(await readFile(await file.path(), 'utf8'))
  }

  function column(rows: readonly (readonly string[])[], titulo: string): string[] {
    const at = rows[0]?.indexOf(titulo) ?? -1
    return rows.slice(1).map((row) => row[at] ?? '')
  }

  it('writes every row, not only this page, with names as they are and formulas as text', async () => {
    await openPadron(admin, TODAS)
    const rows = await exportar(admin, TODAS)
    const curps = [...padron.propias, ...padron.ajenas].map(({ curp }) => curp)
    expect(column(rows, 'CURP').toSorted()).toEqual(curps.toSorted())
    expect(column(rows, 'Apellido paterno')).toEqual(expect.arrayContaining(['MUÑOZ', "O'FARRILL", 'ÑAUPARI']))
    expect(column(rows, 'No. Empleado')).toContain(`'${FORMULA}`)
    expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
  })

  it('writes what the search and the filters leave', async () => {
    await openPadron(admin, TODAS)
    await buscar(admin, 'montes de oca')
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    const download = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Exportar 1', exact: true }).click()
    const rows = parseCsv(await readFile(await (await download).path(), 'utf8'))
    expect(column(rows, 'CURP')).toEqual([DIFICILES.larga.curp])
  })

  it('gives a desk its own people only', async () => {
    await openPadron(desk, PROPIAS)
    const rows = await exportar(desk, PROPIAS)
    expect(column(rows, 'CURP').toSorted()).toEqual(padron.propias.map(({ curp }) => curp).toSorted())
  })
})

describe("a person's page", () => {
  const persona = DIFICILES.munoz
  const titulo = (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name: 'MARÍA FERNANDA MUÑOZ GÜEMES', exact: true })

  it('opens by its link, by keyboard, and in another tab', async () => {
    await openPadron(desk, PROPIAS)
    const link = filaDe(desk, persona).getByRole('link')
    await link.click()
    await titulo(desk).waitFor()
    await desk.goBack()
    await pressOn(desk, link)
    await titulo(desk).waitFor()
    await desk.goBack()
    const tab = desk.context().waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    const other = await tab
    await titulo(other).waitFor()
    await tabla(desk).waitFor()
    await other.close()
  })

  it('tells who it is, where, and with what pay', async () => {
    await open(desk, `/panel/afiliados/${await idOf(escenario.portal, persona)}/show`)
    await titulo(desk).waitFor()
    for (const text of [persona.curp, persona.rfc, persona.nss, '$12,335.75', 'Secretaría de Salud'])
      await desk.getByRole('main').getByText(text).first().waitFor()
  })

  it('says of a person of another office, and of nobody, the same: it does not exist', async () => {
    const [ajena] = padron.ajenas
    if (!ajena) throw new Error('Nobody of another office')
    for (const id of [await idOf(escenario.portal, ajena), 999_999]) {
      await open(desk, `/panel/afiliados/${id}/show`)
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
    await open(desk, `/panel/afiliados/${await idOf(escenario.portal, persona)}/show?seccion=documentos`)
  })

  it('takes a Carta Testamentaria that was missing', async () => {
    await desk.getByText('Falta la Carta Testamentaria.').waitFor()
    await desk.getByRole('button', { name: 'Agregar Carta Testamentaria' }).click()
    await agregar('Carta Testamentaria', carta)
    await papel('Carta Testamentaria', 'carta-testamentaria.pdf').getByText('Vigente').waitFor()
    expect(await desk.getByText('Falta la Carta Testamentaria.').count()).toBe(0)
    await desk.getByRole('tab', { name: 'Documentos (4)' }).waitFor()
  })

  it('takes a better scan, says what it replaces, and keeps the former', async () => {
    await desk.getByRole('button', { name: 'Agregar documento' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Agregar documento' })
    await dialog.getByLabel('Documento', { exact: true }).selectOption({ label: 'Constancia de Situación Fiscal' })
    await dialog.getByText('que se conserva como anterior').waitFor()
    await agregar('Constancia de Situación Fiscal', csf)
    await expect.poll(() => papel('Constancia de Situación Fiscal', '').count()).toBe(2)
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Reemplazado' }).waitFor()
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Vigente' }).waitFor()
  })

  it('shows the pages of what was added, one after the other', async () => {
    await papel('Constancia de Situación Fiscal', '').filter({ hasText: 'Vigente' }).getByRole('button').click()
    const visor = desk.getByRole('dialog', { name: 'Vista previa del documento' })
    const pagina = (n: number): Locator =>
      visor.getByRole('img', { name: new RegExp(`^Constancia de Situación Fiscal, página ${n}`) })
    const shown = (image: Locator): Promise<boolean> =>
      image.evaluate((node) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 300)
    await expect.poll(() => shown(pagina(1)), { timeout: 20_000 }).toBe(true)
    await visor.getByText(/^Página 1 de [2-9]$/).waitFor()
    await visor.getByRole('button', { name: 'Página siguiente' }).click()
    await expect.poll(() => shown(pagina(2)), { timeout: 20_000 }).toBe(true)
    await desk.keyboard.press('Escape')
    await visor.waitFor({ state: 'detached' })
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
    expect(await papel('', '').count()).toBe(6)
  })

  it('leaves each paper in the history, after the alta', async () => {
    await desk.getByRole('tab', { name: 'Historial' }).click()
    const hechos = desk.getByRole('tabpanel').getByRole('listitem')
    await hechos.filter({ hasText: 'Expediente: Carta Testamentaria, carta-testamentaria.pdf' }).waitFor()
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

describe('movements', () => {
  const lista = (): Locator => desk.getByRole('table', { name: 'Movimientos' })
  const folios = (): Promise<string[]> =>
    lista()
      .getByRole('link', { name: /^A-26-/ })
      .allTextContents()
  const hoja = (): Locator =>
    desk.getByRole('complementary').filter({ has: desk.getByRole('heading', { name: 'Recorrido' }) })

  async function abrir(persona: PersonaFicticia): Promise<string> {
    const folio = padron.folios.get(persona.curp) ?? ''
    await open(desk, '/panel/movimientos')
    await lista().getByRole('link').first().waitFor()
    await desk.getByRole('textbox').first().fill(folio)
    await lista().getByRole('link', { name: folio }).click()
    await hoja().getByText(folio).first().waitFor()
    return folio
  }

  it('open beside their list, one after the other, and close with Escape', async () => {
    await open(desk, '/panel/movimientos')
    await lista().getByRole('link').first().waitFor()
    const [first = '', second = ''] = await folios()
    await lista().getByRole('link', { name: first }).click()
    await hoja().getByText(first).first().waitFor()
    expect(await lista().isVisible()).toBe(true)
    expect(await hoja().getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true)
    await hoja().getByRole('button', { name: 'Siguiente' }).click()
    await hoja().getByText(second).first().waitFor()
    await hoja().getByRole('button', { name: 'Anterior' }).click()
    await hoja().getByText(first).first().waitFor()
    await desk.keyboard.press('Escape')
    await hoja().waitFor({ state: 'detached' })
    await expect.poll(() => new URL(desk.url()).pathname).toBe('/panel/movimientos')
    expect(
      await lista()
        .getByRole('link', { name: first })
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
  })

  it('open by their address, with what they are', async () => {
    await abrir(DIFICILES.larga)
    await desk.reload()
    await hoja().getByRole('heading', { level: 2 }).getByText('MONTES DE OCA').waitFor()
    await hoja().getByText('Solicitado', { exact: true }).first().waitFor()
    await hoja().getByText(DIFICILES.larga.curp).waitFor()
    await hoja()
      .getByText(/Entra en la quincena 22 de 2026/i)
      .waitFor()
  })

  it('have an acuse with the folio and the person', async () => {
    const folio = await abrir(DIFICILES.naupari)
    const href = await hoja()
      .getByRole('link', { name: /^Imprimir acuse/ })
      .getAttribute('href')
    const file = await desk.request.get(`${escenario.portal.url}${href ?? ''}`)
    expect(file.headers()['content-type']).toContain('application/pdf')
    const text = await pdfText(await file.body())
    expect(text).toContain(folio)
    expect(text).toContain('ÑAUPARI')
  })

  it('are withdrawn with a reason, after saying what will happen; the list knows without loading again', async () => {
    const folio = await abrir(DIFICILES.abrego)
    const isSamePage = await mark(desk)
    await hoja().getByRole('button', { name: 'Retirar' }).click()
    const dialog = desk.getByRole('dialog', { name: `Retirar el movimiento ${folio}` })
    await dialog.getByText(/ZOÉ ÁBREGO ZÚÑIGA: el movimiento quedará Cancelado/).waitFor()
    await dialog.getByText(/La persona no quedará afiliada/).waitFor()
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await dialog.getByText('Escribe por qué se retira.').waitFor()
    await dialog.getByLabel('Motivo').fill('Se capturó dos veces')
    await dialog.getByRole('button', { name: 'Retirar movimiento' }).click()
    await dialog.waitFor({ state: 'detached' })
    await lista().getByRole('row').filter({ hasText: folio }).getByText('Cancelado').waitFor()
    await hoja().getByText('No se aplicará: quedó cancelado.').waitFor()
    await hoja()
      .getByText(/Se capturó dos veces/)
      .waitFor()
    expect(await hoja().getByRole('button', { name: 'Retirar' }).count()).toBe(0)
    expect(await hoja().getByRole('link', { name: 'Corregir' }).count()).toBe(0)
    expect(await isSamePage()).toBe(true)
  })

  it('are kept when one thinks better of it', async () => {
    const folio = await abrir(DIFICILES.larga)
    await hoja().getByRole('button', { name: 'Retirar' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click()
    await lista().getByRole('row').filter({ hasText: folio }).getByText('Solicitado').waitFor()
  })

  it('are corrected in the wizard, which opens on what was registered', async () => {
    const folio = await abrir(DIFICILES.naupari)
    await hoja().getByRole('link', { name: 'Corregir' }).click()
    await desk.waitForURL(/vista=altaDocA/)
    await desk.getByText(folio).first().waitFor()
    await desk.getByText('LUZ ÑAUPARI ÑÁÑEZ').first().waitFor()
  })

  it('that were withdrawn are found by their status', async () => {
    await open(admin, '/panel/movimientos')
    const table = admin.getByRole('table', { name: 'Movimientos' })
    await admin.getByText(`${TODAS} movimientos`, { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Filtro', exact: true }).click()
    await choose(admin, 'Estatus', 'Cancelado')
    await admin.getByRole('button', { name: 'Listo' }).click()
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await table.getByRole('row').filter({ hasText: DIFICILES.abrego.curp }).waitFor()
  })
})

describe('getting about', () => {
  it('between portal and panel loads nothing again', async () => {
    await open(admin, '/inicio')
    const isSamePage = await mark(admin)
    const menu = admin.getByRole('navigation', { name: 'Principal' })
    const group = menu.getByRole('button', { name: 'Afiliación', exact: true })
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
    await menu.getByRole('link', { name: 'Padrón' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Padrón' }).waitFor()
    await menu.getByRole('link', { name: 'Movimientos' }).click()
    await admin.getByRole('heading', { level: 1, name: 'Movimientos' }).waitFor()
    await menu.getByRole('link', { name: 'Inicio', exact: true }).click()
    await admin.waitForURL('**/inicio')
    await admin.goBack()
    await admin.getByRole('heading', { level: 1, name: 'Movimientos' }).waitFor()
    expect(await isSamePage()).toBe(true)
  })

  it('Ctrl K finds a person by a name without accents, and opens it by keyboard', async () => {
    await open(admin, '/inicio')
    await admin.getByRole('heading', { level: 1 }).waitFor()
    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox', { name: 'Buscar persona o pantalla' }).fill('naupari nanez')
    await admin.getByRole('option', { name: /ÑAUPARI ÑÁÑEZ, LUZ/ }).waitFor()
    await admin.keyboard.press('Enter')
    await admin.getByRole('heading', { level: 1, name: 'LUZ ÑAUPARI ÑÁÑEZ' }).waitFor()
    expect(admin.url()).not.toContain('naupari')
  })

  it('Ctrl K finds a screen', async () => {
    await admin.keyboard.press('Control+k')
    await admin.getByRole('combobox', { name: 'Buscar persona o pantalla' }).fill('movim')
    await admin
      .getByRole('option', { name: /^Movimientos/ })
      .first()
      .click()
    await admin.waitForURL('**/panel/movimientos')
  })

  it('"?" lists the shortcuts, but is a letter inside a field', async () => {
    await openPadron(admin, TODAS)
    const dialog = admin.getByRole('dialog', { name: 'Atajos de teclado' })
    await admin.getByRole('textbox', { name: BUSCAR }).focus()
    await admin.keyboard.press('?')
    expect(await admin.getByRole('textbox', { name: BUSCAR }).inputValue()).toBe('?')
    expect(await dialog.count()).toBe(0)
    await buscar(admin, '')
    await admin.getByRole('textbox', { name: BUSCAR }).blur()
    await admin.keyboard.press('?')
    await dialog.getByText('Buscar personas, pantallas y menús').waitFor()
    await admin.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
})

describe('catalogues', () => {
  it('entities: every level with what it hangs from and its active people, found without accents', async () => {
    const [activa] = padron.ajenas
    await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A' WHERE curp = $1", [activa?.curp ?? ''])
    await open(admin, '/panel/entidades')
    const table = admin.getByRole('table', { name: 'Entidades del instituto' })
    await table.getByRole('row').nth(5).waitFor()
    await admin.getByRole('textbox', { name: 'Nombre' }).fill('secretaria de educacion')
    const row = table.getByRole('row').filter({ has: admin.getByText('Secretaría de Educación', { exact: true }) })
    await row.first().waitFor()
    expect(await row.first().getByRole('cell').allTextContents()).toContain('1')
  })

  it('categories: the 25, with the salary in force', async () => {
    await open(admin, '/panel/categorias')
    await admin.getByText('25 categorías', { exact: true }).waitFor()
    const table = admin.getByRole('table', { name: 'Categorías y sueldos' })
    await table.getByRole('row').filter({ hasText: '20B' }).getByText('$12,335.75').waitFor()
    await admin.getByRole('textbox', { name: 'Clave o nombre' }).fill('20b')
    await admin.getByText('1 de 25', { exact: true }).waitFor()
  })
})

describe('on a phone', () => {
  it('each row is a card with the same cells, nothing is cut, and the order can be changed', async () => {
    await openPadron(desk, PROPIAS)
    const cells = (): Promise<string[]> => filaDe(desk, DIFICILES.larga).getByRole('cell').allInnerTexts()
    const before = await cells()
    await desk.setViewportSize(ANCHO.telefono)
    await expectNoSidewaysScroll(desk)
    expect(await cells()).toEqual(before)
    for (const cell of await filaDe(desk, DIFICILES.larga).getByRole('cell').all()) {
      const box = await cell.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= ANCHO.telefono.width).toBe(true)
    }
    await desk.getByLabel('Ordenar por').selectOption({ label: 'No. interno, ascendente' })
    await expect.poll(async () => (await nombres(desk))[0]).toMatch(/^ÁBREGO/)
    await filas(desk).first().getByRole('link').click()
    await desk.getByRole('heading', { level: 1, name: 'ZOÉ ÁBREGO ZÚÑIGA' }).waitFor()
    await expectNoSidewaysScroll(desk)
    await desk.setViewportSize(ANCHO.escritorio)
  })
})

describe('a list without people', () => {
  let vacio: Escenario
  let revived: Portal | null = null
  let page: Page
  beforeAll(async () => {
    vacio = await openEscenario()
    page = await vacio.enter('ventanilla1')
  })
  afterAll(async () => {
    await revived?.stop()
    await vacio.close()
  })

  it('says what would be here and how to begin', async () => {
    await page.goto(`${vacio.portal.url}/panel/afiliados`)
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
    await page.getByText('Aquí estará cada persona afiliada desde que se solicita su alta.').waitFor()
    expect(await page.getByRole('button', { name: 'Exportar 0' }).isDisabled()).toBe(true)
    await tabla(page).getByRole('link', { name: 'Registrar alta' }).click()
    await page.getByRole('heading', { level: 1, name: 'Alta de un Nuevo Afiliado' }).waitFor()
  })

  it('that is slow keeps its layout until it comes', async () => {
    let answer: (() => void) | undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/panel/movimientos**', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(`${vacio.portal.url}/panel/movimientos`)
    const table = page.getByRole('table', { name: 'Movimientos' })
    await table.and(page.locator('[aria-busy=true]')).waitFor()
    await table.getByRole('columnheader', { name: 'Folio' }).waitFor()
    expect(await page.getByText('Todavía no hay movimientos').count()).toBe(0)
    answer?.()
    await page.getByText('Todavía no hay movimientos').waitFor()
    await page.unroute('**/api/panel/movimientos**')
  })

  it('that cannot be loaded says so, and is there again once the server is', async () => {
    await page.goto(`${vacio.portal.url}/inicio`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const menu = page.getByRole('navigation', { name: 'Principal' })
    await menu.getByRole('link', { name: 'Padrón' }).click()
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
    const { port } = new URL(vacio.portal.url)
    await vacio.portal.stop()
    await tabla(page).getByRole('columnheader', { name: 'CURP' }).getByRole('button').click()
    await page.getByText('No se pudo cargar el padrón.').waitFor({ timeout: 30_000 })
    await page
      .getByText(/No hay conexión con el servidor/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await page.getByText('No se pudo cargar el padrón.').waitFor({ timeout: 30_000 })
    revived = await runPortal(vacio.portal, { PORT: port })
    await page.getByRole('button', { name: 'Reintentar' }).first().click()
    await page.getByText('Todavía no hay personas a tu alcance').waitFor()
  })
})
