import { describe, expect, it } from 'vitest'
import {
  APORTACION_EXPLICADA,
  dineroLargo,
  estadoLargo,
  personaDetallada,
  rendimientoPrevisto,
  tramiteLargo,
} from '#test/support/fingido/dinero-largo.ts'
import { waitUntil } from '#test/support/wait-until.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { abrir, boton, dialogo, llamadas, main, responder, vista } from './soporte/portal.tsx'
import { documento, type Lugar } from './soporte/lugar.ts'
import type { Respuesta, Respuestas } from '#test/support/fingido/respuestas.ts'
import type { RendimientoAplicado } from '#domain/fondos/cair/anio-rendimiento.ts'

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad:
    'Subdirección de Coordinación Interinstitucional para la Seguridad Social de las Personas Trabajadoras del Estado',
}
const DINERO = dineroLargo(QUIEN)
const PERSONA = personaDetallada(QUIEN)
const dialog = (): Lugar => dialogo()

const APLICADO: RendimientoAplicado = {
  id: 7,
  anio: 2025,
  cuenta: 'normal',
  tasa: 7.5,
  estado: 'aplicado',
  pedido: QUIEN.nombre,
  pedidoAt: '2026-01-20T15:56:00.000Z',
  aplicadoAt: '2026-01-20T15:58:00.000Z',
  cuentas: 1_591,
  rendimientoCentavos: 12_345_678,
  entregaCentavos: 345_678,
}
const RENDIMIENTOS: Respuesta = { body: { rendimientos: [], actions: ['aplicar'] } }
const CUENTAS: Respuestas = {
  '/api/panel/cair': { rows: [DINERO.cuenta] },
  '/api/panel/cair-rendimientos': RENDIMIENTOS,
  '/api/panel/extemporaneas': { rows: [] },
}

const DETALLE = `${vista('retencionDetalle')}&quincena=2226`

describe('every address of the popups of the map opens its procedure', () => {
  it.each([
    ['/afiliacion/cair/aplicacion-rendimientos/aportacion-normal', 'Rendimiento anual'],
    ['/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria', 'Rendimiento anual'],
    ['/afiliacion/cair/devolucion/por-edad', 'Retiro de Capital por edad'],
    ['/afiliacion/cair/devolucion/por-defuncion', 'Retiro de Capital por defunción'],
    ['/afiliacion/cair/devolucion/por-pension', 'Retiro de Capital por pensión'],
    ['/afiliacion/cair/aportacion-voluntaria', 'Aportación Voluntaria'],
    ['/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena', 'Pago atrasado de quincena'],
    ['/afiliacion/aportaciones-extemporaneas/despido-reinstalacion', 'Despido y reinstalación'],
    [
      '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo',
      'Reconocimiento de antigüedad por acuerdo',
    ],
    ['/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo', 'Reconocimiento por laudo'],
    ['/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada', 'Afiliación atrasada'],
  ])('%s: %s', async (address, title) => {
    abrir(address, CUENTAS)
    await documento().getByRole('dialog', { name: title, exact: true }).waitFor()
  })
})

it('the search of a person for a procedure says who qualifies, and why the others do not', async () => {
  const quien = (id: number, nombre: string, impide: string) => ({ id, interno: id, nombre, curp: '', impide })
  const impide = 'Tiene 36 años; el retiro por edad se entrega desde los 60.'
  abrir('/afiliacion/cair/devolucion/por-edad', {
    ...CUENTAS,
    '/api/panel/cair/candidatos': { body: [quien(1, 'Quetzal Lima, Ana', ''), quien(2, 'Quetzal Lima, Beto', impide)] },
  })
  await dialog().getByRole('searchbox', { name: 'Persona' }).fill('quetzal')
  await dialog().getByText(impide).waitFor()
  const found = dialog().getByRole('list', { name: 'Personas encontradas' }).getByRole('button').texts()
  expect(found.map((text) => text.trim())).toEqual(['Quetzal Lima, Ana', `Quetzal Lima, Beto ${impide}`])
  const [pedida] = llamadas.filter(({ url }) => url.pathname.endsWith('/candidatos'))
  expect(pedida?.body).toEqual({ q: 'quetzal', tipo: 'retiro', motivo: 'edad' })
})

describe('who only consults', () => {
  const AUDITOR: Respuesta = {
    body: { ...SESION, perfil: { ...SESION.perfil, id: 8, nombre: 'Auditor', actos: ['ver'] } },
  }
  it.each([
    ['/afiliacion/cair/devolucion/por-edad', 'Tu perfil consulta las cuentas, pero no solicita trámites.'],
    ['/afiliacion/cair/aportacion-voluntaria', 'Tu perfil consulta las cuentas, pero no solicita trámites.'],
    [
      '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal',
      'Tu perfil consulta los rendimientos, pero no los aplica.',
    ],
    [
      '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo',
      'Tu perfil consulta las aportaciones extemporáneas, pero no las solicita.',
    ],
  ])('is told so by %s, and is offered no procedure', async (address, said) => {
    abrir(address, {
      ...CUENTAS,
      '/api/sesion': AUDITOR,
      '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: [] } },
    })
    await documento().getByText(said).waitFor()
    expect(dialog().count()).toBe(0)
    for (const name of [/^Retiro de Capital/, /^Aportación Voluntaria/, /^Reconocimiento por laudo/])
      expect(main().getByRole('button', { name }).count()).toBe(0)
  })
})

it.each([
  ['solicitado', 0],
  ['aprobado_una', 0],
  ['rechazado', 0],
  ['aprobado', 1],
] as const)('the receipt of a withdrawal that is %s is offered %i times', async (estado, veces) => {
  const tramite = { ...tramiteLargo(QUIEN), estado, actions: [] }
  abrir(`${vista('cair')}&tab=tramites`, {
    '/api/panel/cair-tramites': { rows: [tramite] },
    '/api/panel/cair-tramites/7': { body: tramite },
  })
  await main()
    .getByRole('button', { name: /RC-26-999999/ })
    .click()
  await dialog().getByText('Se entrega a').first().waitFor()
  await dialog()
    .getByText(/Concubina o concubinario · 33\.33\s% · \$/)
    .first()
    .waitFor()
  expect(
    dialog()
      .getByText(/^Faltan? .*, de (personas distintas|alguien distinto)/)
      .count(),
  ).toBe(estado === 'rechazado' || veces === 1 ? 0 : 1)
  expect(dialog().getByRole('link', { name: 'Imprimir recibo' }).count()).toBe(veces)
})

it('the yields that were applied count their accounts as people read them', async () => {
  abrir(`${vista('cair')}&tab=rendimientos`, {
    ...CUENTAS,
    '/api/panel/cair-rendimientos': { body: { rendimientos: [APLICADO], actions: [] } },
  })
  await documento().getByRole('cell', { name: '1,591', exact: true }).waitFor()
})

it('a yield that nobody asked to be handed over says that it stays in the accounts', async () => {
  const body = { ...rendimientoPrevisto([]), entregas: 0, entregaCentavos: 0 }
  abrir(`${vista('cair')}&tab=rendimientos`, { ...YIELD, '/api/panel/cair-rendimientos/previsto': { body } })
  await main().getByRole('button', { name: 'Aplicar rendimiento' }).click()
  await escribeTasa(dialog())
  await dialog().getByRole('button', { name: 'Ver lo que abonaría' }).click()
  await dialog().getByText('A nadie: todo queda en las cuentas').waitFor()
  expect(dialog().getByText('0 personas').count()).toBe(0)
})

it('yields that did not come are not told as none', async () => {
  abrir(`${vista('cair')}&tab=rendimientos`, { '/api/panel/cair': { rows: [DINERO.cuenta] } })
  await documento().getByText('No se pudieron cargar los rendimientos.').waitFor()
  expect(documento().getByText('Aún no se aplica ningún rendimiento.').count()).toBe(0)
})

it('what waits in a quincena is looked at alone, and counted', async () => {
  const [tipo] = DINERO.retenciones.tipos
  const [renglon] = tipo?.renglones ?? []
  if (!tipo || !renglon) throw new Error('One withholding was expected')
  const renglones = [
    { ...renglon, id: 8, nombre: 'Quiroga Entera, Ana', retenidoCentavos: renglon.abonoCentavos, motivo: null },
    { ...renglon, id: 9, nombre: 'Quiroga Callada, Eva', retenidoCentavos: null, motivo: null },
    { ...renglon, id: 10, nombre: 'Quiroga Decidida, Iris', decision: 'recorrer' },
    renglon,
  ]
  abrir(DETALLE, { '/api/retenciones/2226': { body: { ...DINERO.retenciones, tipos: [{ ...tipo, renglones }] } } })
  await main().getByText('1 por responder y 1 diferencia por decidir').waitFor()
  const names = (): readonly string[] => main().getByRole('row').locator('td:first-child').texts()
  await main().getByText('Quiroga Entera, Ana').waitFor()
  expect(names()).toHaveLength(4)
  await main().getByRole('button', { name: 'Ver solo esas' }).click()
  await main().getByText('2 de 4 préstamos').waitFor()
  expect(names().filter((name) => name.startsWith('Quiroga'))).toEqual(['Quiroga Callada, Eva'])
  await main().getByRole('button', { name: 'Ver todas' }).click()
  await main().getByText('Quiroga Entera, Ana').waitFor()
})

describe('the withholdings of a quincena', () => {
  const [tipo] = DINERO.retenciones.tipos
  const [renglon] = tipo?.renglones ?? []
  if (!tipo || !renglon) throw new Error('One withholding was expected')
  const sinRespuesta = { ...renglon, retenidoCentavos: null, motivo: null, actions: [] }
  const renglones = Array.from({ length: 30 }, (_, n) => ({
    ...sinRespuesta,
    id: n + 1,
    prestamo: `P-0000${n + 10}`,
    nombre: `Persona Ñandú ${n + 1}`,
  }))
  const datos = { ...DINERO.retenciones, tipos: [{ ...tipo, renglones }] }
  const filas = (): number => main().getByRole('row').count() - 1

  it('come by pages, and are found by the folio of their loan or by name', async () => {
    abrir(DETALLE, { '/api/retenciones/2226': { body: datos } })
    await boton('Última página').waitFor()
    expect(filas()).toBe(25)
    await boton('Última página').click()
    await waitUntil(() => expect(filas()).toBe(5))
    await main().getByRole('searchbox').fill('nandu p-000012')
    await main().getByText('1 de 30 préstamos').waitFor()
    expect(filas()).toBe(1)
    // Who may do nothing with them reads whose turn it is.
    await main()
      .getByText(/Las responde quien valida en la entidad/)
      .waitFor()
    expect(
      main()
        .getByRole('button', { name: /^Todo se retuvo completo/ })
        .count(),
    ).toBe(0)
  })

  it('that have no answer are noted as complete at once, after saying how many', async () => {
    const completas = { entidad: 7, cuantas: 30, totalCentavos: 123_456 }
    abrir(DETALLE, {
      '/api/retenciones/2226': { body: { ...datos, completas } },
      '/api/retenciones/2226/completas': { body: { cuantas: 30, totalCentavos: 123_456 } },
    })
    await boton('Todo se retuvo completo (30)').click()
    await dialog().getByText('30 retenciones', { exact: true }).waitFor()
    await dialog().getByText('$1,234.56').waitFor()
    await boton('Anotar 30 retenciones', dialog()).click()
    await documento().getByText('30 retenciones completas: $1,234.56.').waitFor()
    const pedida = llamadas.find(({ url }) => url.pathname.endsWith('/completas'))
    expect(pedida?.body).toEqual({ entidad: 7, organizacion: 'entonces', cuantas: 30 })
  })
})

const escribeTasa = (open: Lugar) => open.getByRole('textbox', { name: 'Tasa anual (%)' }).fill('10')
const YIELD = { '/api/panel/cair-rendimientos': RENDIMIENTOS }

describe('the statement of a person', () => {
  const persona = {
    '/api/panel/afiliados/7': { body: PERSONA },
    '/api/panel/afiliados/interno-999999': { body: PERSONA },
  }
  const address = '/panel/afiliados/999999/show?seccion=cuenta'

  it('that did not come says so, and comes when it is asked again', async () => {
    abrir(address, persona)
    const alert = main().getByRole('alert').filter({ hasText: 'No se pudo cargar el estado de cuenta.' })
    await alert.waitFor()
    responder({ ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
    await alert.getByRole('button', { name: 'Reintentar' }).click()
    await main().getByText('No pagada por su entidad').first().waitFor()
  })

  it('of somebody without closed quincenas says what would be there', async () => {
    const vacio = {
      ...estadoLargo(QUIEN),
      quincenas: [],
      totales: [],
      licencias: [],
      retenciones: [],
      extemporaneas: [],
      cair: null,
    }
    abrir(address, {
      ...persona,
      '/api/estado-cuenta/7': { body: { ...vacio, totalCentavos: 0, sinPagarCentavos: 0 } },
    })
    await main().getByText('No hay quincenas cerradas').waitFor()
    expect(
      main()
        .getByText(/undefined|NaN|\bnull\b/)
        .count(),
    ).toBe(0)
  })

  it('opens where a fund of a quincena comes from, or says that it did not come', async () => {
    const estado = estadoLargo(QUIEN)
    const fondo = estado.quincenas[0]?.fondos[0]
    const llamada = `/api/aportaciones/personas/7/fondos/${fondo?.fondo}/explicacion`
    abrir(address, { ...persona, '/api/estado-cuenta/7': { body: estado } })
    const nombre = `Explicar $999,999,999.99 de ${fondo?.titulo}, Q22 2026 · 16–30 nov`
    const importe = main().getByRole('button', { name: nombre }).first()
    await importe.waitFor()
    // The row says the salary with its days, and the rate of each fund.
    const celda = (label: string): string =>
      main()
        .getByRole('table', { name: 'Aportaciones por quincena' })
        .locator(`td[data-label="${label}"]`)
        .texts()[0] ?? ''
    expect(celda('Sueldo')).toBe('$999,999,999.9915 días')
    expect(celda(fondo?.titulo ?? '')).toContain('22.25 %')
    await importe.click()
    const alert = dialog().getByRole('alert').filter({ hasText: 'No se pudo explicar el importe.' })
    await alert.waitFor()
    responder({ ...persona, '/api/estado-cuenta/7': { body: estado }, [llamada]: { body: APORTACION_EXPLICADA } })
    await alert.getByRole('button', { name: 'Reintentar' }).click()
    await dialog().getByText('$10,045.20 × 6 % = 602.712 → $602.71').waitFor()
    // The requested amount, the state, both blocks, and the mark on the block of that amount.
    await dialog().getByText('Fondo de ahorro, aportación del afiliado · Q22 2026 · 16–30 nov').waitFor()
    await dialog().getByText('Cerrado', { exact: true }).waitFor()
    const bloque = (name: string) => dialog().getByRole('region', { name }).texts()[0] ?? ''
    expect(bloque('La entidad paga')).toMatch(/^La entidad paga \$301\.36/)
    expect(bloque('La entidad paga')).toContain('Tasa 3 %: sin fundamento registrado')
    expect(bloque('La persona paga')).toMatch(/^La persona paga Lo que preguntas\$602\.71/)
    expect(bloque('La persona paga')).toContain('FAA aportación del afiliado')
    expect(bloque('La persona paga')).toContain('Tasa 6 %: Ley del Instituto de Pensiones del Estado')
    await dialog().getByText('Total $904.07').waitFor()
    const hoja = await dialog().getByRole('link', { name: 'Imprimir' }).getAttribute('href')
    expect(hoja).toBe(`${llamada}/hoja`)
    await dialog().getByRole('button', { name: 'Cerrar' }).last().click()
    await importe.hasFocus()
  })

  it.each([
    ['P-999999', /^Saldo, /],
    ['la cuenta CAIR', /^Aportaciones, \$1,999/],
    ['AE-26-999999', null],
    ['la licencia de la Q22 2026 · 16–30 nov', null],
    ['la retención de P-999999', null],
  ])('is objected to line by line: with %s', async (line, choice) => {
    abrir(address, { ...persona, '/api/estado-cuenta/7': { body: estadoLargo(QUIEN) } })
    await main()
      .getByRole('button', { name: `Inconformidad con ${line}`, exact: true })
      .click()
    await dialog()
      .getByText(/\$[\d,]+\.\d\d/)
      .first()
      .waitFor()
    const choices = dialog().getByLabel('Importe en duda').locator('option').texts()
    expect(choices.some((text) => choice?.test(text))).toBe(choice !== null)
    // Nobody objects to the first of several amounts by forgetting to choose.
    await dialog().getByLabel('Con qué no está de acuerdo').fill('No es lo que dice el talón.')
    responder({})
    await dialog().getByRole('button', { name: 'Abrir caso' }).click()
    await dialog()
      .getByText(choice === null ? 'No se abrió el caso.' : 'Elige el importe en duda.')
      .first()
      .waitFor()
  })
})
