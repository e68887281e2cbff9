import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let admin: Page

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

const open = (address: string): Promise<unknown> => admin.goto(`${escenario.portal.url}${address}`)

describe('a page with changes that nobody saved', () => {
  const pregunta = (): Locator => admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  const perfil = (): Locator => admin.locator('a[href$="/panel/perfiles/ventanilla/show"]')
  const casilla = (): Locator => admin.getByRole('checkbox', { name: 'Exige dos pasos' })

  it('asks before it is left by a link or by going back, and nothing once its changes are left or discarded', async () => {
    await open('/panel/perfiles')
    await perfil().click()
    await casilla().click()
    await admin.getByRole('region', { name: 'Cambios sin guardar' }).waitFor()
    await admin.getByRole('main').getByRole('link', { name: 'Perfiles', exact: true }).click()
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    await pregunta().waitFor({ state: 'detached' })
    expect(await casilla().isChecked()).toBe(true)
    await admin.goBack()
    await pregunta().waitFor()
    await admin.keyboard.press('Escape')
    await pregunta().waitFor({ state: 'detached' })
    expect(await casilla().isChecked()).toBe(true)
    await admin.goBack()
    await pregunta().getByRole('button', { name: 'Salir sin guardar' }).click()
    await admin.getByRole('heading', { name: 'Perfiles', level: 1 }).waitFor()
    await perfil().click()
    expect(await casilla().isChecked()).toBe(false)
    await casilla().click()
    await admin.getByRole('button', { name: 'Descartar' }).click()
    await admin.goBack()
    await admin.getByRole('heading', { name: 'Perfiles', level: 1 }).waitFor()
    expect(await pregunta().count()).toBe(0)
  })
})

describe('the name of the institute, changed and not saved', () => {
  const pregunta = (): Locator => admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  const nombre = (): Locator => admin.getByLabel('Nombre del instituto')

  it('asks before another tab or another page takes its place, and stays as it was written', async () => {
    await open('/panel/info?seccion=aspecto')
    await nombre().fill('Instituto a Medias')
    await admin.getByRole('tab', { name: 'Movimientos' }).click()
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    await pregunta().waitFor({ state: 'detached' })
    expect(await nombre().inputValue()).toBe('Instituto a Medias')
    await admin.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Menús', exact: true }).click()
    await pregunta().getByRole('button', { name: 'Salir sin guardar' }).click()
    await admin.getByRole('heading', { name: 'Menús', level: 1 }).waitFor()
  })
})

describe('a form', () => {
  const dialogo = (): Locator => admin.getByRole('dialog', { name: 'Datos de contacto' })
  const telefono = (): Locator => dialogo().getByLabel('Teléfono')
  const guardar = (): Locator => dialogo().getByRole('button', { name: 'Guardar datos' })
  async function editar(): Promise<void> {
    if (!admin.url().endsWith('vista=tablero_ubicanos')) await open('/dashboard?vista=tablero_ubicanos')
    await admin.getByRole('button', { name: 'Editar' }).click()
  }

  it('is sent once however often its button is pressed', async () => {
    const sent: string[] = []
    admin.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/api/panel/ubicacion')) sent.push(request.url())
    })
    await editar()
    await telefono().fill('555 000 0001')
    await guardar().dblclick()
    await dialogo().waitFor({ state: 'detached' })
    await admin.getByText('555 000 0001').first().waitFor()
    expect(sent).toHaveLength(1)
  })

  it('tells at the first wrong field what the rule says, and takes the focus there', async () => {
    await editar()
    await dialogo().getByLabel('Correo').fill('sin arroba')
    await guardar().click()
    const correo = dialogo().getByLabel('Correo')
    await expect.poll(() => correo.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => correo.evaluate((field) => field === document.activeElement)).toBe(true)
    await dialogo().getByRole('button', { name: 'Cancelar' }).click()
  })

  it('keeps what is typed when somebody else saved first, says what they saved, and then goes over it', async () => {
    await editar()
    await telefono().fill('555 000 0002')
    const other = await signInTo(escenario.portal.url, 'admin')
    const { body } = await other.get<{ version: number }>('/api/ubicacion')
    const theirs = { ...body, telefono: '555 999 9999' }
    const headers = { 'content-type': 'application/json' }
    const saved = await other.request('PUT', '/api/panel/ubicacion', { body: JSON.stringify(theirs), headers })
    expect(saved.status).toBe(200)
    await guardar().click()
    await dialogo()
      .getByText(/^Gabriela Sandoval Ríos, a las \d\d:\d\d, cambió los datos del instituto/)
      .waitFor()
    await dialogo().getByText('Ahora dice: 555 999 9999').waitFor()
    expect(await telefono().inputValue()).toBe('555 000 0002')
    await guardar().click()
    await dialogo().waitFor({ state: 'detached' })
    await admin.getByText('555 000 0002').first().waitFor()
  })
})

describe('what was typed in a form that keeps its values by itself', () => {
  const nuevo = (): Locator => admin.getByRole('dialog', { name: 'Nuevo Usuario' })
  const pregunta = (): Locator => admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })

  it('is not lost by Escape, by the cross nor by going back before the person says so', async () => {
    await open('/panel/usuarios')
    await admin.getByRole('link', { name: 'Nuevo usuario' }).click()
    await nuevo().getByLabel('Nombre Completo').fill('Rosa Recién')
    await admin.keyboard.press('Escape')
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    expect(await nuevo().getByLabel('Nombre Completo').inputValue()).toBe('Rosa Recién')
    await nuevo().getByRole('button', { name: 'Cerrar' }).click()
    await pregunta().getByRole('button', { name: 'Salir sin guardar' }).click()
    await nuevo().waitFor({ state: 'detached' })
    // Where nothing was typed nothing is asked.
    await admin.getByRole('link', { name: 'Nuevo usuario' }).click()
    await nuevo().waitFor()
    await admin.keyboard.press('Escape')
    await nuevo().waitFor({ state: 'detached' })
    expect(await pregunta().count()).toBe(0)
  })

  it('is asked about before the page is left, as a constant half written', async () => {
    await open('/dashboard?vista=variables')
    await admin.getByLabel('Valor numérico').fill('12.5')
    await admin
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Inicio', exact: true })
      .click()
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    expect(await admin.getByLabel('Valor numérico').inputValue()).toBe('12.5')
    await admin
      .getByRole('navigation', { name: 'Principal' })
      .getByRole('link', { name: 'Inicio', exact: true })
      .click()
    await pregunta().getByRole('button', { name: 'Salir sin guardar' }).click()
    await admin.getByRole('heading', { level: 1, name: /Gabriela/ }).waitFor()
  })
})

describe('a place chosen for an account and not saved', () => {
  const pregunta = (): Locator => admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  const lugar = (): Locator => admin.getByRole('form', { name: 'Lugar en la estructura' })
  const adscripcion = (): Locator => lugar().getByRole('combobox', { name: /^Adscripción/ })

  it('asks before its sheet is closed, stays as chosen, and once saved is told above the acts of the sheet', async () => {
    await open('/panel/usuarios/ventanilla1/show')
    await adscripcion().click()
    await adscripcion().fill('')
    await admin.locator('li[role=option]').filter({ hasNotText: 'Salud' }).first().click()
    const chosen = await adscripcion().inputValue()
    await admin.getByRole('complementary').getByRole('button', { name: 'Cerrar' }).click()
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    expect(await adscripcion().inputValue()).toBe(chosen)
    await lugar().getByRole('button', { name: 'Guardar lugar' }).click()
    const aviso = admin.locator('.toast').filter({ hasText: 'Se guardó el lugar de' })
    await aviso.waitFor()
    // It covers none of the acts of the sheet.
    const [told, acts] = [await aviso.boundingBox(), await admin.locator('.sheet-foot').boundingBox()]
    expect(told!.y + told!.height).toBeLessThanOrEqual(acts!.y)
    await admin.getByRole('complementary').getByRole('button', { name: 'Cerrar' }).click()
    await lugar().waitFor({ state: 'detached' })
    expect(await pregunta().count()).toBe(0)
  })
})

describe('a file that was chosen and not sent', () => {
  const pregunta = (): Locator => admin.getByRole('dialog', { name: 'Tienes cambios sin guardar' })
  it('of the bank, dropped and not loaded, asks before its dialog is closed', async () => {
    await open('/dashboard?vista=validacionPagos')
    await admin.getByRole('tab', { name: 'Respuesta del banco' }).click()
    await admin.getByRole('link', { name: 'Cargar respuesta del banco' }).click()
    const cargar = admin.getByRole('dialog')
    const dropped = await admin.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['referencia,importe,fecha,operacion'], 'respuesta.csv', { type: 'text/csv' }))
      return transfer
    })
    await cargar.getByRole('group', { name: 'Suelta aquí el archivo' }).dispatchEvent('drop', { dataTransfer: dropped })
    await cargar.getByText('respuesta.csv').waitFor()
    await admin.keyboard.press('Escape')
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    await cargar.getByText('respuesta.csv').waitFor()
    await cargar.getByRole('button', { name: 'Cancelar' }).click()
    await cargar.waitFor({ state: 'detached' })
  })

  it('of a document, a PDF, asks before the page is left', async () => {
    await open('/inicio')
    await admin.getByRole('button', { name: 'Expandir todo' }).click()
    await admin.getByRole('link', { name: 'Entrega de documentos' }).click()
    await admin.getByRole('button', { name: 'Cargar Procedimiento' }).click()
    const cargar = admin.getByRole('dialog', { name: 'Cargar documento' })
    const pdf = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await cargar.locator('input[type=file]').setInputFiles(pdf)
    await cargar.getByText('Manual.pdf').waitFor()
    await admin.goBack()
    await pregunta().getByRole('button', { name: 'Quedarme' }).click()
    await cargar.getByText('Manual.pdf').waitFor()
    await cargar.getByRole('button', { name: 'Cancelar' }).click()
    await cargar.waitFor({ state: 'detached' })
    expect(await pregunta().count()).toBe(0)
  })
})

it('a loan with nothing written says all that is missing, the person first', async () => {
  await open('/panel/prestamos')
  await admin.getByRole('button', { name: 'Nuevo préstamo' }).first().click()
  const nuevo = admin.getByRole('dialog', { name: 'Nuevo préstamo' })
  await nuevo.getByRole('button', { name: 'Proponer préstamo' }).click()
  for (const falta of ['Elige a la persona.', 'Escribe el capital.', 'Escribe en cuántas quincenas se paga.'])
    await nuevo.getByText(falta).waitFor()
})
