import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { expectNoSidewaysScroll } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { watchTraffic } from '#test/browser/trafico.ts'
import type { Page } from 'playwright-core'

// Today is Friday 20 November 2026.
let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
  await abrir()
})
afterAll(() => escenario.close())

async function abrir(): Promise<void> {
  await page.goto(`${escenario.portal.url}/dashboard?vista=catalogoPuestosCategorias`)
  await registrar().waitFor()
}
const boton = (name: string) => page.getByRole('button', { name, exact: true })
const registrar = () => boton('Registrar')
const ficha = (name: string) => page.getByRole('tab', { name, exact: true }).click()
const nombre = () => page.getByLabel('Nombre', { exact: true })
const general = () => page.getByRole('table', { name: /^Vista general/ })

async function elegir(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function registra(name: string): Promise<void> {
  await registrar().click()
  await page.getByText(`«${name}» quedó registrado.`).waitFor()
}

/** The rows of the general table with these words, as they are read. */
async function filasCon(words: string): Promise<string[]> {
  await page.getByRole('textbox', { name: 'Buscar en la vista general' }).fill(words)
  await page.getByText(/^\d+ de \d+$/).waitFor()
  const rows = await general().locator('tbody tr').allInnerTexts()
  return rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())
}

it('each tab registers only what is complete: a post needs its area, that its directorate, that its adscripción', async () => {
  expect(await registrar().isDisabled()).toBe(true)
  await nombre().fill('   ')
  expect(await registrar().isDisabled()).toBe(true)
  await nombre().fill('Adscripción Ficticia')
  await registra('Adscripción Ficticia')
  await ficha('Direcciones')
  await nombre().fill('Dirección Ficticia')
  expect(await registrar().isDisabled()).toBe(true)
  await elegir('Adscripción', 'Adscripción Ficticia')
  await registra('Dirección Ficticia')
  await ficha('Área')
  await nombre().fill('Área Ficticia')
  await elegir('Adscripción', 'Adscripción Ficticia')
  expect(await registrar().isDisabled()).toBe(true)
  await elegir('Dirección', 'Dirección Ficticia')
  await registra('Área Ficticia')
  await ficha('Puesto')
  await nombre().fill('Puesto Ficticio')
  await elegir('Adscripción', 'Adscripción Ficticia')
  await elegir('Dirección', 'Dirección Ficticia')
  expect(await registrar().isDisabled()).toBe(true)
  await elegir('Área', 'Área Ficticia')
  await registra('Puesto Ficticio')
  expect(await filasCon('ficticia')).toEqual([
    'Adscripción Adscripción Ficticia',
    'Dirección Dirección Ficticia Adscripción Ficticia',
    'Área Área Ficticia Adscripción Ficticia',
    'Puesto Puesto Ficticio Área Ficticia · Adscripción Ficticia',
  ])
})

it('a category comes with its salary in one act, and «Editar sueldo» gives it another from a day on', async () => {
  await ficha('Categoría y Sueldo')
  await page.getByLabel('Categoría', { exact: true }).fill('99Z')
  expect(await registrar().isDisabled()).toBe(true)
  await page.getByLabel('Sueldo mensual').fill('12345.67')
  await registra('99Z')
  await boton('Editar sueldo de 99Z').click()
  await page.getByText('Sueldo de la categoría 99Z').waitFor()
  await page.getByLabel('Sueldo mensual').fill('13000')
  await page.getByLabel('Vale desde').fill('01/12/2026')
  await boton('Guardar actualización').click()
  await registrar().waitFor()
  expect(await filasCon('99z')).toEqual([
    'Categoría 99Z',
    'Sueldo $12,345.67 hasta el 30 nov 2026 99Z',
    'Sueldo $13,000.00 desde el 1 dic 2026 99Z',
  ])
  await general().getByRole('button', { name: 'Editar 99Z' }).click()
  await boton('Guardar actualización').waitFor()
  await boton('Cancelar').click()
  await registrar().waitFor()
})

it('a deletion asks twice and lists what goes; what is in use is kept, with the way to the act that does it well', async () => {
  const client = await signInTo(escenario.portal.url, 'admin')
  const hacer = async (tipo: string, cuerpo: object): Promise<number> =>
    (await client.post<{ id: number }>(`/api/catalogo/${tipo}`, cuerpo)).body.id
  const adscripcion = await hacer('adscripcion', { nombre: 'Adscripción Pasajera' })
  const direccion = await hacer('direccion', { nombre: 'Dirección Pasajera', id_adscripcion: adscripcion })
  const area = await hacer('area', { nombre: 'Área Pasajera', id_direccion: direccion })
  await hacer('puesto', { nombre: 'Puesto Pasajero', id_area: area })
  await abrir()
  await filasCon('adscripción pasajera')
  await general().getByRole('button', { name: 'Eliminar Adscripción Pasajera' }).click()
  const asked = page.getByRole('dialog', { name: '¿Eliminar la adscripción "Adscripción Pasajera"?' })
  for (const gone of ['Dirección Pasajera.', 'Área Pasajera.', 'Puesto Pasajero.'])
    await asked.getByText(gone, { exact: true }).waitFor()
  await asked.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await asked.getByText('Esta acción eliminará en cascada los datos dependientes. ¿Desea continuar?').waitFor()
  const traffic = watchTraffic(page)
  await asked.getByRole('button', { name: 'Eliminar definitivamente' }).click()
  await page.getByText('«Adscripción Pasajera» se eliminó.').waitFor()
  await traffic.settled()
  expect(traffic.notFound).toEqual([])
  expect(await filasCon('pasajera')).toEqual(['Sin resultados.'])
  await filasCon('adscripción secretaría de salud')
  await general().getByRole('button', { name: 'Eliminar Secretaría de Salud' }).first().click()
  const kept = page.getByRole('dialog', { name: '¿Eliminar la adscripción "Secretaría de Salud"?' })
  await kept.getByText('No se puede eliminar: está en uso.').waitFor()
  expect(await kept.getByRole('button', { name: 'Eliminar' }).count()).toBe(0)
  await kept.getByRole('link', { name: 'Abrir el árbol' }).click()
  await page.getByRole('heading', { level: 1, name: 'Árbol orgánico' }).waitFor()
})

it.each([1440, 1201, 1001, 390])('what a rise costs is read whole at %i px', async (width) => {
  const before = page.viewportSize()
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${escenario.portal.url}/dashboard?vista=catalogoPuestosCategorias`)
  await ficha('Aumentos')
  await page.getByRole('textbox', { name: 'Porcentaje' }).fill('4')
  await page.getByRole('checkbox', { name: '20B', exact: true }).check()
  await boton('Revisar aumento').click()
  const [wide, inside] = await page
    .locator('.costo-aumento-tabla')
    .evaluate((frame) => [frame.clientWidth, frame.scrollWidth])
  expect(inside).toBe(wide)
  await expectNoSidewaysScroll(page)
  if (before) await page.setViewportSize(before)
})

it('a category in use offers to end it by date, which asks for a day, and the way to move who has it', async () => {
  // Nobody is on file yet: what uses it is a rise.
  const client = await signInTo(escenario.portal.url, 'admin')
  const pedido = { desde: '2226', porcentaje: 4, categorias: ['20B'] }
  const { body } = await client.post<{ huella: string }>('/api/panel/aumentos/previsto', pedido)
  const propuesto = { ...pedido, motivo: 'Acuerdo', huella: body.huella }
  const propuesta = await client.post<PropuestaHecha>('/api/panel/aumentos', propuesto)
  const titular = await signInTo(escenario.portal.url, 'titular')
  const path = `/api/panel/autorizaciones/${propuesta.body.propuesta.id}/autorizar`
  expect((await titular.post(path, { version: 1 })).status).toBe(200)
  await page.goto(`${escenario.portal.url}/dashboard?vista=catalogoPuestosCategorias`)
  await filasCon('20b')
  const row = general().locator('tbody tr').filter({ hasText: 'Categoría' })
  await row.getByRole('button', { name: 'Eliminar 20B', exact: true }).click()
  const kept = page.getByRole('dialog', { name: '¿Eliminar la categoría 20B?' })
  await kept
    .getByText(/Para mover a una persona a otra, captura su cambio en «Actualización de datos laborales»/)
    .waitFor()
  expect(await kept.getByRole('link', { name: 'Mover a una persona' }).getAttribute('href')).toContain(
    'vista=actualizarLaboral',
  )
  await kept.getByRole('button', { name: 'Terminar con fecha' }).click()
  const termina = page.getByRole('dialog', { name: 'Terminar «20B» con fecha' })
  for (const [typed, told] of [
    ['', 'Escribe el último día en que se ofrece.'],
    ['31/11/2026', 'El último día se escribe dd/mm/aaaa; llegó «31/11/2026», que no es un día.'],
    ['19/11/2026', 'El último día es hoy o después; llegó 19 nov 2026.'],
  ] as const) {
    await termina.getByLabel('Último día en que se ofrece').fill(typed)
    await termina.getByRole('button', { name: 'Terminar con fecha' }).click()
    await termina.getByText(told).waitFor()
  }
  await termina.getByRole('button', { name: 'Cancelar' }).click()
})
