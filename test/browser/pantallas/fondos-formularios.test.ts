import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { openFingido, type PortalFingido } from './portal-fingido.ts'
import { quincenaLarga } from '#test/support/fingido/quincena-larga.ts'
import type { EfectoParametros } from '#domain/fondos/parametros/efecto-parametros.ts'
import type { FormulaPanel } from '#domain/fondos/formula/formula-panel.ts'
import type { RenglonPuestos } from '#domain/organica/puestos/catalogo-puestos.ts'
import type { Locator } from 'playwright-core'

/* Forms of the funds: what is typed is never lost in silence, and what is wrong is in sight. */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido(ANCHO.telefono)
})
afterAll(() => portal.close())

const DATOS = quincenaLarga({ nombre: 'Prieto Lima, Nora', unidad: 'Secretaría de Salud' })
const main = (): Locator => portal.page.getByRole('main')
const boton = (name: string, where: Locator = main()): Locator => where.getByRole('button', { name, exact: true })
const dialogo = (name: string): Locator => portal.page.getByRole('dialog', { name })
const campo = (name: string): Locator => main().getByLabel(name, { exact: true })
const SIN_GUARDAR = 'Tienes cambios sin guardar'
const isInSight = (field: Locator): Promise<boolean> =>
  field.evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)

describe('Gestión de Constantes', () => {
  it('asks before another constant takes the place of what was typed, and brings the form into sight', async () => {
    portal.answer({ '/api/variables': { body: DATOS.constantes } })
    await portal.go('/dashboard?vista=variables')
    await campo('Nombre').fill('OTRA')
    await boton('Actualizar TASA_MORA_ANUAL').click()
    await expectAccessible(portal.page, { include: 'dialog' })
    await boton('Quedarme', dialogo(SIN_GUARDAR)).click()
    expect(await campo('Nombre').inputValue()).toBe('OTRA')

    await boton('Actualizar TASA_MORA_ANUAL').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
    await hasFocus(campo('Valor numérico'))
    const box = await main().getByRole('heading', { name: 'Actualizar Valor de Constante' }).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    // The same one again takes nothing away.
    await campo('Valor numérico').fill('32')
    await boton('Actualizar TASA_MORA_ANUAL').click()
    await hasFocus(campo('Valor numérico'))
    expect(await campo('Valor numérico').inputValue()).toBe('32')
  })
})

describe('Catálogo de Puestos y Categorías', () => {
  it('asks before another tab or another row takes the place of what was typed, and only then', async () => {
    const renglon = (id: number, nombre: string): RenglonPuestos => ({
      ...{ tipo: 'adscripcion', id, nombre, detalle: '', version: 1, padreId: null, hasta: null, sueldo: null },
      personas: 0,
    })
    const plazo = { desde: '2026-11-16', hasta: '2026-12-31' }
    portal.answer({
      '/api/panel/puestos-categorias': { body: { renglones: [renglon(1, 'Salud'), renglon(2, 'Educación')], plazo } },
      '/api/panel/aumentos': { body: { aumentos: [], propuestos: [], quincenas: [], actual: '2226' } },
    })
    await portal.go('/dashboard?vista=catalogoPuestosCategorias')
    const ficha = (name: string): Locator => main().getByRole('tab', { name, exact: true })
    const editar = (name: string): Locator =>
      main()
        .getByRole('table', { name: /^Vista general/ })
        .getByRole('button', { name: `Editar ${name}` })
    await campo('Nombre').fill('Cultura')
    for (const leave of [ficha('Direcciones'), ficha('Aumentos'), editar('Salud')]) {
      await leave.click()
      await boton('Quedarme', dialogo(SIN_GUARDAR)).click()
      expect(await campo('Nombre').inputValue()).toBe('Cultura')
    }
    await editar('Salud').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
    await boton('Guardar actualización').waitFor()
    await campo('Nombre').fill('Salud Pública')
    // The same one again takes nothing away.
    await editar('Salud').click()
    expect(await campo('Nombre').inputValue()).toBe('Salud Pública')
    await boton('Cancelar').click()
    await ficha('Aumentos').click()
    await campo('Porcentaje').last().fill('4')
    await ficha('Puesto').click()
    await boton('Quedarme', dialogo(SIN_GUARDAR)).click()
    expect(await campo('Porcentaje').last().inputValue()).toBe('4')
  })
})

describe('A constant of eighteen digits', () => {
  it('is shown as it was written, in force and in its history', async () => {
    const LARGA = { NOMBRE: 'FACTOR', VALOR: Number('123456789012.123456'), VALOR_TEXTO: '123456789012.123456' }
    portal.answer({ '/api/variables': { body: [{ ...LARGA, FECHA: '2026-01-01', AUTOR: 'Sistema' }] } })
    await portal.go('/dashboard?vista=variables')
    await main().getByText('123456789012.123456', { exact: true }).waitFor()
    await boton('Ver historial').click()
    await main().getByRole('cell', { name: '123456789012.123456' }).waitFor()
    await boton('Actualizar FACTOR').click()
    await main().getByText('Ahora vale 123456789012.123456.').waitFor()
  })
})

const FORMULA: FormulaPanel = {
  id: 1,
  titulo: 'Base',
  nombre: 'base',
  formula: 'sueldo * 2',
  desglose: '',
  descripcion: '',
  variables: [],
  version: 1,
  autor: 'Prieto Lima, Nora',
  registradaAt: '2026-11-20T18:00:00Z',
  usadaPor: [],
  actions: ['rellenar', 'eliminar'],
}

describe('Gestión de Fórmulas', () => {
  it('asks before Rellenar and Limpiar take away what was typed, and only then', async () => {
    portal.answer({
      '/api/panel/formulas': { body: { formulas: [FORMULA], variables: [], actions: ['guardar'] } },
      '/api/panel/formulas/revisar': { body: { faltas: [] } },
    })
    await portal.go('/dashboard?vista=formulaCatalogo')
    await boton('Rellenar con Base').click()
    await expect.poll(() => campo('Fórmula').inputValue()).toBe('sueldo * 2')
    await hasFocus(campo('Fórmula'))
    await expect.poll(() => isInSight(campo('Fórmula'))).toBe(true)
    await campo('Fórmula').fill('sueldo * 3 +')
    for (const name of ['Rellenar con Base', 'Limpiar']) {
      await boton(name).click()
      await boton('Quedarme', dialogo(SIN_GUARDAR)).click()
      expect(await campo('Fórmula').inputValue()).toBe('sueldo * 3 +')
    }
    await boton('Rellenar con Base').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
    await hasFocus(campo('Fórmula'))
    await expect.poll(() => isInSight(campo('Fórmula'))).toBe(true)
    await campo('Fórmula').fill('sueldo * 4')
    await boton('Limpiar').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
    await expect.poll(() => campo('Fórmula').inputValue()).toBe('')
  })

  it('tells what is wrong with a formula once: while it is typed, then at its field, with its character marked', async () => {
    const { page } = portal
    const falta = { caracter: 10, message: 'No se puede dividir entre cero.' }
    const texto = `Carácter 10: ${falta.message}`
    const call = (url: URL): boolean => url.pathname === '/api/panel/formulas'
    portal.answer({
      '/api/panel/formulas': { body: { formulas: [], variables: [], actions: ['guardar'] } },
      '/api/panel/formulas/revisar': { body: { faltas: [falta] } },
    })
    await portal.go('/dashboard?vista=formulaCatalogo')
    await page.route(call, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 422,
            json: { error: 'Hay datos por corregir.', codigo: 'reglas', campos: { formula: texto } },
          })
        : route.fallback(),
    )
    await campo('Título').fill('Entre cero')
    await campo('Fórmula').fill('sueldo / 0')
    const lugar = main().locator('.formulas-lugar mark')
    await main().getByText(texto).waitFor()
    expect(await lugar.innerText()).toBe('0')
    await boton('Guardar fórmula').click()
    await hasFocus(campo('Fórmula'))
    await expect.poll(() => campo('Fórmula').getAttribute('aria-invalid')).toBe('true')
    expect(await main().getByText(texto).count()).toBe(1)
    expect(await lugar.innerText()).toBe('0')
    await page.unroute(call)
    await boton('Limpiar').click()
    await boton('Seguir sin guardar', dialogo(SIN_GUARDAR)).click()
  })

  it('lets a formula of more characters than fit be typed, and says how many there are', async () => {
    await campo('Título').fill('Larga')
    await campo('Fórmula').fill('1+'.repeat(3_000) + '12')
    expect((await campo('Fórmula').inputValue()).length).toBe(6_002)
    await boton('Guardar fórmula').click()
    await main().getByText('La fórmula tiene 6,002 caracteres; se admiten hasta 6,000.').waitFor()
  })
})

describe('Fondos Parámetros', () => {
  it.each(Object.entries(ANCHO))('shows a refused field and its message above the foot (%s)', async (_which, size) => {
    const { page } = portal
    await page.setViewportSize(size)
    const campos = { 'valores.FPESA': 'FPESA va de 0 a 100; llegó 450. ¿Querías decir 4.5?' }
    const call = (url: URL): boolean => url.pathname.endsWith('/previa')
    await page.route(call, (route) =>
      route.fulfill({ status: 422, json: { error: 'Hay datos por corregir.', codigo: 'reglas', campos } }),
    )
    portal.answer({ '/api/panel/fondos-parametros': { body: DATOS.parametros } })
    await portal.go('/dashboard?vista=FondosParametros')
    await boton('Agregar').click()
    const nuevo = dialogo('Nuevo Fondo')
    await nuevo.getByLabel('FPESA', { exact: true }).fill('450')
    await boton('Revisar efecto', nuevo).click()
    const message = nuevo.getByText('llegó 450. ¿Querías decir 4.5?')
    await message.waitFor()
    await hasFocus(nuevo.getByLabel('FPESA', { exact: true }))
    const [text, foot] = [await message.boundingBox(), await nuevo.locator('.dialog-foot').boundingBox()]
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
    await page.unroute(call)
    await boton('Cancelar', nuevo).click()
  })
})

describe('Fondos Parámetros, before it is kept', () => {
  const EFECTO: EfectoParametros = {
    quincena: 'Q21 2026 · 1–15 nov',
    cierre: { cerraron: 3, entidades: 12 },
    personas: 2,
    cambian: 2,
    diferenciaCentavos: 10_691,
    fondos: [{ fondo: 'fondo_ahorro', diferenciaCentavos: 10_691, personas: 2 }],
    mayores: [{ interno: '100025', nombre: 'Castro Cárdenas, Raúl', antesCentavos: 30_839, despuesCentavos: 37_007 }],
  }
  const PATH = '/api/panel/fondos-parametros'

  it('brings into sight the first thing wrong, be it the first field, or what the form is told', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.telefono)
    portal.answer({ [PATH]: { body: DATOS.parametros }, [`${PATH}/previa`]: { body: EFECTO } })
    await portal.go('/dashboard?vista=FondosParametros')
    await boton('Actualizar').click()
    const form = dialogo('Actualizar Fondo')
    await form.getByLabel('Días Anual Agu').scrollIntoViewIfNeeded()
    await boton('Revisar efecto', form).click()
    const nada = form.getByText('No has cambiado nada.')
    await nada.waitFor()
    await expect.poll(() => isInSight(nada)).toBe(true)

    await form.getByLabel('FAA', { exact: true }).fill('cinco')
    await form.getByLabel('SARE', { exact: true }).fill('')
    await boton('Revisar efecto', form).click()
    await hasFocus(form.getByLabel('FAA', { exact: true }))
    await form.getByLabel('FAA', { exact: true }).fill('6')
    await form.getByLabel('SARE', { exact: true }).fill('2')
    await boton('Revisar efecto', form).click()
    await form.getByText('cerrada por 3 de 12 entidades').waitFor()

    const guardar = (url: URL): boolean => /fondos-parametros\/\d+$/.test(url.pathname)
    const answers = [
      { status: 422, json: { error: 'Hay datos por corregir.', codigo: 'reglas', campos: { desde: 'Ya la cerró.' } } },
      { status: 409, json: { error: 'Otra persona cambió este registro.', codigo: 'version' } },
    ]
    await page.route(guardar, (route) => route.fulfill(answers.shift() ?? {}))
    await form.getByLabel('Días Anual Agu').scrollIntoViewIfNeeded()
    await boton('Proponer fondo', form).click()
    const cerrada = form.getByText('Ya la cerró.')
    await cerrada.waitFor()
    await expect.poll(() => isInSight(cerrada)).toBe(true)
    await form.getByLabel('Días Anual Agu').scrollIntoViewIfNeeded()
    await boton('Proponer fondo', form).click()
    const otra = form.getByText('Otra persona cambió este registro.')
    await otra.waitFor()
    await expect.poll(() => isInSight(otra)).toBe(true)
    await page.unroute(guardar)
    await boton('Cancelar', form).click()
  })

  it('says of which entities the quincena of the effect is', async () => {
    portal.answer({ [PATH]: { body: DATOS.parametros }, [`${PATH}/previa`]: { body: EFECTO } })
    await portal.go('/dashboard?vista=FondosParametros')
    await boton('Agregar').click()
    const nuevo = dialogo('Nuevo Fondo')
    await boton('Revisar efecto', nuevo).click()
    await nuevo
      .getByText(
        'En Q21 2026 · 1–15 nov, cerrada por 3 de 12 entidades, cambiarían 2 personas de 2 (+$106.91 en total).',
      )
      .waitFor()
    await boton('Cancelar', nuevo).click()
    portal.answer({
      [PATH]: { body: DATOS.parametros },
      [`${PATH}/previa`]: { body: { ...EFECTO, cierre: { cerraron: 12, entidades: 12 } } },
    })
    await boton('Agregar').click()
    await boton('Revisar efecto', nuevo).click()
    await nuevo.getByText('En Q21 2026 · 1–15 nov, la última cerrada por todas las entidades, cambiarían').waitFor()
    await boton('Cancelar', nuevo).click()
  })
})

describe('Préstamos', () => {
  it('leads from how many have a difference to decide to exactly those', async () => {
    portal.answer({ '/api/panel/prestamos': { rows: [], total: 11 } })
    await portal.go('/panel/prestamos')
    await main().getByRole('link', { name: '11 préstamos tienen una diferencia por decidir' }).click()
    await expect
      .poll(() => new URL(portal.page.url()).searchParams.get('filter'))
      .toBe(JSON.stringify({ conDiferencia: true }))
  })
})
