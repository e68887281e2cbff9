import { afterAll, beforeAll, describe, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { choose } from '#test/browser/alta-pantalla.ts'
import { idOf, internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { elegirPersona } from '#test/browser/tramite-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'
import type { Locator } from 'playwright-core'

let escenario: Escenario
const [activa, ...solicitadas] = [otraPersona(), otraPersona(), otraPersona(), otraPersona()] as const
let folio: string

/** One active person with a change of salary, and an alta that waits in each tray. */
beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const desk = await signInTo(portal.url, 'ventanilla1')
  await registrarAlta(desk, activa)
  const id = await idOf(portal, activa)
  await runSql(portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE WHERE afiliado_id = $1', [id])
  await runSql(
    portal,
    `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01', sueldo_centavos = 1233575 WHERE id = $1`,
    [id],
  )
  for (const [desde, registrado, situacion, campos] of [
    ['2025-01-01', '2025-01-20T18:00:00.000Z', 'A', { situacion: 'A', sueldo_centavos: 900_000 }],
    ['2026-03-01', '2026-04-10T18:00:00.000Z', null, { sueldo_centavos: 1_233_575 }],
  ] as const)
    await runSql(
      portal,
      `INSERT INTO historia_afiliado (afiliado_id, desde, registrado_at, situacion, campos) VALUES ($1, $2, $3, $4, $5)`,
      [id, desde, registrado, situacion, JSON.stringify(campos)],
    )
  const [validador, auxiliar] = [await signInTo(portal.url, 'validador1'), await signInTo(portal.url, 'auxiliar')]
  for (const [i, persona] of solicitadas.entries()) {
    const alta = await registrarAlta(desk, persona)
    if (i === 0) folio = alta.folio
    if (i > 0) await validador.post(`/api/movimientos/${alta.folio}/validar`, { version: 1 })
    if (i > 1) await auxiliar.post(`/api/movimientos/${alta.folio}/revisar`, { version: 2 })
  }
})
afterAll(() => escenario.close())

const go = (vista: Vista, address: string): Promise<void> => open(vista, `${escenario.portal.url}${address}`)
const view = (vista: Vista, name: string): Promise<void> => go(vista, `/dashboard?vista=${name}`)
const dialogo = ({ page }: Vista): Locator => page.getByRole('dialog')

/** What a click opened or changed, once it has come. */
async function look(vista: Vista, part = 'main'): Promise<void> {
  await vista.traffic.settled()
  await expectGood(vista, { part })
}

describe('the trays', () => {
  it.each([
    ['auxiliar', 'auxiliar', 'Por revisar'],
    ['jefe', 'jefeDpto', 'Por aprobar'],
    ['admin', 'solicitudesMovimientosManual', 'Movimientos (Selección Manual)'],
    ['ventanilla1', 'actuTabla', 'Actualizaciones guardadas'],
  ])('of %s: %s', async (usuario, vista, titulo) => {
    const page = await opened(escenario, usuario)
    await view(page, vista)
    await page.page.getByRole('heading', { level: 1, name: titulo }).waitFor()
    await expectGood(page)
    await page.page.context().close()
  })

  it('of the dependency, and one of its movements whole', async () => {
    const validador = await opened(escenario, 'validador1')
    const { page } = validador
    await view(validador, 'solicitudesMovimientos')
    await page.getByRole('row').filter({ hasText: folio }).waitFor()
    await expectGood(validador)
    await page.getByRole('button', { name: 'Detalles' }).first().click()
    await dialogo(validador).getByRole('heading', { name: 'IDs del Sistema' }).waitFor()
    await look(validador)
    await page.context().close()
  })
})

describe('people', () => {
  let desk: Vista
  let auditor: Vista
  beforeAll(async () => {
    desk = await opened(escenario, 'ventanilla1')
    auditor = await opened(escenario, 'auditor')
  })

  it('what is asked for by somebody, and the draft that a colleague reads', async () => {
    const { portal } = escenario
    await runSql(
      portal,
      `INSERT INTO usuarios (usuario, nombre, correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at)
       SELECT 'ventanilla3', 'Beatriz Colega', correo, clave_hash, perfil_id, entidad_id, adscripcion_id, creado_at
       FROM usuarios WHERE usuario = 'ventanilla1'`,
    )
    await elegirPersona(desk.page, portal.url, 'licencia', activa.curp)
    await choose(desk.page, 'Fecha de Reingreso', 'diciembre')
    await desk.page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    await look(desk)
    await desk.page.getByRole('button', { name: 'Siguiente: validación' }).click()
    await desk.page.getByText('Activo → Licencia').waitFor()
    await desk.page.getByText(/^\s*Guardado \d{1,2}:\d{2}/).waitFor()
    const colega = await opened(escenario, 'ventanilla3')
    await open(colega, desk.page.url())
    await colega.page.getByText('Borrador de Lucía Robledo.').waitFor()
    await look(colega)
    await colega.page.context().close()
  })

  it('somebody of another dependency, found by a whole key', async () => {
    const otra = await opened(escenario, 'ventanilla2')
    await view(otra, 'licencia')
    await otra.page.getByLabel('Buscar por').selectOption('curp')
    await otra.page.getByRole('searchbox', { name: 'CURP' }).fill(activa.curp)
    await otra.page
      .getByText(/ya afiliada en otra dependencia\. Situación: Activo\.$/)
      .last()
      .waitFor()
    await look(otra)
    await otra.page.context().close()
  })

  it('a person as on another day, and the changes of the line of life', async () => {
    const persona = `/panel/afiliados/${await internoOf(escenario.portal, activa)}/show`
    await go(desk, `${persona}?al=2026-03-15&conocido=2026-04-09&seccion=documentos`)
    await desk.page.getByRole('status').filter({ hasText: 'Así estaba el 15 mar 2026' }).waitFor()
    await look(desk)
    await go(desk, `${persona}?seccion=linea`)
    await desk.page.getByRole('button', { name: 'Cambios' }).click()
    await desk.page.getByText('1 mar 2026').first().waitFor()
    await look(desk)
  })

  it('who is consulted, and their Kardex', async () => {
    await view(auditor, 'ConsultaAfiliadosPage')
    const row = auditor.page.getByRole('row').filter({ hasText: activa.curp })
    await row.waitFor()
    await expectGood(auditor)
    await row.getByRole('button', { name: /^Kardex de/ }).click()
    await dialogo(auditor)
      .getByRole('link', { name: /Imprimir kardex/ })
      .waitFor()
    await look(auditor)
  })
})

describe('what is worked out for a person', () => {
  let admin: Vista
  beforeAll(async () => {
    admin = await opened(escenario, 'admin')
  })
  async function persona(): Promise<void> {
    await admin.page.getByRole('searchbox', { name: 'Persona' }).fill(activa.curp.slice(0, 10))
    await admin.page.getByRole('button', { name: new RegExp(activa.curp) }).click()
  }

  it('a formula with its steps', async () => {
    await view(admin, 'formulaCatalogo')
    const formula = admin.page.getByRole('main').getByRole('textbox', { name: /^Fórmula/ })
    await formula.fill('redondear(sueldo / 30 * dias, 2)')
    await admin.page.getByText('Probar con una persona').click()
    await persona()
    await admin.page.getByRole('button', { name: 'Calcular', exact: true }).click()
    await admin.page.getByRole('table', { name: 'Pasos del cálculo' }).waitFor()
    await look(admin)
  })

  it('the form of the yearly yield', async () => {
    await view(admin, 'formulario1')
    await persona()
    await admin.page.getByRole('group', { name: 'Qué hacer con el rendimiento de 2025' }).waitFor()
    await look(admin)
  })
})
