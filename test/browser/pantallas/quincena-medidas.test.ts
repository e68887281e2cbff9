import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from '#test/support/browser.ts'
import { CIERRES, LINEA_EXPLICADA, porFirmar, SIMULACION } from '#test/support/fingido/cierres.ts'
import { VENTANA } from '#test/support/fingido/marco.ts'
import { quincenaLarga } from '#test/support/fingido/quincena-larga.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import type { Locator } from 'playwright-core'

/* What needs a real browser on the screens of the quincena: lines of text, and dialogs that no other test checks with axe. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const DATOS = quincenaLarga({ nombre: 'Prieto Lima, Nora', unidad: 'Secretaría de Salud' })
const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const main = (): Locator => portal.page.getByRole('main')
const boton = (name: string, where: Locator = main()): Locator => where.getByRole('button', { name, exact: true })
const dialogo = (name: string): Locator => portal.page.getByRole('dialog', { name })
const expectDialogAccessible = (): Promise<void> => expectAccessible(portal.page, { include: 'dialog' })

async function abrir(address: string, respuestas: Respuestas): Promise<void> {
  portal.answer(respuestas)
  await portal.go(address)
}

describe('Aplicación Quincenal', () => {
  const respuestas = {
    '/api/quincenas/2226/cierres': { body: CIERRES },
    '/api/panel/movimientos': { rows: [] },
    '/api/quincenas/2226/atencion': { body: DATOS.atencion },
  }

  it('on a desk shows the whole name of each entity', async () => {
    const [salud] = CIERRES.entidades
    const nombres = [
      'Secretaría de Seguridad Pública',
      'Secretaría de Obras Públicas',
      'Universidad Tecnológica del Valle',
    ]
    const entidades = nombres.map((nombre, i) => ({ ...salud, entidad: { id: i + 1, nombre, clave: `01-0${i + 1}` } }))
    await abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: { ...CIERRES, entidades } },
    })
    for (const name of nombres) {
      const link = main().getByRole('link', { name, exact: true })
      // A second line, which would be cut, is taller than the room around a link.
      expect(await link.evaluate(({ parentElement: line }) => line!.scrollHeight - line!.clientHeight)).toBeLessThan(8)
    }
  })

  it('shows each folio of the movements that nobody approved on one line', async () => {
    const ejemplos = Array.from({ length: 10 }, (_, n) => `C-26-0000${n + 10}`)
    const texto = 'Movimientos sin aprobar: pasan a la quincena siguiente'
    const pendientes = { codigo: 'pendientes', nivel: 'avisa', texto, cuantos: 34, ejemplos } as const
    await abrir(`${vista('aplicacionP')}&entidad=01-03`, {
      ...respuestas,
      '/api/quincenas/2226/simulacion': { body: { ...SIMULACION, revisiones: [pendientes] } },
    })
    for (const folio of ejemplos) {
      const lines = await portal.page.getByText(folio, { exact: true }).evaluate((one) => one.getClientRects().length)
      expect(lines, folio).toBe(1)
    }
  })

  it('keeps the password of a signature of many in sight, and its page is accessible', async () => {
    const { cierres, prevista } = porFirmar(30)
    await abrir(vista('aplicacionP'), {
      ...respuestas,
      '/api/quincenas/2226/cierres': { body: cierres },
      '/api/quincenas/2226/cierres/firmar/previsto': { body: prevista },
    })
    const cajas = main().getByRole('checkbox', { name: /^Elegir/ })
    await cajas.first().waitFor()
    for (const caja of await cajas.all()) await caja.check()
    await boton('Firmar (30)').click()
    await portal.page.getByRole('heading', { name: 'Firmar 30 cierres', level: 1 }).waitFor()
    const height = portal.page.viewportSize()!.height
    for (const seen of [
      main().getByRole('cell', { name: 'Total de 30 entidades' }),
      main().getByLabel('Escribe tu contraseña para firmar'),
      boton('Firmar y aplicar 30 cierres · $27,004.65'),
    ]) {
      const box = await seen.boundingBox()
      expect(box!.y + box!.height).toBeLessThanOrEqual(height)
    }
    await expectAccessible(portal.page)
  })
})

describe('Detalle de Aportaciones y Retenciones', () => {
  it('aligns a label with its amount, and its explanations are accessible', async () => {
    await abrir(`${vista('aportacion-retencion')}&clave0=01&clave1=02`, {
      '/api/organica-0': { body: [] },
      '/api/organica-1': { body: [] },
      '/api/aportacion-retencion': { body: DATOS.retencion },
      '/api/aportacion-retencion/cuenta': { body: DATOS.cuenta },
      '/api/aportacion-retencion/pagado': { body: DATOS.pagado },
      '/api/aportacion-retencion/explicacion': { body: LINEA_EXPLICADA },
    })
    await main().getByRole('tab', { name: 'Estado de cuenta' }).click()
    const pie = (where: Locator): Promise<number> =>
      where.evaluate((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        return text.getBoundingClientRect().bottom
      })
    const porVencer = main().getByRole('term').filter({ hasText: 'Por vencer' })
    const importe = boton('Explicar $999,999,999.99 de Por vencer')
    expect(Math.abs((await pie(porVencer)) - (await pie(importe)))).toBeLessThan(1)
    await importe.click()
    const suma = dialogo('Por vencer: $999,999,999.99')
    await suma.getByRole('row', { name: /Q22 2026.* Intereses / }).waitFor()
    await expectDialogAccessible()
    await suma.getByRole('button', { name: /^Explicar \$32\.88 de Q22 2026/ }).click()
    await dialogo('De qué se compone la línea de pago').getByRole('row', { name: 'Por pagar $5,032.88' }).waitFor()
    await expectDialogAccessible()
  })
})

describe('Fondos Parámetros', () => {
  it('has an accessible form of a new fund', async () => {
    await abrir(vista('FondosParametros'), { '/api/panel/fondos-parametros': { body: DATOS.parametros } })
    await boton('Agregar').click()
    await dialogo('Nuevo Fondo').getByLabel('QNA Aplicar Aguinaldo').waitFor()
    await expectDialogAccessible()
  })
})

describe('Validación de pagos', () => {
  const respuestas: Respuestas = {
    '/api/validacion-pagos': { body: DATOS.validacion },
    '/api/panel/referencias-pago': { rows: DATOS.referencias },
    '/api/ventana': { body: { ...VENTANA, tipo: 'PAGO', open: true } },
    '/api/panel/pagos': { rows: [{ ...DATOS.pago, importeCentavos: 500_000 }] },
    [`/api/lineas-pago/${DATOS.pago.referencia}/explicacion`]: { body: LINEA_EXPLICADA },
  }

  it('is accessible while a change of somebody else is shown', async () => {
    const actual = [{ ...DATOS.referencias[0], version: 5, validadoPor: 'Ana Ruiz' }]
    await abrir(vista('validacionPagos'), {
      ...respuestas,
      '/api/validacion-pagos': ({ method }) =>
        method === 'PUT'
          ? { status: 409, error: 'Otra persona la cambió.', codigo: 'version', actual }
          : { body: DATOS.validacion },
    })
    await boton('Editar').click()
    await main()
      .getByRole('checkbox', { name: /^Validar la referencia/ })
      .first()
      .uncheck()
    await boton('Guardar').click()
    await main().getByText('Otra persona la cambió.').waitFor()
    await expectAccessible(portal.page)
  })

  it('has an accessible dialog of what a payment is made of', async () => {
    await abrir(vista('validacionPagos'), respuestas)
    await main().getByRole('tab', { name: 'Respuesta del banco' }).click()
    await boton('Explicar $5,000.00 de Secretaría de Salud').click()
    const explicado = dialogo('De qué se compone el pago')
    await explicado.getByRole('row', { name: 'Por pagar $5,032.88' }).waitFor()
    await expectDialogAccessible()
    await boton('Cerrar', explicado).last().click()
  })
})
