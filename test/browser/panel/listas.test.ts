import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { choose } from '#test/browser/alta-pantalla.ts'
import { AJENAS, DIFICILES, FORMULA, PROPIAS, parseCsv, llenarPadron, type Padron } from '#test/browser/panel-datos.ts'
import { BUSCAR, buscar, filaDe, filas, nombres, openPadron, tabla } from '#test/browser/panel-pantalla.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

const TODAS = PROPIAS + AJENAS

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

describe('search', () => {
  beforeEach(() => openPadron(escenario, admin, TODAS))

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
    await expect.poll(() => nombres(admin)).toEqual([`${apellidoPaterno} ${apellidoMaterno}, ${dePila}`])
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
    await expect.poll(() => admin.getByRole('textbox', { name: BUSCAR }).inputValue()).toBe('')
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
    await openPadron(escenario, admin, TODAS)
    await filtrar(admin, 'Situación', 'En trámite')
    await admin.getByText(`${TODAS - 1} de ${TODAS}`, { exact: true }).waitFor()
    await filtrar(admin, 'Entidad', 'Secretaría de Educación')
    await admin.getByText(`${AJENAS} de ${TODAS}`, { exact: true }).waitFor()
    await expect.poll(() => filas(admin).count()).toBe(AJENAS)
    await admin.getByText('Situación: En trámite', { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Quitar Entidad: Secretaría de Educación' }).click()
    await admin.getByText(`${TODAS - 1} de ${TODAS}`, { exact: true }).waitFor()
    await buscar(admin, 'munoz')
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    await admin.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await admin.getByText(`${TODAS} personas`, { exact: true }).waitFor()
    await expect.poll(() => admin.getByText('Situación: En trámite').count()).toBe(0)
  })

  it('stay with the list while one looks at a person, and in an address that can be sent', async () => {
    await openPadron(escenario, admin, TODAS)
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
    await openPadron(escenario, desk, PROPIAS)
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
  }

  beforeEach(async () => {
    await openPadron(escenario, admin, TODAS)
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
    await admin.getByRole('combobox', { name: /^Filas/ }).selectOption('25')
    await admin.getByText(`1–25 de ${TODAS}`, { exact: true }).waitFor()
    await expect.poll(() => filas(admin).count()).toBe(25)
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
    await admin.getByRole('combobox', { name: /^Filas/ }).selectOption('25')
    await admin.getByRole('button', { name: 'Última página' }).click()
    await admin.getByText(`26–${TODAS} de ${TODAS}`, { exact: true }).waitFor()
    await buscar(admin, 'munoz guemes')
    await admin.getByText('1–1 de 1', { exact: true }).waitFor()
    await filaDe(admin, DIFICILES.munoz).waitFor()
  })
})

describe('how a person likes to see it', () => {
  /** All that was chosen is sent each time: what holds the last choice holds those before it. */
  const keptDark = (page: Page): Promise<unknown> =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/preferencias') &&
        response.ok() &&
        (response.request().postData() ?? '').includes('"tema":"oscuro"'),
    )

  /** Dark, comfortable, without Puesto, from the last number down. */
  async function expectAsLeft(page: Page): Promise<void> {
    await openPadron(escenario, page, TODAS)
    await page.locator('html[data-theme=dark][data-density=comoda]').waitFor()
    await tabla(page)
      .getByRole('columnheader', { name: 'No. interno' })
      .and(page.locator('[aria-sort=descending]'))
      .waitFor()
    await expect.poll(() => tabla(page).getByRole('columnheader', { name: 'Puesto' }).count()).toBe(0)
  }

  it('is as it was left after a reload and on another computer, and nobody else sees it', async () => {
    const page = await escenario.enter('auditor')
    await openPadron(escenario, page, TODAS)
    await tabla(page).getByRole('columnheader', { name: 'Puesto' }).waitFor()
    const saved = keptDark(page)
    await page.getByRole('button', { name: 'Filas cómodas' }).click()
    await page.getByRole('button', { name: 'Elegir columnas' }).click()
    await page.getByRole('checkbox', { name: 'Puesto' }).click()
    await page.keyboard.press('Escape')
    const header = tabla(page).getByRole('columnheader', { name: 'No. interno' })
    await header.getByRole('button').click()
    await header.and(page.locator('[aria-sort=ascending]')).waitFor()
    await header.getByRole('button').click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Auditor/ })
      .click()
    await page.getByRole('menuitemradio', { name: 'Oscuro' }).click()
    await saved
    await expectAsLeft(page)
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
      'usuario',
    ])
    const elsewhere = await escenario.enter('auditor')
    await expectAsLeft(elsewhere)
    await elsewhere.context().close()
    await openPadron(escenario, admin, TODAS)
    await admin.locator('html[data-theme=light][data-density=compacta]').waitFor()
    await tabla(admin).getByRole('columnheader', { name: 'Puesto' }).waitFor()
    await page.route('**/api/preferencias', (route) => route.abort())
    await page.getByRole('button', { name: 'Filas compactas' }).click()
    await page.getByRole('status').getByText('No se pudo guardar cómo ves el portal').waitFor()
    await page.locator('html[data-density=compacta]').waitFor()
    await page.context().close()
  })
})

describe('export', () => {
  async function exportar(page: Page, count: number): Promise<string[][]> {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Exportar ${count}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
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
    await openPadron(escenario, admin, TODAS)
    const toggle = async () => {
      await admin.getByRole('button', { name: 'Elegir columnas' }).click()
      await admin.getByRole('checkbox', { name: 'No. empleado' }).click()
      await admin.keyboard.press('Escape')
    }
    await toggle()
    const rows = await exportar(admin, TODAS)
    await toggle()
    const curps = [...padron.propias, ...padron.ajenas].map(({ curp }) => curp)
    expect(column(rows, 'CURP').toSorted()).toEqual(curps.toSorted())
    expect(column(rows, 'Nombre')).toEqual(
      expect.arrayContaining(['Muñoz Güemes, María Fernanda', "O'Farrill D'Artigues, Rocío", 'Ñaupari Ñáñez, Luz']),
    )
    expect(rows[0]).not.toContain('RFC')
    expect(column(rows, 'No. empleado')).toContain(`'${FORMULA}`)
    expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([])
  })

  it('writes what the search and the filters leave', async () => {
    await openPadron(escenario, admin, TODAS)
    await buscar(admin, 'montes de oca')
    await admin.getByText(`1 de ${TODAS}`, { exact: true }).waitFor()
    const download = admin.waitForEvent('download')
    await admin.getByRole('button', { name: 'Exportar 1', exact: true }).click()
    await admin.getByRole('menuitem', { name: 'CSV' }).click()
    const rows = parseCsv(await readFile(await (await download).path(), 'utf8'))
    expect(column(rows, 'CURP')).toEqual([DIFICILES.larga.curp])
  })

  it('gives a desk its own people only', async () => {
    await openPadron(escenario, desk, PROPIAS)
    const rows = await exportar(desk, PROPIAS)
    expect(column(rows, 'CURP').toSorted()).toEqual(padron.propias.map(({ curp }) => curp).toSorted())
  })
})

describe('catalogues', () => {
  it('entities: every level with what it hangs from and its active people, found without accents', async () => {
    const [activa] = padron.ajenas
    await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A' WHERE curp = $1", [activa?.curp ?? ''])
    await admin.goto(`${escenario.portal.url}/panel/entidades`)
    const table = admin.getByRole('table', { name: 'Entidades del instituto' })
    await table.getByRole('row').nth(5).waitFor()
    await table.getByRole('columnheader', { name: 'Activas o con licencia' }).waitFor()
    await admin.getByRole('textbox', { name: 'Nombre' }).fill('secretaria de educacion')
    const row = table.getByRole('row').filter({ has: admin.getByText('Secretaría de Educación', { exact: true }) })
    await row.first().waitFor()
    expect(await row.first().getByRole('cell').allTextContents()).toContain('1')
  })

  it('categories: the 25, with the salary in force', async () => {
    await admin.goto(`${escenario.portal.url}/panel/categorias`)
    await admin.getByText('25 categorías', { exact: true }).waitFor()
    const table = admin.getByRole('table', { name: 'Categorías y sueldos' })
    await table.getByRole('row').filter({ hasText: '20B' }).getByText('$12,335.75').waitFor()
    await admin.getByRole('textbox', { name: 'Clave o nombre' }).fill('20b')
    await admin.getByText('1 de 25', { exact: true }).waitFor()
  })
})

describe('on a phone', () => {
  it('each row is a card with the same cells, nothing is cut, and the order can be changed', async () => {
    await openPadron(escenario, desk, PROPIAS)
    const cells = (): Promise<string[]> => filaDe(desk, DIFICILES.larga).getByRole('cell').allInnerTexts()
    const before = await cells()
    await desk.setViewportSize(ANCHO.telefono)
    await expectNoSidewaysScroll(desk)
    // The list measures whether its columns fit after the window changed.
    await expect.poll(cells).toEqual(before)
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
