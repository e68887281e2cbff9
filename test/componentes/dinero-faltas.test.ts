import { expect, it } from 'vitest'
import { cuentaLarga, dineroLargo, personaDetallada, prestamoPrevisto } from '#test/support/fingido/dinero-largo.ts'
import { abrir, boton as botonDe, dialogo, main, vista } from './soporte/portal.tsx'
import { documento, type Lugar } from './soporte/lugar.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import { quincenaLarga } from '#test/support/fingido/quincena-larga.ts'
import type { PrestamoDetalle } from '#domain/fondos/prestamos/prestamo-panel.ts'

/* A form of money says what is wrong at its field, which gets the focus. */

const QUIEN = {
  nombre:
    'Villavicencio-Montemayor y Bustamante de la Garza Echeverría Iturbide, Maximiliana Guadalupe del Sagrado Corazón',
  unidad: 'Secretaría de Desarrollo Urbano',
}
const DINERO = dineroLargo(QUIEN)
const CUENTA = cuentaLarga(QUIEN)
const DETALLE: PrestamoDetalle = {
  ...DINERO.prestamo,
  motivo: '',
  creadoAt: '2026-11-20T15:56:00.000Z',
  movimientos: [],
  ordenes: [],
  ordenadoCentavos: 0,
  actos: [],
  cobros: [],
  saldosAFavor: [],
}
const dialog = (): Lugar => dialogo()
const boton = (name: string, where: Lugar = dialog()): Lugar => botonDe(name, where)

async function abrirDialogo(address: string, respuestas: Respuestas, abre: string): Promise<void> {
  abrir(address, respuestas)
  await boton(abre, main()).first().click()
  await dialog().waitFor()
}

const PRESTAMOS = '/api/panel/prestamos'

type Campos = Readonly<Record<string, string>>

/** A new loan with its person chosen: `previstos` are the objections of the preview, `rechazo` those of the server when it is sent. */
async function nuevoPrestamo(previstos: Campos = {}, rechazo: Campos = {}): Promise<void> {
  const rechazado = { status: 422, error: 'Hay datos por corregir.', codigo: 'reglas', campos: rechazo }
  const respuestas: Respuestas = {
    [PRESTAMOS]: ({ method }) => (method === 'POST' ? rechazado : { rows: [DINERO.prestamo] }),
    '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
    [`${PRESTAMOS}/previsto`]: { body: { ...prestamoPrevisto(QUIEN), campos: previstos } },
  }
  await abrirDialogo('/panel/prestamos', respuestas, 'Nuevo préstamo')
  await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
  await dialog()
    .getByRole('button', { name: /VIGM910417MASLRX08/ })
    .click()
}

async function escribirPrestamo(capital: string): Promise<void> {
  await dialog().getByRole('textbox', { name: 'Capital' }).fill(capital)
  await dialog().getByRole('textbox', { name: 'Quincenas' }).fill('6')
}

const cuenta = (body: object): Respuestas => ({
  '/api/panel/cair/interno-999999': { body },
  '/api/panel/cair/7': { body },
})

it('a yield without its year asks for the year, and tells none that nobody wrote', async () => {
  const panel = { '/api/panel/cair-rendimientos': { body: { rendimientos: [], actions: ['aplicar'] } } }
  await abrirDialogo(`${vista('cair')}&tab=rendimientos`, panel, 'Aplicar rendimiento')
  await dialog().getByLabel('Año', { exact: true }).fill('')
  await boton('Ver lo que abonaría').click()
  await dialog().getByText('Escribe el año del rendimiento.').waitFor()
  await dialog().getByLabel('Año', { exact: true }).hasFocus()
})

it('of several beneficiaries the one without a name is told, and what their shares add up to', async () => {
  await abrirDialogo(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
  await boton('Agregar beneficiario').click()
  const [nombres, porcentajes] = [dialog().getByLabel('Nombre'), dialog().getByLabel('Porcentaje')]
  await nombres.first().fill('Quiroga Peña, Ana')
  await porcentajes.first().fill('60')
  await porcentajes.last().fill('40')
  await boton('Solicitar retiro').click()
  await dialog().getByText('Escribe el nombre.').waitFor()
  expect(nombres.elements().map((one) => one.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  await nombres.last().hasFocus()

  await nombres.last().fill('Quiroga Peña, Eva')
  await porcentajes.last().fill('30')
  await boton('Solicitar retiro').click()
  await dialog().getByText('Los porcentajes suman 90 %; se esperaba 100 %.').waitFor()
  expect(dialog().getByText('Escribe el nombre.').count()).toBe(0)
  await nombres.first().hasFocus()
})

it('who died left a loan, and a consent or none: nobody is asked to sign it now', async () => {
  await abrirDialogo(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
  await dialog()
    .getByText(/^Dejó .* por cobrar .*solo con el consentimiento que haya dejado firmado; sin él, el retiro/)
    .waitFor()
})

it('anyone of several beneficiaries can be taken away, and the others keep what was written', async () => {
  await abrirDialogo(`${vista('cair')}&cuenta=999999`, cuenta(CUENTA), 'Retiro de Capital')
  await boton('Agregar beneficiario').click()
  const cajas = (label: string) => dialog().getByLabel(label)
  for (const [label, [uno, otro]] of Object.entries({
    Nombre: ['Quiroga Peña, Ana', 'Quiroga Peña, Eva'],
    Porcentaje: ['60', '40'],
  })) {
    await cajas(label)
      .first()
      .fill(uno ?? '')
    await cajas(label)
      .last()
      .fill(otro ?? '')
  }
  await boton('Quitar a Quiroga Peña, Ana').click()
  expect(await cajas('Nombre').inputValue()).toBe('Quiroga Peña, Eva')
  expect(await cajas('Porcentaje').inputValue()).toBe('40')
  expect(
    dialog()
      .getByRole('button', { name: /^Quitar a / })
      .count(),
  ).toBe(0)
  await dialog().getByRole('group', { name: 'Beneficiarios' }).hasFocus()
})

it('a paper that is missing takes the focus where everything else is right', async () => {
  const activa = { ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }
  await abrirDialogo(`${vista('cair')}&cuenta=999999`, cuenta(activa), 'Aportación Voluntaria')
  await dialog().getByRole('textbox', { name: 'Importe' }).fill('3650')
  await boton('Solicitar aportación').click()
  await dialog().getByText('Sube el documento que lo comprueba.').waitFor()
  await boton('Seleccionar archivo').hasFocus()
})

it('what the server says of the person of a loan is told once, beside that person, whom a press takes away', async () => {
  const rechazo = 'Solo se presta a quien está activo o con licencia.'
  await nuevoPrestamo({}, { interno: rechazo })
  await escribirPrestamo('9000')
  await boton('Proponer préstamo').click()
  const persona = dialog().getByRole('group', { name: 'Persona' })
  await persona.getByText(rechazo).waitFor()
  expect(dialog().getByText(rechazo).count()).toBe(1)
  expect(dialog().getByText('Hay datos por corregir.').count()).toBe(0)
  await persona.getByRole('button', { name: /^Quitar a/ }).hasFocus()
})

it('an amount and a day that are none tell what was written and what was expected', async () => {
  const activa = { ...CUENTA, situacion: 'A', edad: 40, porDescontar: [] }
  await abrirDialogo(`${vista('cair')}&cuenta=999999`, cuenta(activa), 'Aportación Voluntaria')
  const importe = dialog().getByRole('textbox', { name: 'Importe' })
  await importe.fill('mil')
  await dialog().getByLabel('Fecha del depósito').fill('31/02/2026')
  await boton('Solicitar aportación').click()
  await dialog().getByText('Escribe el importe, como 4,256.50.').waitFor()
  await dialog().getByText('dice "31/02/2026"; se esperaba un día que exista, como dd/mm/aaaa.').waitFor()
  await importe.hasFocus()
  await importe.fill('0')
  await dialog().getByText('El importe dice $0.00; se esperaba uno mayor que cero.').waitFor()
})

it('why less was withheld is asked for once it is less, and the note once no reason of the list is it', async () => {
  abrir(`${vista('retencionDetalle')}&quincena=2226`, { '/api/retenciones/2226': { body: DINERO.retenciones } })
  await main()
    .getByRole('button', { name: /^Corregir la retención/ })
    .click()
  const motivo = dialog().getByLabel('Por qué se retuvo menos')
  const etiquetas = () => dialog().locator('label').texts()
  await motivo.selectOption('licencia')
  expect(etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos', 'Nota (opcional)'])
  await motivo.selectOption('otro')
  expect(etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos', 'Nota'])
  await dialog().getByLabel('Retenido').fill('999999999.99')
  expect(etiquetas()).toEqual(['Retenido', 'Por qué se retuvo menos (opcional)', 'Nota (opcional)'])
})

it('a loan that cannot be settled yet says why, and asks nothing', async () => {
  const impide = 'Todavía no se puede liquidar: hay $710.50 ya ordenados que nadie ha respondido ni pagado.'
  abrir('/panel/prestamos/P-999999/show', {
    '/api/panel/prestamos': { rows: [DINERO.prestamo] },
    '/api/panel/prestamos/999999': {
      body: { ...DETALLE, ordenadoCentavos: 71_050, actos: [{ acto: 'liquidar', efecto: [], impide }] },
    },
  })
  await documento().getByRole('button', { name: 'Liquidar', exact: true }).click()
  await dialog().getByText(impide).waitFor()
  expect(dialog().getByRole('textbox').count()).toBe(0)
  await boton('Cerrar').last().click()
  await dialog().waitForGone()
})

it('what a loan may not be is told once: while it is typed, then at its field', async () => {
  const rechazo = 'El abono sería de $150,000.00 y por quincena se le pueden retener $1,734.42.'
  await nuevoPrestamo({ capitalCentavos: rechazo }, { capitalCentavos: rechazo })
  await escribirPrestamo('900000')
  await dialog().getByText(rechazo).waitFor()
  await dialog()
    .getByText(/hasta la Q24 2027$/)
    .waitFor()
  await boton('Proponer préstamo').click()
  await dialog().getByRole('textbox', { name: 'Capital' }).hasFocus()
  expect(dialog().getByText(rechazo).count()).toBe(1)
})

it('who was chosen keeps the focus, and gives it back to the search', async () => {
  await nuevoPrestamo()
  const persona = dialog().getByRole('group', { name: 'Persona' })
  await persona.hasFocus()
  await persona.getByRole('button', { name: /^Quitar a/ }).click()
  await dialog().getByRole('searchbox', { name: 'Persona' }).hasFocus()
})

it('a late contribution that is not for somebody says so with the person, before its period is asked for', async () => {
  abrir('/afiliacion/aportaciones-extemporaneas/despido-reinstalacion', {
    '/api/panel/extemporaneas': { rows: [] },
    '/api/panel/afiliados/buscar': { rows: [personaDetallada(QUIEN)] },
    '/api/extemporaneas/personas/7': {
      body: {
        afiliadoId: 7,
        nombre: QUIEN.nombre,
        situacion: 'B',
        sueldoCentavos: 1_000_000,
        entidades: [{ id: 1, nombre: QUIEN.unidad, hastaChip: 'Q21 2026 · 1–15 nov', hasta: '2026-11-15' }],
        abierta: '',
        vigentes: [],
      },
    },
  })
  await dialog().getByRole('searchbox', { name: 'Persona' }).fill('VIGM')
  await dialog()
    .getByRole('button', { name: /VIGM910417MASLRX08/ })
    .click()
  await dialog().getByText('Despido y reinstalación es de quien está en activo o con licencia.').waitFor()
  expect(await boton('Continuar').isDisabled()).toBe(true)
})

it('a constant whose value is no number has the focus there', async () => {
  abrir(vista('variables'), { '/api/variables': { body: quincenaLarga(QUIEN).constantes } })
  await main().getByLabel('Nombre', { exact: true }).fill('TASA_NUEVA')
  await main().getByLabel('Valor numérico', { exact: true }).fill('doce')
  await boton('Registrar', main()).click()
  await main().getByText('El valor debe ser un número válido.').waitFor()
  await main().getByLabel('Valor numérico', { exact: true }).hasFocus()
})

it('a rate that is no number tells what was written', async () => {
  const parametros = quincenaLarga(QUIEN).parametros
  await abrirDialogo(vista('FondosParametros'), { '/api/panel/fondos-parametros': { body: parametros } }, 'Agregar')
  const [primera, segunda] = ['FAA', 'FVE'].map((clave) => dialog().getByLabel(clave, { exact: true }))
  await primera!.fill('4,5%')
  await segunda!.fill('')
  await boton('Revisar efecto').click()
  const esperado = 'un número, como 4.5, con seis decimales a lo más.'
  await dialog().getByText(`Dice "4,5%"; se esperaba ${esperado}`).waitFor()
  await dialog().getByText(`Escribe ${esperado}`).waitFor()
  await primera!.hasFocus()
})

it('the number of who owes a loan begins its own', async () => {
  abrir('/panel/prestamos/P-999999', {
    '/api/panel/prestamos': { rows: [DINERO.prestamo] },
    '/api/panel/prestamos/999999': { body: DETALLE },
  })
  await documento().getByText('No. interno 999999', { exact: true }).waitFor()
})
