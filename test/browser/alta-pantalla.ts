import path from 'node:path'
import { PLAZO } from '#test/support/plazo.ts'
import { rutaMuestra, type ConjuntoMuestra } from '#test/support/muestras.ts'
import type { Locator, Page } from 'playwright-core'

/** Milliseconds. Papers wait for each other in the reading queue, and each reading may take its own time limit. */
export const READING_LIMIT = 3 * PLAZO

export const ALTA = '/dashboard?vista=altaDocA'

/** The three papers of a sample set, in the order in which somebody may have saved them. */
export function papelesDe(conjunto: ConjuntoMuestra): string[] {
  const { csf, curp, nss } = conjunto.documentos
  return [csf, nss, curp].map(({ archivo }) => rutaMuestra(conjunto, archivo))
}

export function dropZone(page: Page): Locator {
  return page.getByLabel('Suelta aquí los tres PDF, en cualquier orden').locator('input[type=file]')
}

/** Drops a sample set on the wizard and waits until the three rows are read, whoever they are of. */
export async function dropPapers(page: Page, conjunto: ConjuntoMuestra): Promise<void> {
  await dropZone(page).setInputFiles(papelesDe(conjunto))
  await page
    .getByText(/^3 de 3 validados$|^Ya está en el padrón$/)
    .first()
    .waitFor({ timeout: READING_LIMIT })
  // One key is enough to know somebody: the other papers may still be read then.
  await page
    .getByText(/^(Subiendo \d|Leyendo|En espera$|Hay \d+ antes)/)
    .first()
    .waitFor({ state: 'detached', timeout: READING_LIMIT })
}

/** The one verdict of the registration, once there is one. */
export function veredicto(page: Page): Locator {
  return page.getByRole('status').getByText(/^(Listo\.|Revisa \d+ cosas?)$/)
}

/** Opens a folded card; one that stands open, or does not fold, stays as it is. */
export async function unfold(page: Page, title: string): Promise<void> {
  const card = page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  if ((await card.count()) > 0 && (await card.getAttribute('open')) === null) await card.locator('summary').click()
}

/** The row of a document in the table of step 1. */
export function paperRow(page: Page, titulo: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: titulo }) })
}

/** From step 1 to 2, without the optional letter. */
export async function leaveExpediente(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
  const carta = page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' })
  await carta.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
}

/** Confirms every field that was read without certainty. */
export async function confirmUnsure(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: 'Es correcto' })
  for (let left = await buttons.count(); left > 0; left = await buttons.count()) await buttons.first().click()
}

/** Step 2: confirms what is unsure and writes what no paper tells. */
export async function fillPersonales(page: Page): Promise<void> {
  await confirmUnsure(page)
  await page.getByLabel('Teléfono').fill('449 123 4567')
  await page.getByLabel('Correo electrónico').fill('persona.nueva')
  await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
  await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
}

export async function choose(page: Page, label: string | RegExp, text = ''): Promise<void> {
  const combo = page.getByRole('combobox', { name: label, exact: typeof label === 'string' })
  await combo.click()
  if (text) await combo.fill(text)
  await page.getByRole('option').first().click()
}

/** Step 3: the first units under the desk's entity, and a category. */
export async function fillLaborales(page: Page, categoria = '20B'): Promise<void> {
  await choose(page, /^Dirección General/)
  await choose(page, 'Área')
  await choose(page, 'Categoría', categoria)
  await page.getByRole('button', { name: 'Siguiente: validación' }).click()
  await page.getByRole('heading', { name: 'Paso 4 de 4: Validación' }).waitFor()
}

/** From an open wizard to the review of `conjunto`. */
export async function goToReview(page: Page, conjunto: ConjuntoMuestra): Promise<void> {
  await dropPapers(page, conjunto)
  await leaveExpediente(page)
  await fillPersonales(page)
  await fillLaborales(page)
}

/** Saves from the review, and gives the folio that the screen shows. */
export async function saveAlta(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Guardar alta' }).click()
  return folioShown(page)
}

export async function folioShown(page: Page): Promise<string> {
  const done = page.getByRole('dialog', { name: 'Operación exitosa' })
  const text = await done.getByText(/^A-\d{2}-\d{6}$/).textContent()
  return text ?? ''
}

export function nombreDeArchivo(ruta: string): string {
  return path.basename(ruta)
}
