import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  emptyFile,
  encryptedPdf,
  heavyPdf,
  manyPagesPdf,
  notAPdf,
  pdfByNameOnly,
  spinningPdf,
  truncatedPdf,
  type BadFile,
} from '#test/support/hostil/bad-files.ts'
import { bytesMuestra, muestra, rutaMuestra, type ConjuntoMuestra } from '#test/support/muestras.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { TEST_TODAY } from '#test/support/test-today.ts'
import {
  ALTA,
  dropPapers,
  dropZone,
  fillLaborales,
  fillPersonales,
  leaveExpediente,
  paperRow,
  papelesDe,
  READING_LIMIT,
  unfold,
} from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

let escenario: Escenario
let page: Page
let carpeta: string

beforeAll(async () => {
  carpeta = await mkdtemp(path.join(tmpdir(), 'portal-malos-'))
  escenario = await openEscenario()
  page = await escenario.enter('ventanilla1')
})
afterAll(async () => {
  await escenario.close()
  await rm(carpeta, { recursive: true })
})

function openAlta(): Promise<unknown> {
  return page.goto(`${escenario.portal.url}${ALTA}`)
}

/** As it is chosen; from the disk what is heavy, whose bytes would occupy a busy page for longer than anything may take. */
async function chosen({ nombre, bytes }: BadFile) {
  if (bytes.length < 1_000_000) return { name: nombre, mimeType: 'application/pdf', buffer: bytes }
  const archivo = path.join(carpeta, nombre)
  await writeFile(archivo, bytes)
  return archivo
}

/** Drops the file in the alta: it is told beside it, is taken away again, and the portal answers as before. */
async function expectRefused(desk: Page, url: string, file: BadFile, message: RegExp): Promise<void> {
  const { nombre } = file
  await desk.goto(`${url}${ALTA}`)
  await dropZone(desk).setInputFiles(await chosen(file))
  const loose = desk.getByRole('list', { name: 'Archivos por colocar' })
  const note = loose.getByRole('listitem').filter({ hasText: nombre }).filter({ hasText: message })
  await note.waitFor({ timeout: READING_LIMIT })
  await note.getByRole('button', { name: 'Quitar' }).click()
  await note.waitFor({ state: 'detached' })
  expect((await desk.request.get(`${url}/api/salud`)).status()).toBe(200)
}

const FILES: readonly (readonly [string, () => BadFile | Promise<BadFile>, RegExp])[] = [
  ['not a PDF', notAPdf, /Solo se permiten archivos PDF/],
  ['a PDF by name only', pdfByNameOnly, /Solo se permiten archivos PDF/],
  ['11 MB', heavyPdf, /El archivo es demasiado grande\. Tamaño máximo: 10MB\. Tamaño actual: 11MB/],
  ['empty', emptyFile, /El archivo está vacío/],
  ['encrypted', encryptedPdf, /El PDF está protegido con contraseña/],
  ['truncated', truncatedPdf, /El PDF está incompleto: le falta el final/],
  ['500 pages', manyPagesPdf, /El PDF tiene demasiadas páginas/],
]

describe('files that are not what they should be', () => {
  it.each(FILES)('%s: says so beside the file, and the service goes on', async (_, make, message) => {
    await expectRefused(page, escenario.portal.url, await make(), message)
  })

  it('keep nobody from reading three good papers after them', async () => {
    await openAlta()
    await dropPapers(page, muestra('5'))
  })

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\portal.sqlite" onload="x.pdf', 'portal.sqlite onload=x.pdf'],
  ])('in their name alone, as %s, are read, and called %s', async (given, kept) => {
    await openAlta()
    const buffer = bytesMuestra(muestra('5'), 'curp.pdf')
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('"curp":{') === true,
    )
    await dropZone(page).setInputFiles({ name: given, mimeType: 'application/pdf', buffer })
    const row = paperRow(page, 'CURP')
    await row.getByRole('button', { name: 'Ver datos de CURP' }).waitFor({ timeout: READING_LIMIT })
    await saved
    await page.reload()
    await row.getByText(`${kept}, 4 kB`, { exact: true }).waitFor()
    const [newest] = await runSql<{ nombre: string; clave: string }>(
      escenario.portal,
      'SELECT nombre, clave FROM archivos ORDER BY creado_at DESC LIMIT 1',
    )
    expect(newest?.nombre).toBe(kept)
    expect(newest?.clave).toMatch(/^[\w-]{2}\/[\w-]{22}\.pdf$/)
  })
})

describe('a PDF that makes the reader spin', () => {
  it('is given up when its time is over: says so beside the file, and good papers are read after it', async () => {
    // Sooner than in an office, so that the test does not wait; enough for a good paper on a slow machine.
    const impaciente = await openEscenario({ READER_SECONDS: '20' })
    const desk = await impaciente.enter('ventanilla1')
    await expectRefused(desk, impaciente.portal.url, spinningPdf(), /tardó|tiempo/i)
    await dropPapers(desk, muestra('5'))
    await desk.context().close()
    await impaciente.portal.stop()
  })
})

describe('good papers in the wrong place', () => {
  it('are offered their own: a constancia given as the CURP goes to its row', async () => {
    await openAlta()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Seleccionar archivo: CURP' }).click()
    await (await chooser).setFiles(rutaMuestra(muestra('1'), 'csf.pdf'))
    await paperRow(page, 'CURP').getByRole('button', { name: 'Cargar' }).click()
    await page
      .getByText('El archivo es una Constancia de Situación Fiscal, no una CURP.')
      .waitFor({ timeout: READING_LIMIT })
    await page.getByRole('button', { name: 'Mover a Constancia de Situación Fiscal' }).click()
    await paperRow(page, 'Constancia de Situación Fiscal').getByText('csf.pdf').waitFor()
    await paperRow(page, 'CURP').getByText('No enviado').waitFor()
  })

  it('block while they are of two people, until one is removed', async () => {
    await openAlta()
    const [csf] = papelesDe(muestra('2'))
    const [, nss, curp] = papelesDe(muestra('1'))
    await dropZone(page).setInputFiles([csf, nss, curp].filter((file) => file !== undefined))
    const mixed = page.getByRole('region', { name: 'Papeles de dos personas' })
    await mixed.waitFor({ timeout: READING_LIMIT })
    await page.getByRole('status').getByRole('button', { name: 'Los documentos parecen de dos personas' }).waitFor()
    await expect.poll(() => page.getByText('3 de 3 validados').count()).toBe(0)
    await paperRow(page, 'CURP').getByText('Por revisar').waitFor()
    await mixed.getByText(/Parecen papeles de dos personas: quita uno para continuar/).waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Parecen papeles de dos personas/ })
      .waitFor()
    await mixed.getByRole('button', { name: 'Quitar Constancia fiscal' }).click()
    await mixed.waitFor({ state: 'detached' })
    await paperRow(page, 'Constancia de Situación Fiscal').getByText('No enviado').waitFor()
  })
})

/** The person of a sample set, registered by this desk before. */
async function register({ documentos }: ConjuntoMuestra): Promise<string> {
  const { curp, nss, csf } = documentos
  const persona = {
    ...otraPersona(),
    ...(curp.campos as { nombres: string; apellidoPaterno: string; apellidoMaterno: string; curp: string }),
    nss: String(nss.campos['nss']),
    rfc: String(csf.campos['rfc']),
  }
  return (await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), persona)).folio
}

describe('somebody whom the padrón knows', () => {
  it('with an open movement is told so before step 2, with the way to it', async () => {
    const folio = await register(muestra('2'))
    await openAlta()
    await dropPapers(page, muestra('2'))
    await page.getByText(`tiene un movimiento abierto: ${folio}`).first().waitFor()
    await page.getByRole('link', { name: `Ver el movimiento ${folio}` }).waitFor()
    await expectBlocked()
  })

  it('is told what applies: a change to who is active, an alta with history to who is a baja', async () => {
    await register(muestra('8'))
    await runSql(escenario.portal, `UPDATE afiliados SET situacion = 'A' WHERE curp = 'XAZA030706XASXXNA1'`)
    await runSql(
      escenario.portal,
      `UPDATE movimientos SET aplicado = true WHERE afiliado_id = (SELECT id FROM afiliados WHERE curp = 'XAZA030706XASXXNA1')`,
    )
    await openAlta()
    await dropPapers(page, muestra('8'))
    await page.getByText('Lo que procede es un cambio, no un alta.').first().waitFor()
    await page.getByRole('link', { name: 'Solicitar otro movimiento' }).waitFor()
    await expectBlocked()
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await runSql(escenario.portal, `UPDATE afiliados SET situacion = 'B' WHERE curp = 'XAZA030706XASXXNA1'`)
    await page.reload()
    await page
      .getByText(/Situación: baja, .* Lo que procede es un alta con histórico\./)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Alta de Afiliado Existente' }).last().waitFor()
    await expectBlocked()
  })

  async function expectBlocked(): Promise<void> {
    await page.getByRole('heading', { name: 'Esta persona ya está en el padrón' }).waitFor()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('alert').filter({ hasText: 'Revisa esto antes de continuar.' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  }
})

describe('an alta whose form is open', () => {
  const NOMBRE = 'MARIA <img src=x onerror=window.herido=1>'
  const guardar = () => page.getByRole('button', { name: 'Guardar alta' })

  beforeAll(async () => {
    await openAlta()
    await dropPapers(page, muestra('1'))
    await leaveExpediente(page)
    await unfold(page, 'Identidad')
    await page.getByLabel('Nombres', { exact: true }).fill(NOMBRE)
    await fillPersonales(page)
    await fillLaborales(page)
  })

  async function setWindow(open: boolean): Promise<void> {
    const { portal } = escenario
    await runSql(portal, 'UPDATE eventos SET tipo = $1 WHERE fecha = $2', [
      open ? 'ALTA_BAJA_CAMBIO' : 'ASUETO',
      TEST_TODAY,
    ])
    await runSql(portal, 'UPDATE habilitaciones SET revocada_at = $1', [open ? null : '2026-11-20T16:00:00.000Z'])
  }

  it('says at its field that the category is gone, and takes another one', async () => {
    await runSql(escenario.portal, `UPDATE categorias SET activo = false WHERE clave = '20B'`)
    await guardar().click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await error.getByText('El borrador se conserva con todo lo que escribiste.').waitFor()
    await error.getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Categoría:/ })
      .waitFor()
    expect(await countRows(escenario.portal, 'afiliados', "curp = 'MUGF910817MASXMR04'")).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Quitar la selección' }).last().waitFor()
    await fillLaborales(page, '30C')
    // Those who come after find the catalogue as it was.
    await runSql(escenario.portal, `UPDATE categorias SET activo = true WHERE clave = '20B'`)
  })

  it('says at its field that the area is gone, and takes another one', async () => {
    const area = page.locator('dt', { hasText: /^Área$/ }).locator('xpath=following-sibling::dd[1]')
    const nombre = (await area.first().innerText()).trim()
    await runSql(escenario.portal, 'UPDATE unidades SET activo = false WHERE nivel = 3 AND nombre = $1', [nombre])
    await guardar().click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await error.getByText('El borrador se conserva con todo lo que escribiste.').waitFor()
    await error.getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByRole('heading', { name: 'Paso 3 de 4: Datos laborales' }).waitFor()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Área: El área ya no existe\. Elige otra vez\./ })
      .waitFor()
    expect(await countRows(escenario.portal, 'afiliados', "curp = 'MUGF910817MASXMR04'")).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Quitar la selección' }).last().waitFor()
    await fillLaborales(page, '30C')
    expect((await area.first().innerText()).trim()).not.toBe(nombre)
  })

  it('keeps its draft when the window closes, saves nothing and tells the next date', async () => {
    await setWindow(false)
    await guardar().click()
    const error = page.getByRole('dialog', { name: 'Error' })
    await error.getByText('El borrador se conserva con todo lo que escribiste.').waitFor()
    await error.getByRole('button', { name: 'Cerrar' }).last().click()
    const closed = page.getByRole('alert', { name: 'Función deshabilitada' })
    await closed.getByText(/^Próxima fecha habilitada: \d/).waitFor()
    expect(await countRows(escenario.portal, 'afiliados', "curp = 'MUGF910817MASXMR04'")).toBe(0)
    await setWindow(true)
    await page.getByText(NOMBRE).first().waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Paso 4 de 4: Validación' }).waitFor()
  })

  it('is saved once by a double click, also before the dates of the calendar have come', async () => {
    const release = await hold(page, '**/api/tramites/alta/previsto')
    await page.reload()
    await page.getByRole('heading', { name: 'Paso 4 de 4: Validación' }).waitFor()
    await guardar().dblclick()
    await page.getByRole('button', { name: 'Verificando las fechas…' }).waitFor()
    await release()
    await page.getByRole('dialog', { name: 'Operación exitosa' }).waitFor()
    expect(await countRows(escenario.portal, 'afiliados', "curp = 'MUGF910817MASXMR04'")).toBe(1)
    const suyos = "afiliado_id = (SELECT id FROM afiliados WHERE curp = 'MUGF910817MASXMR04')"
    expect(await countRows(escenario.portal, 'movimientos', suyos)).toBe(1)
  })
})

it('a name that looks like markup is text wherever it is shown', async () => {
  const { url } = escenario.portal
  const persona = otraPersona()
  const nombres = `${persona.nombres} <img src=x onerror=window.herido=1>`
  await registrarAlta(await signInTo(url, 'ventanilla1'), { ...persona, nombres })
  await page.goto(`${url}/dependenciaVentanilla`)
  await page.getByRole('cell', { name: nombres }).waitFor()
  await page.goto(`${url}/panel/afiliados`)
  await page.getByRole('link', { name: nombres }).click()
  await page.getByRole('heading', { level: 1 }).getByText(nombres).waitFor()
  await page.goto(`${url}/panel/movimientos`)
  await page.getByRole('row').filter({ hasText: nombres }).first().waitFor()
  expect(await page.evaluate(() => 'herido' in window)).toBe(false)
  const [row] = await runSql<{ nombres: string }>(
    escenario.portal,
    'SELECT nombre AS nombres FROM afiliados WHERE curp = $1',
    [persona.curp],
  )
  expect(row?.nombres).toBe(nombres)
})

describe('filters that are not filters, in the address', () => {
  const persona = otraPersona()
  beforeAll(async () => {
    await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), persona)
  })

  it.each([
    [`{"situacion":"A' OR '1'='1"}`, 'afiliados', 'No se pudo cargar el padrón.'],
    ['{"situacion":{"$ne":null}}', 'afiliados', 'No se pudo cargar el padrón.'],
    ['{"clave_hash":"x"}', 'movimientos', 'No se pudieron cargar los movimientos.'],
  ])('%s: says that it cannot, shows nobody, and is cleared', async (filter, resource, message) => {
    await page.goto(`${escenario.portal.url}/panel/${resource}?filter=${encodeURIComponent(filter)}`)
    const failed = page.getByRole('alert').filter({ hasText: message })
    await failed.waitFor()
    expect(await failed.innerText()).not.toMatch(/SQL|SELECT|sqlite|syntax|column/i)
    expect(await page.getByText(persona.curp).count()).toBe(0)
    await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
    await page.getByRole('row').filter({ hasText: persona.curp }).first().waitFor()
  })
})
