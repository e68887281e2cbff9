import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { concordar } from '#domain/afiliacion/concordancia.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { cerrarSalud, firmarTitular } from '#test/browser/cierre-portal.ts'
import { internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { CASOS_TRAMITE, pedirTramite } from '#test/browser/tramite-portal.ts'
import type { Locator, Page } from 'playwright-core'

/*
 * The two procedures whose request screens no other journey opens, and where people look for what was applied. Every
 * procedure goes through four people in test/api/afiliacion/recorrido.
 */
const CLAVES = ['baja-permanente', 'reingreso'] as const
type Clave = (typeof CLAVES)[number]
const PERSONAS = { 'baja-permanente': otraPersona(), reingreso: otraPersona() } as const
const folios = new Map<Clave, string>()

let escenario: Escenario
let desk: Page

beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const client = await signInTo(portal.url, 'ventanilla1')
  for (const clave of CLAVES) await registrarAlta(client, PERSONAS[clave])
  await runSql(
    portal,
    "UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE, aplicado_at = '2025-01-20T18:00:00.000Z'",
  )
  await runSql(portal, `UPDATE afiliados SET fecha_alta = '2025-01-01', creado_at = '2025-01-20T18:00:00.000Z'`)
  for (const clave of CLAVES)
    await runSql(portal, 'UPDATE afiliados SET situacion = $1 WHERE curp = $2', [
      CASOS_TRAMITE[clave].situacion,
      PERSONAS[clave].curp,
    ])
  desk = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const abrir = (address: string): Promise<unknown> => desk.goto(`${escenario.portal.url}${address}`)
const renglon = (text: string): Locator => desk.getByRole('row').filter({ hasText: text })
const folioDe = (clave: Clave): string => folios.get(clave) ?? 'sin folio'

it.each(CLAVES)('%s is asked for by the desk on its own screens', async (clave) => {
  const { url } = escenario.portal
  const folio = await pedirTramite(desk, url, clave, PERSONAS[clave].curp)
  folios.set(clave, folio)
  for (const [i, [usuario, acto]] of (
    [
      ['validador1', 'validar'],
      ['auxiliar', 'revisar'],
      ['jefe', 'aprobar'],
    ] as const
  ).entries()) {
    const client = await signInTo(url, usuario)
    expect((await client.post(`/api/movimientos/${folio}/${acto}`, { version: i + 1 })).status).toBe(200)
  }
})

it('the close of the quincena applies them, and the desk is told so', async () => {
  await cerrarSalud(escenario.portal.url)
  await firmarTitular(escenario.portal.url)
  await abrir('/panel/movimientos')
  for (const clave of CLAVES) await renglon(folioDe(clave)).getByText('Aplicado').waitFor()
  await abrir('/avisos')
  const avisos = desk.getByRole('list', { name: 'Avisos' })
  for (const clave of CLAVES) {
    const { tipo } = CASOS_TRAMITE[clave]
    await avisos.getByRole('link', { name: `${tipo} ${folioDe(clave)}: ${concordar(tipo, 'aplicado')}` }).waitFor()
  }
})

describe('what was applied', () => {
  const persona = PERSONAS.reingreso
  const [antes, despues] = CASOS_TRAMITE.reingreso.visto

  it('is on the person’s page on both clocks', async () => {
    const pagina = `/panel/afiliados/${await internoOf(escenario.portal, persona)}/show`
    for (const [query, value] of [
      ['', despues],
      ['?al=2026-11-19', antes],
      ['?al=2026-12-31&conocido=2026-11-01', antes],
      ['?al=2026-12-31', despues],
    ] as const) {
      await abrir(`${pagina}${query}`)
      await desk.getByRole('tab', { name: 'Datos' }).waitFor()
      await desk.getByRole('main').getByText(value, { exact: true }).first().waitFor()
    }
  })

  it('is in the line of life and in the Kardex with its folio, and in the padrón', async () => {
    const folio = folioDe('reingreso')
    await abrir(`/panel/afiliados/${await internoOf(escenario.portal, persona)}/show?seccion=linea`)
    const hechos = desk.getByRole('tabpanel').getByRole('listitem')
    await hechos.first().getByRole('link', { name: folio }).waitFor()
    await desk.getByRole('button', { name: 'Cambios', exact: true }).click()
    await expect.poll(() => hechos.count()).toBe(2)
    await hechos.first().getByRole('link', { name: folio }).waitFor()
    await abrir('/dashboard?vista=ConsultaAfiliadosPage')
    await renglon(persona.curp)
      .getByRole('button', { name: /^Kardex de/ })
      .click()
    const kardex = desk.getByRole('dialog', { name: 'Kardex' })
    await kardex.getByRole('row').filter({ hasText: folio }).getByText('Aplicado').waitFor()
    await abrir('/panel/afiliados')
    await renglon(persona.curp).getByText('Activo', { exact: true }).waitFor()
    await renglon(PERSONAS['baja-permanente'].curp).getByText('Baja permanente', { exact: true }).waitFor()
  })

  it('is in the bitácora, each act with who did it', async () => {
    const auditor = await escenario.enter('auditor')
    const folio = folioDe('reingreso')
    await auditor.goto(`${escenario.portal.url}/panel/bitacora?objeto=movimiento&objetoId=${folio}`)
    for (const quien of ['Lucía Robledo', 'Elena Quiroz', 'Tomás Arriaga Peña', 'Ignacio Bárcenas Núñez', /aplicó/i])
      await auditor.getByRole('row').filter({ hasText: folio }).filter({ hasText: quien }).first().waitFor()
  })
})
