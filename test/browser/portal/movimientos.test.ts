import { concordar } from '#domain/afiliacion/concordancia.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { cerrarSalud, firmarTitular } from '#test/browser/cierre-portal.ts'
import { internoOf } from '#test/browser/panel-datos.ts'
import { portalCli } from '#test/support/portal-cli.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { CASOS_TRAMITE, pedirTramite, type ClaveCaso } from '#test/browser/tramite-portal.ts'
import type { Locator, Page } from 'playwright-core'

/* Each procedure for somebody on file: asked by a desk, through three trays, applied by the close, and seen where people look. */
const CLAVES = Object.keys(CASOS_TRAMITE) as ClaveCaso[]
const PERSONAS = Object.fromEntries(CLAVES.map((clave) => [clave, otraPersona()]))
const folios = new Map<ClaveCaso, string>()

let escenario: Escenario
let desk: Page
let validador: Page
let auxiliar: Page
let jefe: Page

const personaDe = (clave: ClaveCaso): ReturnType<typeof otraPersona> => PERSONAS[clave] ?? otraPersona()
const folioDe = (clave: ClaveCaso): string => folios.get(clave) ?? 'sin folio'

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal, enter } = escenario
  const client = await signInTo(portal.url, 'ventanilla1')
  for (const clave of CLAVES) await registrarAlta(client, personaDe(clave))
  await runSql(
    portal,
    "UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE, aplicado_at = '2025-01-20T18:00:00.000Z'",
  )
  await runSql(
    portal,
    `UPDATE afiliados SET fecha_alta = '2025-01-01', noempleado = 'E-' || CAST(id AS TEXT), telefono = '4490000001',
       creado_at = '2025-01-20T18:00:00.000Z'`,
  )
  for (const clave of CLAVES)
    await runSql(portal, 'UPDATE afiliados SET situacion = $1 WHERE curp = $2', [
      CASOS_TRAMITE[clave].situacion,
      personaDe(clave).curp,
    ])
  desk = await enter('ventanilla1')
  validador = await enter('validador1')
  auxiliar = await enter('auxiliar')
  jefe = await enter('jefe')
})
afterAll(() => escenario.close())

const abrir = (page: Page, address: string): Promise<unknown> => page.goto(`${escenario.portal.url}${address}`)
const bandeja = (page: Page, vista: string): Promise<unknown> => abrir(page, `/dashboard?vista=${vista}`)
const renglon = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })

/** Acts on the row of that folio by its key; it leaves the tray. */
async function porTecla(page: Page, vista: string, folio: string, tecla: string, cambio?: RegExp): Promise<void> {
  await bandeja(page, vista)
  if (cambio) await renglon(page, folio).getByText(cambio).waitFor()
  await page.getByRole('button', { name: folio }).focus()
  await page.keyboard.press(tecla)
  await renglon(page, folio).waitFor({ state: 'detached' })
}

describe.each(CLAVES)('%s', (clave) => {
  it('is asked by the desk on its own screens, and goes through three trays', async () => {
    const { tipo, cambio } = CASOS_TRAMITE[clave]
    const { curp } = personaDe(clave)
    const folio = await pedirTramite(desk, escenario.portal.url, clave, curp)
    folios.set(clave, folio)
    await bandeja(validador, 'validacionDependencia')
    const row = renglon(validador, folio)
    await row.getByText(tipo, { exact: true }).waitFor()
    await row.getByRole('button', { name: 'Aprobar' }).click()
    await row.waitFor({ state: 'detached' })
    await porTecla(auxiliar, 'auxiliar', folio, 'r')
    await porTecla(jefe, 'jefeDpto', folio, 'a', cambio)
  })
})

it('the close of the quincena applies them all', async () => {
  await cerrarSalud(escenario.portal.url)
  await firmarTitular(escenario.portal.url)
  await abrir(desk, '/panel/movimientos')
  for (const clave of CLAVES) await renglon(desk, folioDe(clave)).getByText('Aplicado').waitFor()
})

it('each of the four was told when the turn came, and the desk how it ended', async () => {
  for (const [page, hecho] of [
    [validador, 'solicitado'],
    [auxiliar, 'validado por su dependencia'],
    [jefe, 'revisado por el instituto'],
    [desk, 'aprobado'],
    [desk, 'aplicado'],
  ] as const) {
    await abrir(page, '/avisos')
    const avisos = page.getByRole('list', { name: 'Avisos' })
    await avisos.getByRole('listitem').first().waitFor()
    for (const clave of CLAVES)
      await avisos
        .getByRole('link', {
          name: `${CASOS_TRAMITE[clave].tipo} ${folioDe(clave)}: ${concordar(CASOS_TRAMITE[clave].tipo, hecho)}`,
        })
        .waitFor()
  }
})

describe.each(CLAVES)('%s, once applied', (clave) => {
  const [antes, despues] = CASOS_TRAMITE[clave].visto

  it('is on the person’s page on both clocks', async () => {
    const pagina = `/panel/afiliados/${await internoOf(escenario.portal, personaDe(clave))}/show`
    for (const [query, value] of [
      ['', despues],
      ['?al=2026-11-19', antes],
      ['?al=2026-12-31&conocido=2026-11-01', antes],
      ['?al=2026-12-31', despues],
    ] as const) {
      await abrir(desk, `${pagina}${query}`)
      await desk.getByRole('tab', { name: 'Datos' }).waitFor()
      await desk.getByRole('main').getByText(value, { exact: true }).first().waitFor()
    }
  })

  it('is in the Kardex with its folio, and in the line of life', async () => {
    const persona = personaDe(clave)
    await bandeja(jefe, 'ConsultaAfiliadosPage')
    await jefe.getByRole('combobox', { name: 'Nombre, CURP o entidad' }).fill(persona.curp)
    await jefe.keyboard.press('Enter')
    await renglon(jefe, persona.curp)
      .getByRole('button', { name: /^Kardex de/ })
      .click()
    const kardex = jefe.getByRole('dialog', { name: 'Kardex' })
    await kardex
      .getByRole('row')
      .filter({ hasText: folioDe(clave) })
      .getByText('Aplicado')
      .waitFor()
    await abrir(desk, `/panel/afiliados/${await internoOf(escenario.portal, persona)}/show?seccion=linea`)
    const hechos = desk.getByRole('tabpanel').getByRole('listitem')
    await hechos
      .first()
      .getByRole('link', { name: folioDe(clave) })
      .waitFor()
    await desk.getByRole('button', { name: 'Cambios', exact: true }).click()
    await expect.poll(() => hechos.count()).toBe(2)
    await hechos
      .first()
      .getByRole('link', { name: folioDe(clave) })
      .waitFor()
  })
})

it('the padrón shows each in the situation that it was left in', async () => {
  await abrir(desk, '/panel/afiliados')
  const situaciones = {
    actualizacion: 'Activo',
    laboral: 'Activo',
    licencia: 'Licencia',
    baja: 'Baja',
    'baja-permanente': 'Baja permanente',
    jubilacion: 'Pensionado',
    reingreso: 'Activo',
    'alta-historico': 'Activo',
  } as const satisfies Record<ClaveCaso, string>
  for (const clave of CLAVES)
    await renglon(desk, personaDe(clave).curp).getByText(situaciones[clave], { exact: true }).waitFor()
})

it('the bitácora tells who did each act, and its chain holds', async () => {
  const auditor = await escenario.enter('auditor')
  for (const clave of CLAVES) {
    const folio = folioDe(clave)
    await abrir(auditor, `/panel/bitacora?objeto=movimiento&objetoId=${folio}`)
    for (const quien of ['Lucía Robledo', 'Elena Quiroz', 'Tomás Arriaga Peña', 'Ignacio Bárcenas Núñez', /aplicó/i])
      await renglon(auditor, folio).filter({ hasText: quien }).first().waitFor()
  }
  expect((await portalCli(escenario.portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
})
