import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { ANCHO, expectNoSidewaysScroll, newPage, signInAs } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { readQrImage } from '#test/support/imagen/read-qr-image.ts'
import { messageTo } from '#test/browser/correo-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Page } from 'playwright-core'

const NUEVA = 'cometa cuchara umbral'

let escenario: Escenario
beforeAll(async () => {
  escenario = await openEscenario()
})
afterAll(() => escenario.close())

async function signInForm(page: Page, usuario: string, pass: string): Promise<void> {
  await page.goto(`${escenario.portal.url}/login`)
  await page.getByLabel('Usuario').fill(usuario)
  await page.getByLabel('Contraseña', { exact: true }).fill(pass)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

const codeOf = (uri: string, ahead = 0) => {
  const secret = Secret.fromBase32(new URL(uri).searchParams.get('secret') ?? '')
  return new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
}

async function confirmWithPassword(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tu contraseña actual').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: button }).click()
}

/** Opens the link that confirms an address, without a session of anybody; a second time it opens nothing. */
async function openConfirmation(page: Page, para: string): Promise<void> {
  const link = /(http\S+\/confirmar-correo\/[\w-]+)/.exec(await messageTo(escenario.portal, para))?.[1] ?? ''
  const mailbox = await newPage(escenario.browser, ANCHO.telefono)
  await mailbox.goto(link)
  await mailbox.getByRole('heading', { name: 'Correo confirmado' }).waitFor()
  await expect.poll(() => mailbox.url()).toBe(`${escenario.portal.url}/confirmar-correo/enlace`)
  await mailbox.context().close()
  await page.goto(link)
  await page.getByRole('heading', { name: 'El enlace ya no sirve' }).waitFor()
}

/** Sets up two-step codes where the screen shows the QR code; gives what it says and the recovery codes. */
async function setUpTwoSteps(page: Page, button = 'Activar verificación'): Promise<{ uri: string; codigos: string[] }> {
  const image = page.getByRole('img', { name: 'Código QR con la clave de tu cuenta' })
  await image.waitFor()
  const uri = await readQrImage(await image.screenshot())
  expect(uri).toContain('otpauth://totp/')
  await page.getByLabel('2. Escribe el código que muestra ahora').fill(codeOf(uri))
  await page.getByRole('button', { name: button }).last().click()
  const list = page.getByRole('list', { name: 'Códigos de recuperación' })
  await list.waitFor()
  return { uri, codigos: await list.getByRole('listitem').allTextContents() }
}

describe('a password on the screen', () => {
  it('is masked, shown when asked, and a password manager or a paste may fill it', async () => {
    const page = await newPage(escenario.browser)
    await page.goto(`${escenario.portal.url}/login`)
    const clave = page.getByLabel('Contraseña', { exact: true })
    await clave.waitFor()
    const attributes = () => clave.evaluate((input) => [input.getAttribute('type'), input.getAttribute('autocomplete')])
    expect(await attributes()).toEqual(['password', 'current-password'])
    expect(await page.getByLabel('Usuario').getAttribute('autocomplete')).toBe('username')
    // Nothing on the way of a paste takes it for its own.
    const pasted = (input: HTMLElement | SVGElement) =>
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))
    expect(await clave.evaluate(pasted)).toBe(true)
    await clave.fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
    expect(await attributes()).toEqual(['text', 'current-password'])
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
    expect(await attributes()).toEqual(['password', 'current-password'])
    await page.context().close()
  })
})

describe('a forgotten password', () => {
  it('comes back with the link of a message, once', async () => {
    const page = await newPage(escenario.browser)
    await page.goto(`${escenario.portal.url}/login`)
    await page.getByRole('button', { name: 'La olvidé' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recuperar el acceso' })
    await dialog.getByLabel('Correo').fill('jefe')
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await dialog.getByText('Por favor ingresa un email válido.').waitFor()
    await dialog.getByLabel('Correo').fill('jefe@pensiones.ejemplo.gob.mx')
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await page.getByText(/^Se envió un correo de recuperación/).waitFor()
    const link =
      /(http\S+\/recuperar\/[\w-]+)/.exec(await messageTo(escenario.portal, 'jefe@pensiones.ejemplo.gob.mx'))?.[1] ?? ''
    expect(link).toContain(escenario.portal.url)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Contraseña nueva' }).waitFor()
    await expect.poll(() => page.url()).toBe(`${escenario.portal.url}/recuperar/enlace`)
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('Password123')
    await page.getByLabel('Repite la contraseña nueva').fill('Password123')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await page
      .getByRole('alert')
      .getByText(/de las más usadas/)
      .waitFor()
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(NUEVA)
    await page.getByLabel('Repite la contraseña nueva').fill(NUEVA)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await page.getByRole('heading', { name: 'Contraseña cambiada' }).waitFor()
    await signInForm(page, 'jefe', NUEVA)
    await page.waitForURL('**/inicio')
    await page.goto(link)
    await page.getByRole('heading', { name: 'El enlace ya no sirve' }).waitFor()
    await page.context().close()
  })
})

describe('two-step codes', () => {
  it('are set up with the QR code, ask for the code at sign-in, and a recovery code opens in its place', async () => {
    const page = await escenario.enter('director')
    await page.goto(`${escenario.portal.url}/mi-perfil`)
    await page.getByRole('button', { name: 'Activar verificación' }).click()
    await confirmWithPassword(page, 'Continuar')
    await page.getByRole('dialog', { name: 'Agrega el portal a tu aplicación' }).waitFor()
    const { uri, codigos } = await setUpTwoSteps(page)
    expect(codigos).toHaveLength(10)
    // They are told this once: loading the page again asks before it takes them away.
    const asked = page.waitForEvent('dialog')
    await page.evaluate(() => setTimeout(() => location.reload()))
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    // The card behind the codes tells it already: its button would set up another phone.
    await page.getByText('Te quedan 10 códigos de recuperación sin usar.').waitFor()
    await page.getByRole('button', { name: 'Terminar' }).click()
    await page.getByText('Confirma que los guardaste').waitFor()
    await page.getByLabel('Ya los guardé en un lugar seguro').check()
    await page.getByRole('button', { name: 'Terminar' }).click()
    await page.getByText('Te quedan 10 códigos de recuperación sin usar.').waitFor()

    const elsewhere = await newPage(escenario.browser, ANCHO.telefono)
    await signInForm(elsewhere, 'director', DEMO_PASSWORD)
    await elsewhere.getByRole('heading', { name: 'Confirma que eres tú' }).waitFor()
    await elsewhere.getByLabel('Código de verificación').fill('000000')
    await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click()
    await elsewhere.getByText('El código no es correcto o ya se usó.').waitFor()
    await elsewhere.getByLabel('Código de verificación').fill(codeOf(uri, 1))
    await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click()
    await elsewhere.waitForURL('**/inicio')
    await elsewhere.context().close()

    const third = await newPage(escenario.browser)
    await signInForm(third, 'director', DEMO_PASSWORD)
    await third.getByRole('button', { name: 'No tengo mi teléfono' }).click()
    await third.getByLabel('Código de recuperación').fill(codigos[3] ?? '')
    await third.getByRole('button', { name: 'Entrar', exact: true }).click()
    await third.waitForURL('**/inicio')
    await third.context().close()

    await page.reload()
    await page.getByRole('button', { name: 'Cambiar de teléfono' }).click()
    await confirmWithPassword(page, 'Continuar')
    await page.getByRole('dialog', { name: 'Agrega el portal a tu aplicación' }).waitFor()
    const other = await setUpTwoSteps(page, 'Usar este teléfono')
    expect(other.uri).not.toBe(uri)
    await page.getByLabel('Ya los guardé en un lugar seguro').check()
    await page.getByRole('button', { name: 'Terminar' }).click()
    await page.getByText('Te quedan 10 códigos de recuperación sin usar.').waitFor()
    await page.context().close()
  })

  it('asked for by the profile, nothing else opens until they are set up', async () => {
    await runSql(escenario.portal, 'UPDATE perfiles SET exige_dos_pasos = $1 WHERE id = 5', [1])
    const page = await newPage(escenario.browser)
    await signInForm(page, 'titular', DEMO_PASSWORD)
    await page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor()
    await page.goto(`${escenario.portal.url}/panel/afiliados`)
    await page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor()
    await page.getByLabel('Tu contraseña actual').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await setUpTwoSteps(page)
    await page.getByRole('button', { name: 'Ya los guardé, continuar' }).click()
    await page.getByRole('heading', { level: 1, name: 'Padrón' }).waitFor()
    await page.context().close()
  })
})

describe('my account', () => {
  it('closes the other sessions, changes mail and photo, and keeps when mail arrives', async () => {
    const [page, other] = [await escenario.enter('auxiliar'), await escenario.enter('auxiliar', ANCHO.telefono)]
    await page.goto(`${escenario.portal.url}/mi-perfil`)
    const sessions = page.getByRole('list', { name: 'Mis sesiones' })
    await sessions.getByText('Esta sesión').waitFor()
    await page.getByRole('button', { name: 'Cerrar las demás' }).click()
    await confirmWithPassword(page, 'Cerrar las demás')
    await page.getByText('Se cerró 1 sesión.').waitFor()
    await other.goto(`${escenario.portal.url}/mi-perfil`)
    await other.waitForURL('**/login**')
    await other.context().close()

    await page.getByLabel('Correo de la cuenta').fill('tomas@pensiones.ejemplo.gob.mx')
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    await confirmWithPassword(page, 'Enviar enlace')
    await page.getByText('tomas@pensiones.ejemplo.gob.mx espera confirmación.').waitFor()
    await page.getByText('Hasta entonces tu correo es auxiliar@pensiones.ejemplo.gob.mx.').waitFor()
    expect(await messageTo(escenario.portal, 'auxiliar@pensiones.ejemplo.gob.mx')).toContain('correo')
    await page.reload()
    await page.getByText('tomas@pensiones.ejemplo.gob.mx espera confirmación.').waitFor()
    await openConfirmation(page, 'tomas@pensiones.ejemplo.gob.mx')
    await page.getByRole('link', { name: 'Ir a Mi perfil' }).click()
    await expect.poll(() => page.getByLabel('Correo de la cuenta').inputValue()).toBe('tomas@pensiones.ejemplo.gob.mx')
    await expect.poll(() => page.getByText('espera confirmación.').count()).toBe(0)

    await page.getByLabel('Correo de la cuenta').fill('equivocada@pensiones.ejemplo.gob.mx')
    await page.getByRole('button', { name: 'Cambiar correo' }).click()
    await confirmWithPassword(page, 'Enviar enlace')
    await page.getByRole('button', { name: 'Enviar de nuevo' }).click()
    await page.getByText('Se envió otro enlace. El anterior ya no sirve.').waitFor()
    await page.getByRole('button', { name: 'Descartar el cambio' }).click()
    await page.getByText('Se descartó el cambio de correo.').waitFor()
    await expect.poll(() => page.getByText('espera confirmación.').count()).toBe(0)

    const foto = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } })
    await page
      .getByLabel('Archivo de la fotografía')
      .setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: foto })
    await page.getByText('Se guardó tu fotografía.').waitFor()
    await page.locator('.person img').waitFor()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await page
      .getByLabel('Archivo de la fotografía')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: svg })
    await page.getByText('El archivo no es una imagen JPG o PNG completa: elige otro.').waitFor()
    await page.setViewportSize(ANCHO.telefono)
    await expectNoSidewaysScroll(page)

    await page.goto(`${escenario.portal.url}/configuracion`)
    await page.getByLabel('No recibir correo a ciertas horas').check()
    await page.getByLabel('Hasta').fill('06:30')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Se guardó tu configuración.').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Hasta').inputValue()).toBe('06:30')
    await expectNoSidewaysScroll(page)
    await page.context().close()
  })
})

describe('the mail of the portal', () => {
  it('is watched by the administrator and the auditor, who never read what it reserves', async () => {
    const { url } = escenario.portal
    const client = await signInTo(url, 'validador1')
    const { correo: antes } = (await client.get<{ correo: string }>('/api/mi-cuenta')).body
    await client.post('/api/recuperar', { correo: antes })
    const nuevo = 'validadora@salud.ejemplo.gob.mx'
    await client.put('/api/mi-cuenta/correo', { correo: nuevo, clave: DEMO_PASSWORD })
    const token = /confirmar-correo\/([\w-]+)/.exec(await messageTo(escenario.portal, nuevo))?.[1] ?? ''
    expect((await client.post('/api/correo/confirmar', { token })).status).toBe(200)
    const page = await newPage(escenario.browser)
    await signInAs(page, url, 'auditor')
    await page.goto(`${escenario.portal.url}/panel/correos`)
    await page.getByRole('heading', { level: 1, name: 'Correo' }).waitFor()
    await page.getByRole('link', { name: 'Recupera tu acceso al portal' }).first().click()
    const sheet = page.getByRole('complementary', { name: 'Recupera tu acceso al portal' })
    await sheet.getByText('Texto reservado.').waitFor()
    expect(await page.content()).not.toContain('/recuperar/')
    await page.keyboard.press('Escape')
    await page
      .getByRole('link', { name: /^Tu correo cambió/ })
      .first()
      .click()
    await page.getByText('Los enlaces de recuperación llegarán a la dirección nueva.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Cancelar envío' }).count()).toBe(0)
    await page.context().close()
  })
})
