import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otraPersona, registrarAlta } from '#test/support/portal/portal-alta.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { READING_LIMIT } from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { chooseIn, pressOn, tabTo, typeIn } from '#test/browser/teclado.ts'
import { muestra, rutaMuestra } from '#test/support/muestras.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
const [conLicencia, jubilada, deBaja, devuelta] = [otraPersona(), otraPersona(), otraPersona(), otraPersona()]

beforeAll(async () => {
  escenario = await openEscenario()
  const client = await signInTo(escenario.portal.url, 'ventanilla1')
  for (const persona of [conLicencia, jubilada, deBaja, devuelta]) await registrarAlta(client, persona)
  await runSql(escenario.portal, 'UPDATE movimientos SET aplicado = TRUE, aplicar = TRUE')
  await runSql(escenario.portal, "UPDATE afiliados SET situacion = 'A', fecha_alta = '2025-01-01'")
  page = await escenario.enter('ventanilla1')
})
afterAll(() => escenario.close())

const capturas = process.env['CAPTURAS_DIR']
async function mirar(nombre: string): Promise<void> {
  if (!capturas) return
  await mkdir(capturas, { recursive: true })
  await page.screenshot({ path: `${capturas}/${nombre}-1440.png`, fullPage: true })
  const size = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${capturas}/${nombre}-390.png`, fullPage: true })
  if (size) await page.setViewportSize(size)
}

/** Finds by CURP and takes the highlighted row with the arrow and Enter. */
async function elegir(curp: string): Promise<void> {
  await tabTo(page, page.getByLabel('Buscar por'))
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, page.getByRole('searchbox', { name: 'CURP' }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(curp)
  await page.getByRole('table', { name: 'Personas encontradas' }).getByText(curp).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function guardar(boton: string, exito: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: boton }))
  const confirmar = page.getByRole('dialog', { name: 'Confirmar' })
  // Of whom, before it is said yes to; and what became of it.
  await confirmar.getByText(/, No\. Interno \d{6}$/).waitFor()
  await pressOn(page, confirmar.getByRole('button', { name: boton }))
  const registro = page.getByRole('dialog', { name: 'Registro Exitoso' })
  await registro.getByText('Solicitado', { exact: true }).waitFor()
  await registro.getByText(exito).waitFor()
  await pressOn(page, registro.getByRole('button', { name: 'Aceptar' }))
  await registro.waitFor({ state: 'detached' })
}

/** What the server says when it could not. */
const FALLA = {
  status: 500,
  json: { error: 'El servidor tuvo un problema.', codigo: 'interno', requestId: 'c0ffee' },
}

/** Confirms a save that the server fails; the next one reaches it. */
async function fallaUnaVez(boton: string, url: string): Promise<void> {
  await page.route(url, (route) => route.fulfill(FALLA), { times: 1 })
  await pressOn(page, page.getByRole('button', { name: boton }))
  await pressOn(page, page.getByRole('dialog', { name: 'Confirmar' }).getByRole('button', { name: boton }))
}

async function movimientoDe(curp: string): Promise<object | undefined> {
  const [row] = await runSql<{ tipo_id: number; fecha: string }>(
    escenario.portal,
    `SELECT m.tipo_id, m.fecha FROM movimientos m JOIN afiliados a ON a.id = m.afiliado_id
     WHERE a.curp = $1 AND m.tipo_id <> 1`,
    [curp],
  )
  return row
}

describe('a leave with contribution, by keyboard', () => {
  it('asks nothing of a blank term, and says what nobody has', async () => {
    await page.goto(`${escenario.portal.url}/licencia`)
    await page.getByText('La duración máxima no debe exceder de 12 meses').waitFor()
    await page.getByText('Escribe el nombre o los apellidos de la persona').waitFor()
    await mirar('buscar')
    await typeIn(page, page.getByRole('searchbox', { name: 'Nombre' }), 'Xyzqw')
    await page.getByText('Buscando...').first().waitFor()
    await page.getByText('No se encontraron resultados para "Xyzqw"').waitFor()
  })

  it('names what is wrong, takes the date back from the calendar, is saved once, and lets nobody ask for another', async () => {
    await page.goto(`${escenario.portal.url}/licencia`)
    await elegir(conLicencia.curp)
    await page.getByRole('heading', { name: 'Paso 1 de 2: Fecha de Reingreso' }).waitFor()
    // The rules of the search say that the request in writing is required: nothing here says that it is not.
    const papeles = page.getByRole('table', { name: 'Documentos' }).getByRole('rowheader')
    expect(await papeles.allTextContents()).toEqual([
      'Incidencia firmada (necesario para aprobar)',
      'Oficio (no se necesita para aprobar)',
      'Solicitud por escrito (se entrega al instituto; su copia aquí es opcional)',
    ])
    const inicio = page.getByLabel('Inicio de la licencia')
    const hoy = await inicio.inputValue()
    await inicio.fill('31/02/2027')
    const incidencia = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Incidencia firmada' }) })
    const chosen = { name: 'sin-cargar.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await page.route('**/api/archivos', (route) => route.fulfill(FALLA), { times: 1 })
    await incidencia.locator('input[type=file]').setInputFiles(chosen)
    await page.getByText('El servidor tuvo un problema.').waitFor()
    await page.getByRole('button', { name: 'Siguiente: validación' }).click()
    const resumen = page.getByRole('alert').filter({ hasText: 'Revisa esto antes de continuar.' })
    await resumen.getByText('Inicio de la licencia: «31/02/2027» no es un día que exista.').waitFor()
    const porCargar = 'Incidencia firmada: «sin-cargar.pdf» no se cargó: reinténtalo o quítalo.'
    await resumen.getByText(porCargar).waitFor()
    const release = await hold(page, '**/api/archivos')
    await incidencia.getByRole('button', { name: 'Reintentar' }).click()
    await resumen.getByText('Incidencia firmada: espera a que termine de cargar «sin-cargar.pdf».').waitFor()
    await release()
    await incidencia.getByRole('button', { name: 'Más acciones de Incidencia firmada' }).click()
    await page.getByRole('menuitem', { name: 'Quitar' }).click()
    await resumen.getByText('Incidencia firmada').waitFor({ state: 'detached' })
    await inicio.fill(hoy)

    // Whose paper it is that was loaded as the incidencia.
    const { archivo, campos } = muestra('1').documentos.curp
    await incidencia.locator('input[type=file]').setInputFiles(rutaMuestra(muestra('1'), archivo))
    const aviso = page.getByText(
      `El archivo es una CURP de otra persona (CURP ${String(campos['curp'])}), no «Incidencia firmada».`,
    )
    await aviso.waitFor({ timeout: READING_LIMIT })
    await mirar('licencia-papel-ajeno')
    await incidencia.getByRole('button', { name: 'Más acciones de Incidencia firmada' }).click()
    await page.getByRole('menuitem', { name: 'Quitar' }).click()
    await aviso.waitFor({ state: 'detached' })

    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByText('Por favor selecciona una fecha de reingreso antes de continuar.').first().waitFor()
    await mirar('licencia-fecha')
    await chooseIn(page, page.getByLabel('Fecha de Reingreso'), 'diciembre')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByRole('heading', { name: 'Paso 2 de 2: Validación' }).waitFor()
    await page.getByText('Activo → Licencia').waitFor()
    // Everything as it will be saved: the days of the leave too.
    const solicita = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Lo que se solicita' }) })
    await solicita.getByText('20 de noviembre de 2026').first().waitFor()
    await solicita.getByText(/de diciembre de 2026/).waitFor()
    for (const dato of ['Puesto', 'Área', 'Sueldo', 'Fecha de Ingreso'])
      await page.getByRole('term').filter({ hasText: dato }).first().waitFor()
    await page.getByRole('link', { name: /Ver en el mapa/ }).waitFor()
    expect(await page.getByRole('button', { name: 'Mostrar el mapa aquí' }).count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
    await mirar('licencia-validacion')
    await fallaUnaVez('Guardar licencia', '**/api/tramites/licencia')
    await page.getByText('Error desconocido guardando afiliado.').waitFor()
    await mirar('licencia-aviso')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Aviso' }).waitFor({ state: 'detached' })
    expect(await movimientoDe(conLicencia.curp)).toBeUndefined()
    await guardar('Guardar licencia', 'El registro de la licencia ha sido guardado exitosamente.')
    expect(await movimientoDe(conLicencia.curp)).toMatchObject({ tipo_id: 8 })
    await page.getByRole('heading', { level: 1, name: 'Licencia con Aportación de Afiliados' }).waitFor()

    // Said before the click: who has an open movement cannot be chosen.
    await elegir(conLicencia.curp)
    await page
      .getByText(/Tiene un movimiento abierto \(L-\d\d-\d{6}, /)
      .first()
      .waitFor()
    await page.getByRole('heading', { level: 1, name: 'Licencia con Aportación de Afiliados' }).waitFor()
  })
})

/** What a list of dates offers; it is closed again. */
async function opcionesDe(list: Locator): Promise<string[]> {
  await list.click()
  await page.getByRole('option').first().waitFor()
  const options = await page.getByRole('option').allTextContents()
  await page.keyboard.press('Escape')
  return options
}

/** Sets the site of the map, and gives back what the browser asks of it. */
async function conMapa(): Promise<string[]> {
  const admin = await signInTo(escenario.portal.url, 'admin')
  const { body: info } = await admin.get<{ id: number }>('/api/info')
  const set = { id: info.id, campo: 'mapa_incrustado', valor: 'https://mapas.ejemplo.gob.mx/ver?q=' }
  expect((await admin.put('/api/info', set)).status).toBe(200)
  const asked: string[] = []
  await page.route('https://mapas.ejemplo.gob.mx/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Mapa de prueba</p>' })
  })
  return asked
}

describe('a retirement, by keyboard', () => {
  it('is dated on a day of the calendar, and its map is asked for by a click', async () => {
    const asked = await conMapa()
    await page.goto(`${escenario.portal.url}/licenciaJubilacion`)
    await elegir(jubilada.curp)
    await page.getByRole('heading', { name: 'Paso 1 de 2: Fecha de Jubilación' }).waitFor()
    // The menu marks the item that leads here: the view has none of its own.
    expect(await page.locator('.nav [aria-current=page]').allTextContents()).toEqual([
      'Licencia con Aportación de Afiliados',
    ])
    const fecha = page.getByLabel('Fecha de Jubilación')
    expect(await opcionesDe(fecha)).toHaveLength(1)
    // The only day is chosen; an earlier one is asked by the institute.
    await expect.poll(() => fecha.inputValue()).toContain('noviembre de 2026')
    expect(await page.getByLabel('Es una fecha anterior').count()).toBe(0)
    await page.getByText(/de edad y .* de servicio desde su ingreso/).waitFor()
    await mirar('jubilacion-fecha')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByText('Activo → Pensionado').waitFor()
    const mostrar = page.getByRole('button', { name: 'Mostrar el mapa aquí' })
    await mostrar.waitFor()
    expect(asked).toEqual([])
    await pressOn(page, mostrar)
    await page.frameLocator('iframe[title="Mapa del domicilio"]').getByText('Mapa de prueba').waitFor()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/^https:\/\/mapas\.ejemplo\.gob\.mx\/ver\?q=.+/)
    await mirar('jubilacion-validacion')
    await guardar('Guardar jubilación', 'El registro de la jubilación ha sido guardado exitosamente.')
    expect(await movimientoDe(jubilada.curp)).toMatchObject({ tipo_id: 9 })
  })
})

describe('a dismissal, by keyboard', () => {
  it('asks its cause, and the person leaves the search for the validated table', async () => {
    await page.goto(`${escenario.portal.url}/dashboard?vista=validacionBaja`)
    await page.getByText('Aún no hay empleados validados para baja.').waitFor()
    await elegir(deBaja.curp)
    await page.getByRole('heading', { name: 'Paso 1 de 2: Causa y fecha' }).waitFor()
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByText('Selecciona la causa de la baja.').first().waitFor()
    await tabTo(page, page.getByLabel('Causa'))
    await page.keyboard.press('ArrowDown')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await page.getByText('Oficio. Sin ese documento no se puede aprobar.').waitFor()
    await page.getByText('Activo → Baja').waitFor()
    await mirar('baja-validacion')
    await guardar('Guardar baja', 'Baja registrada exitosamente.')
    expect(await movimientoDe(deBaja.curp)).toMatchObject({ tipo_id: 3 })
    // The desk is back where it began.
    await page.getByRole('table', { name: 'Empleados validados para baja' }).getByText(deBaja.curp).waitFor()
    expect((await page.getByLabel('Buscar por').getByRole('option').allTextContents()).slice(1)).toEqual([
      'Nombre',
      'CURP',
      'Folio',
      'Puesto',
      'Departamento',
    ])
    await typeIn(page, page.getByRole('searchbox'), deBaja.apellidoPaterno)
    await page.getByText(`No se encontraron resultados para "${deBaja.apellidoPaterno}"`).waitFor()
    await mirar('baja-buscar')
  })

  it('comes back with its notes at the fields, and is corrected with the paper that was missing', async () => {
    const client = await signInTo(escenario.portal.url, 'ventanilla1')
    const [persona] = await runSql<{ interno: number; version: number }>(
      escenario.portal,
      'SELECT interno, version FROM afiliados WHERE curp = $1',
      [devuelta.curp],
    )
    const pedida = { interno: persona?.interno, version: persona?.version, fecha: '2026-11-23', causa: 'renuncia' }
    const { body } = await client.post<{ folio: string; movimiento: number }>(
      '/api/tramites/baja',
      { ...pedida, documentos: {}, observaciones: '' },
      { 'Idempotency-Key': randomUUID() },
    )
    const validador = await signInTo(escenario.portal.url, 'validador1')
    const { status } = await validador.post(`/api/movimientos/${body.folio}/devolver`, {
      version: 1,
      motivo: 'Falta el oficio',
      campos: { causa: 'Fue un cese.', 'documentos.oficio': 'No viene.' },
    })
    expect(status).toBe(200)
    await page.goto(`${escenario.portal.url}/panel/movimientos/${body.movimiento}/show`)
    await pressOn(page, page.getByRole('link', { name: 'Corregir' }))
    await page.getByText('Por corregir: Fue un cese.').waitFor()
    await page.getByText('Por corregir: No viene.').waitFor()
    // Sent as it came back, it would come back again: it is said before.
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await pressOn(page, page.getByRole('button', { name: 'Guardar corrección' }))
    const confirmar = page.getByRole('dialog', { name: 'Confirmar' })
    await confirmar.getByText('No has cambiado nada.').waitFor()
    await pressOn(page, confirmar.getByRole('button', { name: 'Cancelar' }))
    await pressOn(
      page,
      page.getByRole('button', { name: 'Regresar' }).or(page.getByRole('button', { name: 'Anterior' })),
    )
    await tabTo(page, page.getByLabel('Causa'))
    await page.keyboard.press('ArrowDown')
    const chooser = page.waitForEvent('filechooser')
    await pressOn(page, page.getByRole('button', { name: 'Seleccionar archivo: Oficio' }))
    await (
      await chooser
    ).setFiles({
      name: 'oficio.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    })
    await page.getByRole('link', { name: /^Vista previa de Oficio/ }).waitFor()
    await mirar('baja-corregir')
    await pressOn(page, page.getByRole('button', { name: 'Siguiente: validación' }))
    await pressOn(page, page.getByRole('button', { name: 'Guardar corrección' }))
    await confirmar.getByText(/, No\. Interno \d{6}$/).waitFor()
    expect(await confirmar.getByText('No has cambiado nada.').count()).toBe(0)
    await page.keyboard.press('Escape')
    await confirmar.waitFor({ state: 'detached' })
    await guardar('Guardar corrección', 'La corrección se guardó correctamente.')
    await page.goto(`${escenario.portal.url}/panel/movimientos/${body.movimiento}/show`)
    await page.getByRole('link', { name: /^Oficio/ }).waitFor()
    await mirar('baja-detalle')
  })
})
