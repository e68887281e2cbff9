import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nssCheckDigit } from '#domain/identidad/nss.ts'
import { muestra, rutaMuestra } from '#test/support/muestras.ts'
import { otraPersona, prepararAlta, enviarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows } from '#test/support/portal/portal-database.ts'
import {
  ALTA,
  choose,
  dropPapers,
  dropZone,
  fillLaborales,
  fillPersonales,
  folioShown,
  goToReview,
  leaveExpediente,
  papelesDe,
  paperRow,
  READING_LIMIT,
  saveAlta,
  unfold,
} from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

const NSS = 'Número de Seguridad Social (NSS)'
const CSF = 'Constancia de Situación Fiscal'
/** One blue pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)

let escenario: Escenario
let page: Page

beforeAll(async () => {
  escenario = await openEscenario({ READER_PROCESSES: '1' })
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())
beforeEach(() => page.goto(`${escenario.portal.url}${ALTA}`))

/** Chooses a file in a row and presses Cargar. */
async function loadInRow(titulo: string, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  const row = paperRow(page, titulo)
  const chooser = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: 'Seleccionar archivo' }).click()
  await (await chooser).setFiles(file)
  await row.getByRole('button', { name: 'Cargar' }).click()
}

const inputOf = (label: string) => page.getByRole('textbox', { name: label, exact: true }).inputValue()
const comboOf = (label: string) => page.getByRole('combobox', { name: label, exact: true }).inputValue()

describe('readings under way', () => {
  const [csf = '', nss = '', curp = ''] = papelesDe(muestra('4'))

  it('one that is cancelled leaves its row free and nothing on the server', async () => {
    const before = await countRows(escenario.portal, 'archivos')
    await dropZone(page).setInputFiles(curp)
    const row = paperRow(page, 'CURP')
    await row
      .getByText(/^Leyendo/)
      .first()
      .waitFor()
    await row.getByRole('button', { name: 'Cancelar curp.pdf' }).click()
    await row.getByText('No enviado').waitFor()
    await expect.poll(() => countRows(escenario.portal, 'archivos')).toBe(before)
    await dropZone(page).setInputFiles(papelesDe(muestra('1')))
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
  })

  it('whose reading a reload cut off is told by its name', async () => {
    await dropZone(page).setInputFiles(rutaMuestra(muestra('4'), 'csf.pdf'))
    await page
      .getByText(/^Leyendo/)
      .first()
      .waitFor()
    await page.waitForURL(/borrador=/)
    await page.reload()
    await page.getByText('Se interrumpió la lectura de 1 archivo.').waitFor()
    await page.getByText('Vuelve a soltarlo: csf.pdf.').waitFor()
    await page.getByRole('button', { name: 'Entendido' }).click()
    await expect.poll(() => page.getByText(/^Se interrumpió/).count()).toBe(0)
  })

  it('says how many stand before it, waits its turn, and is read', async () => {
    await dropZone(page).setInputFiles([csf, nss, curp])
    await page.getByText('Hay 1 antes que el tuyo').first().waitFor()
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
  })
})

describe('papers that are still being read', () => {
  it('let step 2 be filled meanwhile: what was typed stays, and the rest arrives', async () => {
    const release = await hold(page, '**/api/leerDocumento')
    await dropZone(page).setInputFiles(papelesDe(muestra('1')))
    await leaveExpediente(page)
    await page.getByText('Se leen 3 documentos.').waitFor()
    expect(await inputOf('CURP')).toBe('')
    await page.getByLabel('Nombres', { exact: true }).fill('María Fernanda de los Ángeles')
    await page.getByLabel('Teléfono').fill('449 123 4567')
    // The last step needs them all, and what they tell: it says what is missing, and nothing is lost.
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('heading', { name: 'Completa correctamente todos los campos de datos personales.' }).waitFor()
    await release()
    await expect.poll(() => inputOf('CURP'), { timeout: READING_LIMIT }).toBe('MUGF910817MASXMR04')
    await page.getByText(/^Se leen? /).waitFor({ state: 'detached', timeout: READING_LIMIT })
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    expect([await inputOf('Nombres'), await inputOf('Teléfono')]).toEqual([
      'María Fernanda de los Ángeles',
      '449 123 4567',
    ])
  })

  it('that fail are told where the data are typed, with the way to them', async () => {
    await page.route('**/api/leerDocumento', (route) =>
      route.fulfill({ status: 500, json: { error: 'Ocurrió un error en el servidor.', codigo: 'interno' } }),
    )
    const release = await hold(page, '**/api/leerDocumento')
    await dropZone(page).setInputFiles(papelesDe(muestra('1')))
    await leaveExpediente(page)
    await page.getByLabel('Teléfono').fill('449 123 4567')
    await release()
    await page.getByText('No se pudo leer').waitFor({ timeout: READING_LIMIT })
    expect(await inputOf('Teléfono')).toBe('449 123 4567')
    await page.getByRole('button', { name: 'Ver documentos' }).first().click()
    await page.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('link', { name: `Falta validar: ${NSS}` }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

describe('somebody of the padrón who may be the same person', () => {
  it('is asked for before step 1 is left: the button waits for the answer and says so', async () => {
    const release = await hold(page, '**/api/afiliados/coincidencias')
    await dropZone(page).setInputFiles(papelesDe(muestra('2')))
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    const asking = page.getByRole('button', { name: 'Consultando el padrón…' })
    await asking.waitFor()
    // Neither another press nor the list of steps goes on before it.
    await asking.click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('heading', { name: 'Paso 1 de 4: Expediente digital' }).waitFor()
    await release()
    await page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' }).waitFor()
  })

  it('is shown before step 2, and dismissed once for all', async () => {
    const desk = await signInTo(escenario.portal.url, 'ventanilla1')
    const near = {
      ...otraPersona(),
      nombres: 'María Fernanda',
      apellidoPaterno: 'Muñoz',
      apellidoMaterno: 'Güemez',
      curp: 'MUGF910817MASXMR12',
      rfc: 'MUGF910817AB1',
    }
    expect((await enviarAlta(desk, await prepararAlta(desk, near))).status).toBe(201)
    await dropPapers(page, muestra('1'))
    const panel = page.getByRole('alert').filter({ hasText: 'Hay una persona parecida en el padrón' })
    await panel.getByText('María Fernanda Muñoz Güemez', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByText('El padrón tiene a alguien con datos parecidos').first().waitFor()
    await panel.getByRole('button', { name: 'Es otra persona, continuar' }).click()
    await panel.waitFor({ state: 'detached' })
    await leaveExpediente(page)
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
    expect(await panel.count()).toBe(0)
  })
})

describe('a paper that cannot be read', () => {
  it('is captured by hand with the documented messages, and kept as Usuario', async () => {
    await loadInRow('CURP', { name: 'curp.png', mimeType: 'image/png', buffer: PNG })
    await page.getByText('Solo se permiten archivos PDF').waitFor()
    await page.getByRole('button', { name: 'Usar Captura Manual' }).click()
    const dialog = page.getByRole('dialog', { name: 'Captura manual: CURP' })
    const save = dialog.getByRole('button', { name: 'Guardar captura' })
    await save.click()
    await expect.poll(() => dialog.getByText('Todos los campos son requeridos').count()).toBe(4)
    await dialog.getByLabel('Nombres').fill('KIM')
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'Tienes cambios sin guardar' })
      .getByRole('button', { name: 'Quedarme' })
      .click()
    expect(await dialog.getByLabel('Nombres').inputValue()).toBe('KIM')
    await dialog.getByLabel('Apellido paterno').fill('NGUYEN')
    await dialog.getByLabel('CURP', { exact: true }).fill('NUXK970228MNEGXM')
    await dialog.getByLabel('Sin segundo apellido').check()
    await save.click()
    await dialog.getByText(/^Formato de CURP inválido/).waitFor()
    await dialog.getByLabel('CURP', { exact: true }).fill('nuxk970228mnegxm01')
    await save.click()
    await dialog.waitFor({ state: 'detached' })
    const row = paperRow(page, 'CURP')
    await row.getByText('curp.png').waitFor()
    await row.getByText('Usuario').waitFor()
    await row.getByRole('button', { name: 'Ver datos de CURP' }).click()
    await page.getByRole('dialog').getByText('NUXK970228MNEGXM01').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await page.reload()
    await row.getByText('curp.png').waitFor()
    await row.getByText('Usuario').waitFor()
  })
})

describe('the papers of step 1', () => {
  it('with the Carta Testamentaria among them nothing is asked about it', async () => {
    await dropPapers(page, muestra('2'))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Seleccionar archivo: Carta Testamentaria' }).click()
    const { curp } = muestra('2').documentos
    await (await chooser).setFiles(rutaMuestra(muestra('2'), curp.archivo))
    const row = paperRow(page, 'Carta Testamentaria (opcional)')
    await row.getByRole('button', { name: 'Cargar' }).click()
    await row.getByText('Usuario').waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('heading', { name: 'Paso 2 de 4: Datos personales' }).waitFor()
  })

  it('take their data with them when removed, and bring them back when that is undone', async () => {
    await dropPapers(page, muestra('2'))
    const row = paperRow(page, NSS)
    const remove = async () => {
      await row.getByRole('button', { name: `Más acciones de ${NSS}` }).click()
      await page.getByRole('menuitem', { name: 'Quitar' }).click()
      await row.getByText('No enviado').waitFor()
    }
    await remove()
    await row.getByText('Pendiente').waitFor()
    expect(await row.getByRole('button', { name: /^Ver datos/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('3 de 3 validados').waitFor({ timeout: READING_LIMIT })
    await remove()
    await page.getByText('2 de 3 validados').waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('link', { name: `Falta validar: ${NSS}` }).waitFor()
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await page.reload()
    await page.getByText('2 de 3 validados').waitFor()
    await row.getByText('No enviado').waitFor()
  })

  it('say aloud what the constancia says of the person before the tax office', async () => {
    await dropPapers(page, muestra('8'))
    await page.getByRole('alert').filter({ hasText: 'En el SAT la persona aparece como SUSPENDIDO.' }).waitFor()
  })
})

describe('step 2', () => {
  beforeEach(async () => {
    await dropPapers(page, muestra('2'))
    await leaveExpediente(page)
  })

  it('finds the colonias of a known postal code, and lets write where it knows none', async () => {
    await unfold(page, 'Domicilio')
    await page.getByLabel(`Usar el de la ${CSF}`).uncheck()
    await page.getByLabel('C.\u00a0P.').fill('20314')
    await page.getByRole('combobox', { name: 'Colonia', exact: true }).fill('PUERTA')
    await page.getByRole('option', { name: /PUERTA NORTE/i }).click()
    await expect.poll(() => comboOf('Colonia')).toMatch(/PUERTA NORTE/i)
    await expect.poll(() => inputOf('Municipio')).not.toBe('')
    await page.getByLabel('C.\u00a0P.').fill('99999')
    await page.getByText('Sin colonias de ese código: escríbelas').waitFor()
    // The place of the code before is not that of this one.
    for (const campo of ['Colonia', 'Municipio', 'Estado']) await expect.poll(() => inputOf(campo)).toBe('')
    await page.getByRole('textbox', { name: 'Colonia', exact: true }).fill('Lomas del Ejido')
    await expect.poll(() => inputOf('Colonia')).toBe('Lomas del Ejido')
  })

  it('tells a postal code of another state, and takes it', async () => {
    const jalisco = { codigo: '45050', MUNICIPIO: 'Zapopan', ESTADO: 'Jalisco', colonias: [{ NOMBRE: 'La Estancia' }] }
    await page.route('**/api/codigo_postal?codigo=45050', (route) => route.fulfill({ json: [jalisco] }))
    await unfold(page, 'Domicilio')
    await page.getByLabel(`Usar el de la ${CSF}`).uncheck()
    await page.getByLabel('C.\u00a0P.').fill('45050')
    await page.getByText('El C. P. es de Jalisco, no de Aguascalientes: si ahí vive, sigue.').waitFor()
    await expect.poll(() => inputOf('Estado')).toBe('Jalisco')
    await page.getByLabel('C.\u00a0P.').fill('20314')
    await expect.poll(() => page.getByText('El C. P. es de Jalisco').count()).toBe(0)
  })

  it('says what is wrong with another domain where it is written', async () => {
    await page.getByLabel('Correo electrónico').fill('ana')
    await page.getByLabel('Dominio', { exact: true }).selectOption({ label: 'Otro' })
    const otro = page.getByLabel('Otro dominio')
    await otro.fill('sin-punto')
    await otro.blur()
    await expect.poll(() => otro.getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Correo electrónico').getAttribute('aria-invalid')).not.toBe('true')
  })

  it('takes a photo and lets it go', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Seleccionar fotografía' }).click()
    await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PNG })
    const foto = page.getByRole('img', { name: 'Fotografía de la persona' })
    await foto.waitFor()
    expect(await foto.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(1)
    await page.getByRole('button', { name: 'Quitar', exact: true }).click()
    await page.getByText('Sin fotografía').waitFor()
    await page.getByRole('button', { name: 'Seleccionar fotografía' }).waitFor()
  })

  it('is followed by a step 3 where category, name and salary go together', async () => {
    await fillPersonales(page)
    const all = async () => [
      await comboOf('Categoría'),
      await comboOf('Nombre de la categoría'),
      await inputOf('Salario mensual'),
    ]
    await choose(page, 'Categoría', '20B')
    await expect.poll(all).toEqual(['20B', 'Auxiliar/Analista "B"', '$12,335.75'])
    await choose(page, 'Nombre de la categoría', 'Director General')
    const [clave, nombre, salario] = await all()
    expect([clave === '20B', nombre, salario === '$12,335.75']).toEqual([
      false,
      expect.stringContaining('Director General'),
      false,
    ])
    await page.getByRole('combobox', { name: 'Categoría', exact: true }).fill('')
    await page.keyboard.press('Tab')
    await expect.poll(all).toEqual(['', '', '$0.00'])
    await page.getByRole('button', { name: 'Siguiente: validación' }).click()
    await page.getByRole('link', { name: 'Debe seleccionar una categoría.' }).waitFor()
    const summary = await page.locator('.summary').boundingBox()
    const head = await page.locator('.page-head').boundingBox()
    expect(summary?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
  })
})

describe('a key that was written otherwise than its paper says it', () => {
  it('is asked about before the alta is saved, and saved by who says so', async () => {
    await dropPapers(page, muestra('3'))
    await leaveExpediente(page)
    const paso = (nota: string) =>
      page.getByRole('navigation', { name: 'Pasos' }).getByRole('listitem').nth(1).getByText(nota, { exact: true })
    const nss = page.getByLabel('NSS', { exact: true })
    const curp = page.getByLabel('CURP', { exact: true })
    await unfold(page, 'Identidad')
    const leida = await curp.inputValue()
    // Another's, or one whose last digit is wrong: nothing is missing, and the step is not told as complete.
    await curp.fill(`${leida.slice(0, 17)}${leida.endsWith('1') ? '2' : '1'}`)
    await fillPersonales(page)
    await paso('Revisa: CURP').waitFor()
    await page.getByRole('navigation', { name: 'Pasos' }).getByRole('button', { name: 'Datos personales' }).click()
    await curp.fill(leida)
    await paso('Completo').waitFor()
    const leido = await nss.inputValue()
    const otro = `${leido.slice(0, 9)}${leido[9] === '1' ? '2' : '1'}`
    await nss.fill(`${otro}${nssCheckDigit(otro) ?? ''}`)
    await paso('Revisa: NSS').waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await fillLaborales(page)
    const antes = await countRows(escenario.portal, 'movimientos')
    await page.getByRole('button', { name: 'Guardar alta' }).click()
    const pregunta = page.getByRole('dialog', { name: 'Lo escrito difiere de los documentos' })
    await pregunta.getByText(`y los documentos dicen ${leido}`).waitFor()
    await pregunta.getByRole('button', { name: 'Volver a revisar' }).click()
    expect(await countRows(escenario.portal, 'movimientos')).toBe(antes)
    await page.getByRole('button', { name: 'Guardar alta' }).click()
    await pregunta.getByRole('button', { name: 'Guardar así' }).click()
    expect(await folioShown(page)).toMatch(/^A-26-\d{6}$/)
  })
})

describe('people as they are', () => {
  it('with one surname and a birth abroad, through to the folio', async () => {
    await dropPapers(page, muestra('5'))
    await leaveExpediente(page)
    await expect.poll(() => page.getByLabel('Sin segundo apellido').isChecked()).toBe(true)
    await page.getByLabel('Nacionalidad').selectOption('Extranjera')
    await fillPersonales(page)
    await fillLaborales(page)
    await page.getByText('Kim Nguyen', { exact: true }).first().waitFor()
    expect(await saveAlta(page)).toMatch(/^A-26-\d{6}$/)
  })

  it('with sex X; the next person of the same office starts with its adscripción', async () => {
    await goToReview(page, muestra('8'))
    await page.getByText('No binario').first().waitFor()
    expect(await saveAlta(page)).toMatch(/^A-26-\d{6}$/)
    await page.getByRole('link', { name: 'Registrar a otra persona' }).click()
    await dropPapers(page, muestra('2'))
    await leaveExpediente(page)
    await fillPersonales(page)
    await expect.poll(() => page.getByRole('combobox', { name: /^Dirección General/ }).inputValue()).not.toBe('')
    await expect.poll(() => comboOf('Área')).not.toBe('')
    await expect.poll(() => comboOf('Categoría')).toBe('')
  })
})
