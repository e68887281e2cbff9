import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { messageTo } from '#test/browser/correo-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'
import type { Locator } from 'playwright-core'

let escenario: Escenario
let visitante: Vista
let folio: string

beforeAll(async () => {
  escenario = await openEscenario()
  folio = (await registrarAlta(await signInTo(escenario.portal.url, 'ventanilla1'), otraPersona())).folio
  visitante = await opened(escenario)
})
afterAll(() => escenario.close())

const go = (vista: Vista, address: string): Promise<void> => open(vista, `${escenario.portal.url}${address}`)
const boton = (vista: Vista, name: string): Locator => vista.page.getByRole('button', { name, exact: true })

/** What a click opened or changed, once it has come. */
async function look(vista: Vista, part?: string): Promise<void> {
  await vista.traffic.settled()
  await expectGood(vista, part === undefined ? {} : { part })
}

/** The path in the newest message to `para`. */
async function enlace(para: string, path: string): Promise<string> {
  const message = await messageTo(escenario.portal, para)
  return new RegExp(`/${path}/[\\w-]+`).exec(message)?.[0] ?? ''
}

async function entrar(usuario: string): Promise<void> {
  await go(visitante, '/login')
  await visitante.page.getByLabel('Usuario').fill(usuario)
  await visitante.page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD)
  await boton(visitante, 'Entrar').click()
}

describe('before signing in', () => {
  it('a forgotten password: its dialog with a wrong address, and the form of its link', async () => {
    const { page } = visitante
    await go(visitante, '/login')
    await boton(visitante, 'La olvidé').click()
    const dialog = page.getByRole('dialog', { name: 'Recuperar el acceso' })
    await dialog.getByLabel('Correo').fill('jefe')
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await dialog.getByText('Por favor ingresa un email válido.').waitFor()
    await look(visitante)
    const correo = 'jefe@pensiones.ejemplo.gob.mx'
    await dialog.getByLabel('Correo').fill(correo)
    await dialog.getByRole('button', { name: 'Enviar enlace' }).click()
    await go(visitante, await enlace(correo, 'recuperar'))
    await page.getByRole('heading', { name: 'Contraseña nueva' }).waitFor()
    await look(visitante)
  })

  it('a new address that is confirmed', async () => {
    const client = await signInTo(escenario.portal.url, 'validador1')
    const correo = 'validadora@salud.ejemplo.gob.mx'
    await client.put('/api/mi-cuenta/correo', { correo, clave: DEMO_PASSWORD })
    await go(visitante, await enlace(correo, 'confirmar-correo'))
    await visitante.page.getByRole('heading', { name: 'Correo confirmado' }).waitFor()
    await look(visitante)
  })

  it('a folio that is checked', async () => {
    await go(visitante, `/verificar/${folio}`)
    await visitante.page.getByRole('term').first().waitFor()
    await look(visitante)
  })

  it('the code of an account with two steps', async () => {
    const client = await signInTo(escenario.portal.url, 'director')
    const { body } = await client.post<{ clave: string }>('/api/mi-cuenta/dos-pasos', { clave: DEMO_PASSWORD })
    const codigo = new TOTP({ secret: Secret.fromBase32(body.clave.replaceAll(' ', '')) }).generate()
    await client.post('/api/mi-cuenta/dos-pasos/confirmar', { codigo })
    await entrar('director')
    await visitante.page.getByRole('heading', { name: 'Confirma que eres tú' }).waitFor()
    await look(visitante)
  })

  it('an account whose profile requires two steps', async () => {
    await runSql(
      escenario.portal,
      `UPDATE perfiles SET exige_dos_pasos = TRUE WHERE id = (SELECT perfil_id FROM usuarios WHERE usuario = 'titular')`,
    )
    await entrar('titular')
    await visitante.page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor()
    await look(visitante)
  })
})

describe('an account', () => {
  let propia: Vista
  beforeAll(async () => {
    const client = await signInTo(escenario.portal.url, 'auxiliar')
    await client.put('/api/mi-cuenta/correo', { correo: 'tomas@pensiones.ejemplo.gob.mx', clave: DEMO_PASSWORD })
    await runSql(
      escenario.portal,
      `INSERT INTO avisos (usuario_id, clase, titulo, texto, enlace, clave, creado_at)
       SELECT id, 'caso', 'Te asignaron un caso', 'Vence el 30 de noviembre.', '/dashboard?vista=faq', 'uno', $1
       FROM usuarios WHERE usuario = 'auxiliar'`,
      [new Date().toISOString()],
    )
    propia = await opened(escenario, 'auxiliar')
  })

  it('whose address waits to be confirmed and whose photo was refused', async () => {
    const { page } = propia
    await go(propia, '/mi-perfil')
    await page.getByText('tomas@pensiones.ejemplo.gob.mx espera confirmación.').waitFor()
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const archivo = { name: 'x.png', mimeType: 'image/png', buffer }
    await page.getByLabel('Archivo de la fotografía').setInputFiles(archivo)
    await page.getByText('El archivo no es una imagen JPG o PNG completa: elige otro.').waitFor()
    await look(propia)
  })

  it('that sets up two steps', async () => {
    const { page } = propia
    await go(propia, '/mi-perfil')
    await boton(propia, 'Activar verificación').click()
    await page.getByRole('dialog').getByLabel('Tu contraseña actual').fill(DEMO_PASSWORD)
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('dialog', { name: 'Agrega el portal a tu aplicación' }).waitFor()
    await look(propia)
  })

  it('that receives no mail at certain hours', async () => {
    await go(propia, '/configuracion')
    await propia.page.getByLabel('No recibir correo a ciertas horas').check()
    await propia.page.getByLabel('Hasta').waitFor()
    await look(propia, 'main')
  })

  it('with notices that were not read', async () => {
    await go(propia, '/avisos')
    await boton(propia, 'Marcar leído: Te asignaron un caso').waitFor()
    await look(propia)
  })
})

describe('what a profile does not open', () => {
  it.each(['/panel/usuarios', '/dashboard?vista=procesosDashboard'])('%s', async (address) => {
    const desk = await opened(escenario, 'ventanilla1')
    await go(desk, address)
    await desk.page.getByText('No tienes acceso a esta pantalla').waitFor()
    await look(desk)
    await desk.page.context().close()
  })
})
