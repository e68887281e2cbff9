import { afterAll, beforeAll, describe, it } from 'vitest'
import { nssCheckDigit } from '#domain/identidad/nss.ts'
import { fotografiar } from '#test/support/imagen/foto-papel.ts'
import { bytesMuestra, muestra } from '#test/support/muestras.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import {
  ALTA,
  dropPapers,
  dropZone,
  fillLaborales,
  fillPersonales,
  folioShown,
  leaveExpediente,
  READING_LIMIT,
  unfold,
} from '#test/browser/alta-pantalla.ts'
import { worsen } from '#test/browser/lecturas-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'

const CSF = 'Constancia de Situación Fiscal'

let escenario: Escenario
let desk: Vista

beforeAll(async () => {
  escenario = await openEscenario()
  desk = await opened(escenario, 'ventanilla1')
})
afterAll(() => escenario.close())

const go = (address: string) => open(desk, `${escenario.portal.url}${address}`)

describe('what a desk sees', () => {
  it('its own page', async () => {
    await go('/dependenciaVentanilla')
    await expectGood(desk)
  })

  it('the alta at each of its steps, and what opens over them', async () => {
    const { page, traffic } = desk
    // Somebody of the padrón who may be the person of the papers.
    await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), {
      ...otraPersona(),
      nombres: 'María Fernanda',
      apellidoPaterno: 'Muñoz',
      apellidoMaterno: 'Güemez',
      curp: 'MUGF910817MASXMR12',
      rfc: 'MUGF910817AB1',
    })
    await go(ALTA)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await dropPapers(page, muestra('1'))
    await page.getByText('Hay una persona parecida en el padrón').waitFor()
    await expectGood(desk)
    await page.getByRole('button', { name: 'Es otra persona, continuar' }).click()
    await page.getByRole('button', { name: 'Ver datos de CURP' }).click()
    await page.getByRole('dialog').waitFor()
    await traffic.settled()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await worsen(escenario.portal, 'csf', ({ campos }) => {
      Object.assign(campos['colonia'] ?? {}, { seguro: false, fuente: 'ocr', confianza: 0.71, otroValor: 'Otra' })
    })
    await page.reload()
    await page.getByRole('button', { name: `Ver datos de ${CSF}` }).click()
    await page.getByRole('dialog').getByText('1 campo por confirmar').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Puerta Sur')
    await page.getByRole('dialog').getByRole('button', { name: 'Corregir' }).waitFor()
    await traffic.settled()
    await expectGood(desk)
    await page.keyboard.press('Enter')
    await page.getByText('Nada por confirmar en este documento').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
    await page.getByRole('button', { name: 'Más acciones de CURP' }).click()
    await expectGood(desk)
    await page.getByRole('menuitem', { name: 'Captura manual' }).click()
    const manual = page.getByRole('dialog', { name: 'Captura manual: CURP' })
    await manual.getByLabel('CURP', { exact: true }).fill('NUXK970228MNEGXM')
    await manual.getByRole('button', { name: 'Guardar captura' }).click()
    await manual.getByText(/^Formato de CURP inválido/).waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'Tienes cambios sin guardar' })
      .getByRole('button', { name: 'Salir sin guardar' })
      .click()
    await dropZone(page).setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') })
    await page.getByText('notas.txt').waitFor()
    await expectGood(desk)
    await page.getByRole('list', { name: 'Archivos por colocar' }).getByRole('button', { name: 'Quitar' }).click()
    await page.getByRole('button', { name: 'Siguiente: datos personales' }).click()
    await page.getByRole('dialog', { name: 'Carta Testamentaria pendiente' }).waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await leaveExpediente(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Siguiente: datos laborales' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectGood(desk)
    await unfold(page, 'Identidad')
    const nss = page.getByLabel('NSS', { exact: true })
    const leido = await nss.inputValue()
    const otro = `${leido.slice(0, 9)}${leido[9] === '1' ? '2' : '1'}`
    await nss.fill(`${otro}${nssCheckDigit(otro) ?? ''}`)
    await fillPersonales(page)
    await expectGood(desk)
    await fillLaborales(page)
    await expectGood(desk)
    await page.getByRole('button', { name: 'Descartar borrador' }).click()
    await page.getByRole('dialog', { name: 'Descartar borrador' }).waitFor()
    await expectGood(desk)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Guardar alta' }).click()
    const pregunta = page.getByRole('dialog', { name: 'Lo escrito difiere de los documentos' })
    await pregunta.waitFor()
    await expectGood(desk)
    await pregunta.getByRole('button', { name: 'Guardar así' }).click()
    await folioShown(page)
    await expectGood(desk)
  })

  it('photos where a PDF is asked: one, and several of one paper', async () => {
    const { page, traffic } = desk
    const foto = async (documento: 'csf' | 'curp', pagina: number) => ({
      name: `${documento}-${pagina}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await fotografiar(bytesMuestra(muestra('1'), `${documento}.pdf`), { pagina, giro: 3, exif: 6 }),
    })
    await go(ALTA)
    await dropZone(page).setInputFiles(await foto('curp', 1))
    const una = page.getByRole('dialog', { name: 'Fotografía de un documento' })
    await una.getByRole('img', { name: 'La página como quedaría' }).waitFor({ timeout: READING_LIMIT })
    await traffic.settled()
    await expectGood(desk)
    await una.getByRole('button', { name: 'Quitar' }).click()
    await dropZone(page).setInputFiles([await foto('csf', 2), await foto('csf', 1)])
    await page.getByRole('button', { name: 'Unir en un PDF y leer' }).waitFor({ timeout: READING_LIMIT })
    await traffic.settled()
    await expectGood(desk)
  })
})

it('how well papers are read', async () => {
  const auditor = await opened(escenario, 'auditor')
  await open(auditor, `${escenario.portal.url}/panel/lecturas`)
  const last = auditor.page.getByRole('table', { name: 'Últimas correcciones' }).getByRole('row')
  await last.filter({ hasText: 'Colonia' }).waitFor()
  await expectGood(auditor)
})
