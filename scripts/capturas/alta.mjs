import path from 'node:path'

const READING_LIMIT = 90_000

/** Opens the wizard and gives it the three papers of the sample set in `folder`. */
export async function readPapers(page, url, folder) {
  await page.goto(`${url}/dashboard?vista=altaDocA`)
  const papers = ['curp.pdf', 'nss.pdf', 'csf.pdf'].map((name) => path.join(folder, name))
  await page.locator('input[type=file]').first().setInputFiles(papers)
  await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
}

/** From step 1 to step 2, without the optional letter. */
export async function openPersonales(page) {
  await page.getByRole('button', { name: /^Siguiente/ }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Teléfono').waitFor()
}

async function fillPersonales(page) {
  const unsure = page.getByRole('button', { name: 'Es correcto' })
  for (let left = await unsure.count(); left > 0; left = await unsure.count()) await unsure.first().click()
  await page.getByLabel('Teléfono').fill('449 123 4567')
  await page.getByLabel('Correo electrónico').fill('persona.nueva')
  await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
  await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
}

async function fillLaborales(page) {
  for (const [label, text] of [
    [/^Dirección General/, ''],
    ['Área', ''],
    ['Categoría', '20B'],
  ]) {
    const combo = page.getByRole('combobox', { name: label, exact: typeof label === 'string' })
    await combo.click()
    if (text) await combo.fill(text)
    await page.getByRole('option').first().click()
  }
}

/** The whole alta of one sample set, a picture at every step; `shoot` takes the name of the picture. */
export async function shootAlta(page, url, folder, shoot) {
  await readPapers(page, url, folder)
  await shoot('alta-paso1')
  await page.getByRole('button', { name: 'Ver datos' }).first().click()
  await page.getByRole('dialog').waitFor()
  await shoot('alta-ver-datos')
  await page.keyboard.press('Escape')
  await openPersonales(page)
  await shoot('alta-paso2')
  await fillPersonales(page)
  await shoot('alta-paso3')
  await fillLaborales(page)
  await page.getByRole('button', { name: 'Siguiente: validación' }).click()
  await page.getByRole('heading', { name: 'Paso 4 de 4: Validación' }).waitFor()
  await shoot('alta-paso4')
  await page.getByRole('button', { name: 'Guardar alta' }).click()
  await page.getByRole('dialog', { name: 'Operación exitosa' }).waitFor()
  await shoot('alta-registrada')
}
