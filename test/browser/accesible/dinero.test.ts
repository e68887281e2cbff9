import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AportacionRetencion } from '#domain/fondos/pagos/panel-pagos.ts'
import type { RetencionesQuincena } from '#domain/fondos/prestamos/retencion-panel.ts'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { conSegundaManoEn } from '#test/support/portal/dos-manos-portal.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { cerrarHastaDirector, firmarTitular, SALUD } from '#test/browser/cierre-portal.ts'
import { idOf, internoOf } from '#test/browser/panel-datos.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import type { Locator } from 'playwright-core'

let escenario: Escenario
let client: PortalClient
let auxiliar: DosManos
let admin: Vista
let claves: { readonly clave0: string; readonly clave1: string }
const [deudora, ahorradora, difunta] = [otraPersona(), otraPersona(), otraPersona()]
const PAPEL = { name: 'papel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

/** Quincena 22 of Salud closed with one loan and one payment, and two accounts of CAIR with savings. */
beforeAll(async () => {
  escenario = await openEscenario()
  const { portal } = escenario
  const desk = await signInTo(portal.url, 'ventanilla1')
  for (const persona of [deudora, ahorradora, difunta]) await registrarAlta(desk, persona)
  await runSql(portal, `UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01'`)
  // Today is a day for payments.
  await runSql(portal, `UPDATE eventos SET tipo = 'PAGO' WHERE fecha IN ('2026-11-20', '2026-11-23')`)
  auxiliar = await conSegundaManoEn(portal.url, 'auxiliar')
  const prestar = async (persona: typeof deudora, primera: string): Promise<void> => {
    expect(await auxiliar.prestar(await prestamoDe(persona, primera))).toMatchObject({ status: 200 })
  }
  await prestar(deudora, '2226')
  await cerrarHastaDirector(portal.url)
  await firmarTitular(portal.url)
  await prestar(difunta, '2326')
  const asiento = `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
    VALUES ($1, $2, 'aportacion', $3, 700000, '2026-01-15T18:00:00.000Z')`
  await runSql(portal, asiento, [await idOf(portal, ahorradora), 'voluntaria', '2025-12-02'])
  await runSql(portal, asiento, [await idOf(portal, difunta), 'normal', '2026-01-15'])
  await runSql(portal, `UPDATE afiliados SET situacion = 'D' WHERE curp = $1`, [difunta.curp])
  await runSql(portal, `UPDATE prestamos SET estado = 'por_cobrar' WHERE afiliado_id = $1`, [
    await idOf(portal, difunta),
  ])

  client = await signInTo(portal.url, 'admin')
  const [place] = await runSql<{ clave0: string; clave1: string }>(
    portal,
    `SELECT o.clave_0 AS "clave0", o.clave_1 AS "clave1" FROM unidades u JOIN organica o ON o.id = u.organica_id
     WHERE u.nivel = 1 AND u.nombre = $1`,
    [SALUD],
  )
  claves = place!
  await client.post('/api/aportacion-retencion/linea', { ...claves, quincena: '2226' })
  await pagar(await lineaEmitida(), 100_000, 'BN1')
  admin = await opened(escenario, 'admin')
})
afterAll(() => escenario.close())

const prestamoDe = async (persona: typeof deudora, primera: string) => ({
  interno: Number(await internoOf(escenario.portal, persona)),
  tipo: 'corto',
  capitalCentavos: 600_000,
  quincenas: 6,
  primera,
})

interface Linea {
  readonly id: number
  readonly version: number
  readonly referencia: string
}

/** The newest line of the closed quincena. */
async function lineaEmitida(): Promise<Linea> {
  const [linea] = await runSql<Linea>(
    escenario.portal,
    'SELECT CAST(id AS INTEGER) AS id, version, referencia FROM lineas_pago ORDER BY id DESC LIMIT 1',
  )
  return linea!
}

/** Centavos that the entity still owes of the quincena. */
async function debe(): Promise<number> {
  const query = `clave0=${claves.clave0}&clave1=${claves.clave1}&quincena=2226`
  return (await client.get<AportacionRetencion>(`/api/aportacion-retencion?${query}`)).body.debeCentavos
}

async function pagar({ referencia }: Linea, importeCentavos: number, operacion: string): Promise<void> {
  const pago = { referencia, importeCentavos, fecha: '2026-11-20', operacion }
  expect((await auxiliar.pagar(pago)).status).toBe(200)
}

const go = (address: string): Promise<void> => open(admin, `${escenario.portal.url}${address}`)
const main = (): Locator => admin.page.getByRole('main')
const dialogo = (): Locator => admin.page.getByRole('dialog')
const tab = (name: string): Promise<void> => admin.page.getByRole('tab', { name }).click()
const boton = (name: string | RegExp, where: Locator = main()): Promise<void> =>
  where
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** What a click opened or changed, once it has come. */
async function look(part = 'main'): Promise<void> {
  await admin.traffic.settled()
  await expectGood(admin, { part })
}
async function lookAtDialog(): Promise<void> {
  await dialogo().waitFor()
  await look('dialog')
}

describe('the close of a quincena', () => {
  it('its progress, and the time that each step took', async () => {
    await go('/dashboard?vista=aplicacionP')
    await tab('Avance')
    await main()
      .getByRole('row', { name: new RegExp(SALUD) })
      .waitFor()
    await look()
    await tab('Tiempo de Atención')
    await main().getByRole('heading', { name: 'Comparación Tiempo Real vs Promedio' }).waitFor()
    await look()
  })

  it('what it charges by fund and person, and where an amount comes from', async () => {
    await go('/dashboard?vista=aportacionesDetalle&quincena=2226')
    await boton(/^Fondo de ahorro/)
    await main()
      .getByRole('button', { name: /^Explicar \$308\.39 de / })
      .first()
      .waitFor()
    await look()
    await boton(/^Explicar \$308\.39 de /)
    await lookAtDialog()
  })

  it('what was verified, and the report of a person', async () => {
    await go('/dashboard?vista=verificacionGeneral')
    await main()
      .getByRole('row', { name: new RegExp(`2226.*${SALUD}`) })
      .waitFor()
    await look()
    await tab('Plantilla')
    const reporte = main()
      .getByRole('link', { name: /^Reporte de / })
      .first()
    await go((await reporte.getAttribute('href')) ?? '')
    await admin.page.getByRole('article', { name: 'Reporte de afiliado, como se imprime' }).waitFor()
    await expectGood(admin)
  })
})

describe('what an entity pays', () => {
  it('its line, its account, and what a charge and a sum are made of', async () => {
    await go(`/dashboard?vista=aportacion-retencion&clave0=${claves.clave0}&clave1=${claves.clave1}`)
    await boton(/línea de pago$/)
    await dialogo()
      .getByRole('img', { name: /^Código de barras/ })
      .waitFor()
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await tab('Estado de cuenta')
    await main().getByText('Por vencer').waitFor()
    await look()
    await boton(/^Explicar .* de Q22 2026/)
    await dialogo()
      .getByRole('row', { name: /^Por pagar/ })
      .waitFor()
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await boton(/^Explicar .* de Por vencer$/)
    await lookAtDialog()
  })

  it('the answer of the bank: a payment, what it was applied to, and the form of a file', async () => {
    await go('/dashboard?vista=validacionPagos')
    await tab('Respuesta del banco')
    await main()
      .getByRole('button', { name: /^Explicar / })
      .first()
      .waitFor()
    await look()
    await boton(/^Explicar /)
    await dialogo().getByRole('table', { name: 'A qué se aplicó el pago' }).waitFor()
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await main().getByRole('link', { name: 'Cargar respuesta del banco' }).click()
    await dialogo().locator('input[type=file]').waitFor({ state: 'attached' })
    await lookAtDialog()
  })

  it('a payment without a line, assigned and returned', async () => {
    await pagar({ ...(await lineaEmitida()), referencia: '810322264803653' }, 200, 'BN9')
    await go('/dashboard?vista=validacionPagos&tab=por-identificar')
    await main().getByRole('cell', { name: 'BN9', exact: true }).waitFor()
    await look()
    for (const acto of ['Asignar a una línea', 'Devolver']) {
      await boton(new RegExp(`^${acto} ?: operación BN9`))
      await lookAtDialog()
      await dialogo().getByRole('button', { name: 'Cancelar' }).click()
    }
  })

  it('the debts of ended entities, without any', async () => {
    await go('/dashboard?vista=adeudosExtintas')
    await main().getByText('Ninguna entidad extinta dejó adeudos').waitFor()
    await look()
  })

  it('the references, edited after somebody else validated one', async () => {
    const linea = await lineaEmitida()
    // A line is validated once it is paid in full.
    await pagar(linea, await debe(), 'BN3')
    await go('/dashboard?vista=validacionPagos')
    await boton('Editar')
    await main()
      .getByRole('checkbox', { name: new RegExp(linea.referencia) })
      .check()
    await client.put('/api/validacion-pagos', { cambios: [{ id: linea.id, version: linea.version, validado: true }] })
    await boton('Guardar')
    await main()
      .getByText(/ahora está validada por/)
      .waitFor()
    await look()
  })

  it('a payment that is moved to another line', async () => {
    await pagar(await lineaEmitida(), 100, 'BN4')
    await go('/dashboard?vista=validacionPagos&tab=banco')
    await boton(/^Reasignar ?: operación BN4/)
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cancelar' }).click()
  })

  it('an account without an entity is told whom to ask', async () => {
    await runSql(
      escenario.portal,
      `UPDATE usuarios SET entidad_id = NULL, adscripcion_id = NULL WHERE usuario = 'ventanilla2'`,
    )
    const desk = await opened(escenario, 'ventanilla2')
    await open(desk, `${escenario.portal.url}/dashboard?vista=aportaciones-detalle`)
    await desk.page.getByRole('alert').getByText('pide a un administrador').waitFor()
    await expectGood(desk)
    await desk.page.context().close()
  })
})

describe('loans', () => {
  it('a new one that is refused at its person, and one that cannot be settled yet', async () => {
    await go('/panel/prestamos')
    await boton('Nuevo préstamo', admin.page.locator('body'))
    await dialogo().getByRole('searchbox', { name: 'Persona' }).fill(difunta.curp.slice(0, 10))
    await boton(new RegExp(difunta.curp), dialogo())
    await dialogo().getByRole('textbox', { name: 'Capital' }).fill('9000')
    await dialogo().getByRole('textbox', { name: 'Quincenas' }).fill('6')
    await admin.traffic.settled()
    await boton('Proponer préstamo', dialogo())
    await dialogo()
      .getByText(/Solo se presta/)
      .first()
      .waitFor()
    await lookAtDialog()
    await go('/panel/prestamos')
    await main().getByRole('row').filter({ hasText: deudora.apellidoPaterno }).getByRole('link').first().click()
    await admin.page.locator('.sheet').waitFor()
    await look('.sheet')
    await boton('Liquidar', admin.page.locator('body'))
    await dialogo()
      .getByText(/Todavía no se puede liquidar/)
      .waitFor()
    await lookAtDialog()
  })

  it('the withholdings of a quincena: none, an answer that lacks its reason, a difference, where one comes from', async () => {
    await go('/dashboard?vista=retencionDetalle&quincena=2126')
    await main()
      .getByText(/aún no tiene retenciones ordenadas/)
      .waitFor()
    await look()
    await go('/dashboard?vista=retencionDetalle&quincena=2226')
    await boton(/^Responder la retención de /)
    await dialogo().getByRole('textbox', { name: 'Retenido' }).fill('100')
    await boton('Anotar retención', dialogo())
    await dialogo()
      .getByText(/motivo|por qué/i)
      .first()
      .waitFor()
    await lookAtDialog()
    const { body } = await client.get<RetencionesQuincena>('/api/retenciones/2226')
    const [renglon] = body.tipos[0]?.renglones ?? []
    const respuesta = { retenidoCentavos: 10_000, motivo: 'sueldo_insuficiente', nota: '', version: renglon?.version }
    await client.post(`/api/panel/retenciones/${renglon?.id ?? 0}/respuesta`, respuesta)
    await go('/dashboard?vista=retencionDetalle&quincena=2226')
    await main()
      .getByText(/por decidir$/)
      .first()
      .waitFor()
    await look()
    await boton(/^Decidir la diferencia de /)
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await boton(/^Explicar /)
    await lookAtDialog()
  })

  it('what was withheld beyond an order, in its list and in the dialog that decides it', async () => {
    const { body } = await client.get<RetencionesQuincena>('/api/retenciones/2226')
    const [renglon] = body.tipos[0]?.renglones ?? []
    const retenidoCentavos = (renglon?.abonoCentavos ?? 0) + 10_000
    const respuesta = { retenidoCentavos, motivo: null, nota: 'Retuvo dos veces', version: renglon?.version }
    expect((await client.post(`/api/panel/retenciones/${renglon?.id ?? 0}/respuesta`, respuesta)).status).toBe(200)
    await go('/dashboard?vista=retencion&tab=cobros')
    await boton(/^Aplicar o devolver/)
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await look()
  })
})

describe('what one person proposes and another authorises', () => {
  it('the tray, a proposal of each hand, and a refusal without its reason', async () => {
    const propone = await signInTo(escenario.portal.url, 'auxiliar')
    expect((await propone.post('/api/panel/prestamos', await prestamoDe(ahorradora, '2326'))).status).toBe(202)
    await client.post('/api/variables', { nombre: 'TASA_MORA_ANUAL', valor: '9', desde: '2026-01-01' })
    await go('/dashboard?vista=autorizaciones')
    await main()
      .getByRole('button', { name: /^Revisar PA-/ })
      .waitFor()
    await expectGood(admin)
    // Its own proposal may only be taken back.
    await boton(/^Abrir PA-/)
    await dialogo().getByRole('button', { name: 'Retirar' }).waitFor()
    await lookAtDialog()
    await dialogo().getByRole('button', { name: 'Cerrar' }).last().click()
    await boton(/^Revisar PA-/)
    await dialogo().getByRole('table', { name: 'Qué cambia' }).waitFor()
    await lookAtDialog()
    await boton('Rechazar', dialogo())
    await boton('Rechazar propuesta', dialogo())
    await dialogo().getByText('Escribe por qué se rechaza.').waitFor()
    await lookAtDialog()
  })
})

describe('CAIR', () => {
  it('a contribution: whose it is, and without its paper', async () => {
    await go('/afiliacion/cair/aportacion-voluntaria')
    await dialogo().getByRole('searchbox', { name: 'Persona' }).fill(ahorradora.curp.slice(0, 10))
    await boton(new RegExp(ahorradora.curp), dialogo())
    await dialogo().getByText('Puede solicitarlo.').waitFor()
    await lookAtDialog()
    await boton('Continuar', dialogo())
    await dialogo().getByRole('textbox', { name: 'Importe' }).fill('3650')
    await boton('Solicitar aportación', dialogo())
    await dialogo().getByText('Sube el documento que lo comprueba.').waitFor()
    await lookAtDialog()
    await dialogo().getByRole('textbox', { name: 'Fecha del depósito' }).fill('02/12/2025')
    await dialogo().locator('input[type=file]').setInputFiles(PAPEL)
    await dialogo()
      .getByRole('button', { name: `Quitar ${PAPEL.name}` })
      .waitFor()
    await boton('Solicitar aportación', dialogo())
    await admin.page.getByText(/Se solicitó la aportación AV-26-\d{6}/).waitFor()
    await go('/dashboard?vista=cair&tab=tramites')
    await main()
      .getByRole('button', { name: /AV-26-\d{6}/ })
      .waitFor()
    await look()
    await boton(/AV-26-\d{6}/)
    await lookAtDialog()
  })

  it('what a yield would do', async () => {
    await go('/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria')
    await dialogo().getByRole('textbox', { name: 'Tasa anual (%)' }).fill('10')
    await boton('Ver lo que abonaría', dialogo())
    await admin.page.getByRole('dialog', { name: 'Rendimiento de 2025' }).waitFor()
    await lookAtDialog()
  })

  it('an account, and the withdrawal of who died: of several beneficiaries one without a name', async () => {
    await go(`/dashboard?vista=cair&cuenta=${await internoOf(escenario.portal, difunta)}`)
    await look()
    await boton('Retiro de Capital')
    await boton('Agregar beneficiario', dialogo())
    await dialogo().getByLabel('Nombre').first().fill('Quiroga Peña, Ana')
    await boton('Solicitar retiro', dialogo())
    await dialogo().getByText('Escribe el nombre.').waitFor()
    await lookAtDialog()
  })
})

describe('what funds are calculated with', () => {
  it('a new record of parameters', async () => {
    await go('/dashboard?vista=FondosParametros')
    await boton('Agregar')
    await lookAtDialog()
  })
})
