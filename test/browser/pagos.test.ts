import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { otraPersona, registrarAlta } from '#test/support/portal-alta.ts'
import { signInTo } from '#test/support/portal-client.ts'
import { runSql } from '#test/support/portal-database.ts'
import { openEscenario, type Escenario } from './sesion-portal.ts'
import type { Locator, Page } from 'playwright-core'

/** Quincena 22 of 2026, and the reference that its line was given by hand. */
const Q22 = 2026 * 24 + 21
const REFERENCIA = '810322264803653'

let escenario: Escenario
let admin: Page
let claves: { readonly clave0: string; readonly clave1: string }

beforeAll(async () => {
  escenario = await openEscenario()
  await cerrarQuincena()
  admin = await escenario.enter('admin')
})
afterAll(() => escenario.close())

/** A close of Salud with one person, 600.00 + 400.00 to Ahorro, its line to be paid by the 23rd; today is a PAGO day. */
async function cerrarQuincena(): Promise<void> {
  const { portal } = escenario
  await registrarAlta(await signInTo(portal.url, 'ventanilla1'), otraPersona())
  const [lugar] = await runSql<{ id: number; clave0: string; clave1: string }>(
    portal,
    `SELECT u.id, o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.nivel = 1 AND u.nombre = 'Secretaría de Salud'`,
  )
  claves = lugar!
  const [persona] = await runSql<{ id: number }>(portal, 'SELECT MIN(id) AS id FROM afiliados')
  await runSql(
    portal,
    `INSERT INTO cierres (entidad_id, quincena, estado, personas, creado_at, cerrado_at, parametro_id)
     VALUES ($1, $2, 'cerrado', 1, '2026-11-19T18:00:00.000Z', '2026-11-19T18:00:00.000Z', (SELECT MIN(id) FROM fondos_parametros))`,
    [lugar!.id, Q22],
  )
  await runSql(
    portal,
    `INSERT INTO cierre_personas (cierre_id, afiliado_id, interno, nombre, nombre_orden, categoria, dias, sueldo_centavos, hechos)
     SELECT MAX(id), $1, 101, 'Arce Díaz, Ana', 'ARCE DIAZ ANA', '20B', 15, 1200000, '[]' FROM cierres`,
    [persona!.id],
  )
  for (const [clave, parte, tasa, importe] of [
    ['FAA', 'afiliado', 50_000, 60_000],
    ['FAE', 'entidad', 33_333, 40_000],
  ] as const)
    await runSql(
      portal,
      `INSERT INTO aportaciones (cierre_id, afiliado_id, corrige, origen, fondo, clave, parte, obligado, base_centavos, tasa, importe_centavos)
       SELECT MAX(id), $1, $2, 'ordinaria', 'fondo_ahorro', $3, $4, 'entidad', 1200000, $5, $6 FROM cierres`,
      [persona!.id, Q22, clave, parte, tasa, importe],
    )
  await runSql(
    portal,
    `INSERT INTO cierre_totales (cierre_id, origen, clave, fondo, parte, obligado, personas, base_centavos, importe_centavos)
     SELECT cierre_id, origen, clave, fondo, parte, obligado, 1, base_centavos, importe_centavos FROM aportaciones`,
  )
  await runSql(
    portal,
    `INSERT INTO cargos (cierre_id, entidad_id, quincena, obligado, principal_centavos, limite, creado_at)
     SELECT MAX(id), $1, $2, 'entidad', 100000, '2026-11-23', '2026-11-19T18:00:00.000Z' FROM cierres`,
    [lugar!.id, Q22],
  )
  await runSql(
    portal,
    `INSERT INTO lineas_pago (cargo_id, referencia, capital_centavos, interes_centavos, limite, emitida, emitida_at)
     SELECT MAX(id), $1, 100000, 0, '2026-11-23', '2026-11-19', '2026-11-19T18:00:00.000Z' FROM cargos`,
    [REFERENCIA],
  )
  await runSql(portal, `UPDATE eventos SET tipo = 'PAGO' WHERE fecha IN ('2026-11-20', '2026-11-23')`)
}

const open = (address: string): Promise<unknown> => admin.goto(`${escenario.portal.url}${address}`)
const dialogo = (name: string): Locator => admin.getByRole('dialog', { name })

it('shows a closed quincena, by fund and person, and where an amount comes from', async () => {
  await open('/dashboard?vista=aportacion')
  const tarjeta = admin.getByRole('list', { name: 'Quincenas cerradas' }).getByRole('link')
  await tarjeta.getByText('Sin pagar').waitFor()
  await tarjeta.click()
  await admin.getByRole('heading', { level: 1, name: 'Aportaciones – Quincena 2226' }).waitFor()
  await admin.getByRole('button', { name: /^Fondo de ahorro/ }).click()
  await admin.getByRole('button', { name: 'Explicar $600.00 de Arce Díaz, Ana' }).click()
  await dialogo('De dónde sale el importe').getByText('$12,000.00 × 5 % = 600.00 → $600.00').waitFor()
  await expectAccessible(admin, { include: 'dialog' })
  await dialogo('De dónde sale el importe').getByRole('button', { name: 'Cerrar' }).last().click()
  await expectAccessible(admin)
})

it('gives the payment line, its barcode and its printed sheet', async () => {
  await open(`/dashboard?vista=aportacion-retencion&clave0=${claves.clave0}&clave1=${claves.clave1}`)
  await admin.getByRole('button', { name: 'Generar linea de pago' }).click()
  const linea = dialogo('Línea de pago')
  await linea.getByText('8103 2226 4803 653').first().waitFor()
  await linea.getByText('$1,000.00').waitFor()
  const barras = linea.getByRole('img', { name: /^Código de barras/ })
  expect(await barras.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  const href = await linea.getByRole('link', { name: 'Imprimir' }).getAttribute('href')
  const hoja = await admin.request.get(`${escenario.portal.url}${href}`)
  expect([hoja.status(), hoja.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectAccessible(admin, { include: 'dialog' })
  await linea.getByRole('button', { name: 'Cerrar' }).last().click()
  await admin.getByRole('tab', { name: 'Estado de cuenta' }).click()
  await admin.getByText('Por vencer').waitFor()
  await expectAccessible(admin)
})

it('takes the bank’s answer whole or not at all, and the payment is validated', async () => {
  const archivo = (total: string) => ({
    name: 'banco.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`referencia,importe,fecha,operacion\n${REFERENCIA},1000.00,2026-11-20,BN1\nTOTAL,${total},1\n`),
  })
  await open('/dashboard?vista=validacionPagos')
  await admin.getByText('Día de pago', { exact: true }).waitFor()
  await admin.getByRole('tab', { name: 'Respuesta del banco' }).click()
  await admin.getByRole('button', { name: 'Cargar respuesta del banco' }).click()
  const carga = dialogo('Cargar respuesta del banco')
  await carga.locator('input[type=file]').setInputFiles(archivo('1100.00'))
  await carga.getByRole('button', { name: 'Cargar pagos' }).click()
  await carga.getByText(/los renglones suman \$1,000\.00: faltan \$100\.00/).waitFor()
  await carga.getByRole('button', { name: 'Quitar banco.csv' }).click()
  await carga.locator('input[type=file]').setInputFiles(archivo('1000.00'))
  await carga.getByRole('button', { name: 'Cargar pagos' }).click()
  await carga.waitFor({ state: 'detached' })
  await admin.getByRole('cell', { name: 'Completo' }).waitFor()
  await expectAccessible(admin)

  await admin.getByRole('tab', { name: 'Referencias' }).click()
  await admin.getByRole('button', { name: 'Editar' }).click()
  await admin.getByRole('checkbox', { name: new RegExp(`referencia ${REFERENCIA}`) }).check()
  await admin.getByRole('button', { name: 'Guardar' }).click()
  await admin.getByRole('cell', { name: 'Sí', exact: true }).waitFor()
  await admin.getByRole('cell', { name: 'Pagado' }).waitFor()
  await expectAccessible(admin)

  await open('/dashboard?vista=aportacion')
  await admin.getByText('Pagada').waitFor()
})
