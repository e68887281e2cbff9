import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Escenario } from './sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

export const BUSCAR = 'Nombre, CURP, RFC, NSS o No. interno'

/** Opens the padrón and waits until it tells that it holds `total` people. */
export async function openPadron({ portal }: Escenario, page: Page, total: number): Promise<void> {
  await page.goto(`${portal.url}/panel/afiliados`)
  await page.getByText(`${total} personas`, { exact: true }).waitFor()
}

export const tabla = (page: Page): Locator => page.getByRole('table', { name: 'Padrón de personas afiliadas' })

/** The rows in sight, without the header. */
export const filas = (page: Page): Locator => tabla(page).locator('tbody').getByRole('row')

export function filaDe(page: Page, { curp }: PersonaFicticia): Locator {
  return page.getByRole('row').filter({ hasText: curp })
}

/** The names in sight in capitals, as those of the tests are on file. */
export const nombres = async (page: Page): Promise<string[]> =>
  (await filas(page).getByRole('link').allTextContents()).map((name) => name.toLocaleUpperCase('es-MX'))

export async function buscar(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: BUSCAR }).fill(text)
}

/** Marks the page, and gives a question: whether it is still the same, never loaded again. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { antes: true }))
  return () => page.evaluate(() => 'antes' in window)
}
