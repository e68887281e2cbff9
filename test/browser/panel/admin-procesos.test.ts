import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ANCHO, expectNoSidewaysScroll } from '#test/support/browser.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { READING_LIMIT } from '#test/browser/alta-pantalla.ts'
import { hold } from '#test/browser/retener.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import type { Modulo } from '#domain/procesos/modulo.ts'
import type { Locator, Page } from 'playwright-core'

let escenario: Escenario
let page: Page
beforeAll(async () => {
  escenario = await openEscenario()
  page = await escenario.enter('admin')
})
afterAll(() => escenario.close())

/** A PDF of as many pages as there are texts. */
function pdf(...texts: readonly string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false })
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)))
    for (const text of texts) document.addPage().fontSize(28).text(text)
    document.end()
  })
}

const dialog = (): Locator => page.getByRole('dialog')
const go = (path: string) => page.goto(`${escenario.portal.url}${path}`)

async function choose(name: string, buffer: Buffer): Promise<void> {
  await dialog().locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
}

const rowOf = (tipo: string): Locator => page.getByRole('row').filter({ hasText: tipo })

/** A module, and a process of it with its page at that address. */
async function hacerModulo(nombre: string, proceso: string, componente: string): Promise<Modulo & { proceso: number }> {
  const client = await signInTo(escenario.portal.url, 'admin')
  const modulo = { nombre, tipo: 'bottom', icono: 'heart-pulse', orden: 9 }
  const made = await client.post<Modulo>('/api/panel/modulos', modulo)
  expect(made.status).toBe(201)
  const suyo = { id_modulo: made.body.id, nombre: proceso, componente, orden: 1, tipo: 'ISSSSPEA' }
  const { status, body } = await client.post<{ id: number }>('/api/panel/procesos', suyo)
  expect(status).toBe(201)
  return { ...made.body, proceso: body.id }
}

describe('modules and processes', () => {
  it('are made on the screen: a new module with its process is on the map, and the process has its page', async () => {
    await go('/dashboard?vista=procesos')
    await page.getByRole('button', { name: 'Nuevo módulo' }).click()
    await dialog().getByRole('button', { name: 'Crear módulo' }).click()
    await dialog().getByText('El nombre es obligatorio').waitFor()
    await dialog().getByText('Elige un icono.').waitFor()
    await dialog().getByLabel('Nombre').fill('Medicina del trabajo')
    await dialog().getByLabel('Inferior').check()
    await dialog().getByLabel('Buscar un icono').fill('salud')
    await dialog().getByRole('radio', { name: 'Corazón con pulso' }).check()
    await dialog().getByRole('button', { name: 'Crear módulo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Medicina del trabajo' }).waitFor()
    await page.waitForURL('**/panel/modulos/medicina-del-trabajo-inferior/show')

    await page.getByRole('button', { name: 'Nuevo proceso' }).first().click()
    await dialog().getByLabel('Nombre').fill('Citas médicas')
    await expect
      .poll(() => dialog().getByLabel('Dirección de su página').inputValue())
      .toBe('/medicina-del-trabajo/citas-medicas')
    await dialog().getByRole('textbox', { name: 'Para qué sirve' }).fill('Da cita con el médico del instituto.')
    await dialog().getByRole('button', { name: 'Crear proceso' }).click()
    await page.getByRole('link', { name: 'Citas médicas' }).waitFor()
    await page.getByText('Sin documentos registrados para este módulo').waitFor()

    // Asked before the map is there, it still opens all of it.
    const release = await hold(page, '**/api/mapa')
    await go('/inicio')
    await page.getByRole('button', { name: 'Expandir todo' }).click()
    await page.getByRole('status', { name: 'Cargando el mapa de procesos' }).waitFor()
    await release()
    await page.getByRole('link', { name: 'Citas médicas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Citas médicas' }).waitFor()
    await page.getByText('Da cita con el médico del instituto.').waitFor()
    await page.getByText('0 de 6, faltan 6').waitFor()
  })

  it('tell who saved a module first, what it says now, and go on from there', async () => {
    const other = await signInTo(escenario.portal.url, 'admin')
    const modulo = await hacerModulo('Guardería', 'Inscripciones', '/guarderia/inscripciones')
    const { id, version, nombre, tipo, icono } = modulo
    // Addresses kept from before have its number.
    await go(`/panel/modulos/${id}/show`)
    await page.waitForURL('**/panel/modulos/guarderia-inferior/show')
    await page.getByRole('button', { name: 'Editar módulo' }).click()
    await dialog().getByLabel('Orden').fill('7')
    const headers = { 'content-type': 'application/json' }
    const theirs = { headers, body: JSON.stringify({ version, nombre, tipo, icono, orden: 5 }) }
    expect((await other.request('PUT', `/api/panel/modulos/${id}`, theirs)).status).toBe(200)
    await dialog().getByRole('button', { name: 'Guardar módulo' }).click()
    await dialog()
      .getByText(/^Gabriela Sandoval Ríos, a las \d\d:\d\d, cambió el módulo Guardería mientras lo editabas/)
      .waitFor()
    await dialog().getByText('Ahora dice: Guardería, Inferior, orden 5.').waitFor()
    await dialog().getByRole('button', { name: 'Usar los datos actuales' }).click()
    expect(await dialog().getByLabel('Orden').inputValue()).toBe('5')
    await dialog().getByLabel('Centro').check()
    await dialog().getByRole('button', { name: 'Guardar módulo' }).click()
    await dialog().waitFor({ state: 'detached' })
    await page.waitForURL('**/panel/modulos/guarderia-centro/show')
    await page.getByText('Ubicación: Centro, orden 5.').waitFor()
  })

  it('with one address open each its own page, and the map marks the one that was open', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Ruta' })
    const backToMap = () => crumbs.getByRole('link', { name: 'Inicio' }).click()
    const marked = page.locator('main [aria-current=location]')
    await go('/inicio')
    await page.getByRole('button', { name: 'Expandir todo' }).click()
    await page.getByRole('link', { name: 'Entrega de documentos' }).click()
    await crumbs.getByText('Administración').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Entrega de documentos' }).waitFor()
    await backToMap()
    await expect.poll(() => marked.allTextContents()).toEqual(['Entrega de documentos'])
    expect(await page.getByRole('link', { name: 'Entrega de documentos' }).getAttribute('aria-current')).toBe(
      'location',
    )

    await page.getByRole('button', { name: 'Trámite', exact: true }).click()
    await dialog().getByRole('link', { name: 'Entrega de documentos' }).click()
    await crumbs.getByText('Pensiones').waitFor()
    await backToMap()
    await expect.poll(() => marked.allTextContents()).toEqual(['Trámite'])
  })

  it('are named in addresses by their names, and those kept from before lead there by number', async () => {
    const { proceso: id } = await hacerModulo('Biblioteca', 'Préstamo de libros', '/biblioteca/prestamo')
    await go(`/procesos/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Préstamo de libros' }).waitFor()
    await page.waitForURL('**/procesos/biblioteca-prestamo-de-libros')
    await page.getByRole('link', { name: 'Editar proceso' }).click()
    await page.waitForURL('**/show?proceso=biblioteca-prestamo-de-libros')
    await dialog().getByRole('heading', { name: 'Editar Préstamo de libros' }).waitFor()
    await go(`/panel/modulos/biblioteca-inferior/show?proceso=${id}`)
    await dialog().getByRole('heading', { name: 'Editar Préstamo de libros' }).waitFor()
    await go(`/inicio?proceso=${id}`)
    await expect
      .poll(() => page.locator('main [aria-current=location]').allTextContents())
      .toEqual(['Préstamo de libros'])
  })
})

describe('a document of a process', () => {
  it('is read page by page, replaced, seen by who is in charge, who changes nothing, and deleted after it is asked', async () => {
    const { proceso } = await hacerModulo('Farmacia', 'Surtido de recetas', '/farmacia/surtido')
    await go('/farmacia/surtido')
    await page.getByRole('button', { name: 'Cargar Procedimiento' }).click()
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({
        name: 'falso.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<html>no es un PDF</html>'),
      })
    await dialog().getByRole('button', { name: 'Cargar documento' }).click()
    await dialog().getByText('Tipo de archivo no soportado: se esperaba un PDF.').waitFor()
    await dialog().getByRole('button', { name: 'Quitar falso.pdf' }).click()
    await choose('Procedimiento 2025.pdf', await pdf('Primera hoja', 'Segunda hoja'))
    await dialog().getByRole('button', { name: 'Cargar documento' }).click()
    const row = rowOf('Procedimiento')
    // Its pages are counted, and then drawn, by a reader, which gives way to whatever else runs.
    await row.getByText('Cargado', { exact: true }).waitFor({ timeout: READING_LIMIT })
    await row.getByText('2 páginas').waitFor()
    await page.getByText('1 de 6, faltan 5').waitFor()

    await row.getByRole('button', { name: 'Ver Procedimiento' }).click()
    const first = dialog().getByRole('img', { name: 'Procedimiento, página 1: Procedimiento 2025.pdf' })
    await first.waitFor({ timeout: READING_LIMIT })
    await dialog().getByRole('button', { name: 'Página siguiente' }).click()
    const second = dialog().getByRole('img', { name: 'Procedimiento, página 2: Procedimiento 2025.pdf' })
    await second.waitFor({ timeout: READING_LIMIT })
    await expect.poll(() => second.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)
    const download = page.waitForEvent('download')
    await dialog().getByRole('button', { name: 'Descargar' }).click()
    expect((await download).suggestedFilename()).toBe('Procedimiento 2025.pdf')
    await dialog().getByRole('button', { name: 'Cerrar' }).last().click()

    await page.getByRole('button', { name: 'Más acciones de Procedimiento' }).click()
    await page.getByRole('menuitem', { name: 'Reemplazar' }).click()
    await choose('Procedimiento 2026.pdf', await pdf('Nueva'))
    await dialog().getByText('que se conserva como versión anterior').waitFor()
    await dialog().getByRole('button', { name: 'Reemplazar', exact: true }).click()
    await row.getByText('Procedimiento 2026.pdf').waitFor()
    await page.getByRole('button', { name: 'Más acciones de Procedimiento' }).click()
    await page.getByRole('menuitem', { name: 'Versiones' }).click()
    await dialog().getByText('Procedimiento 2025.pdf').waitFor()
    await dialog().getByText('En vigor').waitFor()
    await dialog().getByRole('button', { name: 'Ver la versión 1' }).click()
    await dialog()
      .getByRole('img', { name: /Procedimiento, versión 1, página 1/ })
      .waitFor()
    await dialog().getByRole('button', { name: 'Cerrar' }).last().click()

    await runSql(escenario.portal, 'INSERT INTO perfil_procesos (perfil_id, proceso_id) VALUES (2, $1)', [proceso])
    await page.getByRole('button', { name: 'Asignar' }).click()
    await dialog().getByRole('combobox').click()
    await dialog()
      .getByRole('option', { name: /Tomás Arriaga/ })
      .click()
    await dialog().getByRole('button', { name: 'Guardar personas a cargo' }).click()
    await page.getByText('Tomás Arriaga Peña').waitFor()
    const auxiliar = await escenario.enter('auxiliar', ANCHO.telefono)
    await auxiliar.goto(`${escenario.portal.url}/farmacia/surtido`)
    await auxiliar.getByRole('button', { name: 'Ver Procedimiento' }).waitFor()
    expect(await auxiliar.getByRole('button', { name: /^Cargar / }).count()).toBe(0)
    await auxiliar.getByText('Los documentos pendientes los carga la administración del portal.').waitFor()
    await expectNoSidewaysScroll(auxiliar)
    await auxiliar.context().close()

    await page.getByRole('button', { name: 'Más acciones de Procedimiento' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await dialog().getByRole('heading', { name: '¿Deseas eliminar este documento?' }).waitFor()
    await dialog().getByText('2 versiones de su archivo').waitFor()
    await dialog().getByRole('button', { name: 'Eliminar documento' }).click()
    await rowOf('Procedimiento').getByText('Pendiente').waitFor()
  })
})

/** Nothing covers its middle, and nothing cuts it off. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

describe('what goes with a module', () => {
  it('as a general document named by the institute is registered, renamed in its row and deleted', async () => {
    await hacerModulo('Archivo', 'Consulta de expedientes', '/archivo/consulta')
    await go('/dashboard?vista=DocGeneralModuloPanel')
    await page.getByText('Sin documentos registrados', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Agregar documento' }).first().click()
    await dialog().getByLabel('Tipo').selectOption('OTRO')
    await dialog().getByLabel('Qué documento es').fill('Código de ética')
    await choose('etica.pdf', await pdf('Ética'))
    await dialog().getByRole('button', { name: 'Cargar documento' }).click()
    await rowOf('Código de ética').getByText('Cargado', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Más acciones de Código de ética' }).click()
    await page.getByRole('menuitem', { name: 'Editar tipo' }).click()
    await page.getByLabel('Qué documento es').fill('Código de ética y conducta')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await rowOf('Código de ética y conducta').waitFor()
    await page.setViewportSize(ANCHO.telefono)
    await page.getByRole('button', { name: 'Más acciones de Código de ética y conducta' }).click()
    // Of a table with one row, the menu hangs below it.
    const eliminar = page.getByRole('menuitem', { name: 'Eliminar' })
    await eliminar.scrollIntoViewIfNeeded()
    await expect.poll(() => eliminar.evaluate(isOnTop)).toBe(true)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(ANCHO.escritorio)
    await eliminar.click()
    const pregunta = '¿Eliminar este documento general? Esta acción no se puede deshacer.'
    await dialog().getByRole('heading', { name: pregunta }).waitFor()
    await dialog().getByRole('button', { name: 'Eliminar documento' }).click()
    await page.getByText('Sin documentos registrados', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Por módulo' }).click()
    await rowOf('Archivo').getByText('0 de 5, faltan 5').waitFor()
  })

  it('is told before it is deleted, and its processes are gone from the map', async () => {
    const { id, proceso } = await hacerModulo('Transporte', 'Viajes de trabajo', '/transporte/viajes')
    await runSql(escenario.portal, 'INSERT INTO perfil_procesos (perfil_id, proceso_id) VALUES (2, $1)', [proceso])
    const modulos = await countRows(escenario.portal, 'modulos')
    await go(`/panel/modulos/${id}/show`)
    await page.getByRole('button', { name: 'Eliminar módulo' }).click()
    await dialog().getByText('Se eliminarán también sus procesos y documentos.').waitFor()
    await dialog().getByRole('listitem').filter({ hasText: 'Viajes de trabajo' }).waitFor()
    await dialog().getByText('Lo dejan de ver los perfiles Auxiliar.').waitFor()
    const nombre = dialog().getByLabel('Escribe el nombre del módulo para eliminarlo')
    await nombre.fill('Transportes')
    await dialog().getByRole('button', { name: 'Eliminar módulo' }).click()
    await dialog().getByText('Escribe «Transporte», como está en el título.').waitFor()
    await nombre.fill('Transporte')
    await dialog().getByRole('button', { name: 'Eliminar módulo' }).click()
    await page.getByText(`${modulos - 1} módulos`).waitFor()
    await go('/transporte/viajes')
    await page.getByText('Esta dirección no abre ninguna pantalla del portal').waitFor()
  })
})

describe('boards', () => {
  it('Indicadores asks which report, can be closed, and Ejecutivo shows figures', async () => {
    await go('/dashboard?vista=tablero_indicadores')
    await dialog().getByRole('heading', { name: '¿Qué tipo de Reporte Quieres?' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Elegir reporte' }).click()
    await dialog()
      .getByRole('button', { name: /Ejecutivo/ })
      .click()
    await page.getByText('Personas afiliadas').first().waitFor()
    await page.getByText('Documentos de procesos').waitFor()
  })

  it('an address of the administrator is framed; one that does not answer says so and tries again', async () => {
    let answers = true
    await page
      .context()
      .route('https://tableros.ejemplo.gob.mx/**', (route) =>
        answers
          ? route.fulfill({ contentType: 'text/html', body: '<title>Ventas</title><h1>Tablero de fuera</h1>' })
          : undefined,
      )
    await go('/dashboard?vista=iframe01')
    await page.getByRole('button', { name: 'Direcciones de tableros' }).click()
    await dialog().getByLabel('Tablero externo 1').fill('http://tableros.ejemplo.gob.mx')
    await dialog().getByRole('button', { name: 'Guardar direcciones' }).click()
    await dialog().getByText('La dirección del tablero debe empezar con https://.').waitFor()
    await dialog().getByLabel('Tablero externo 1').fill('https://tableros.ejemplo.gob.mx/ventas')
    await dialog().getByRole('button', { name: 'Guardar direcciones' }).click()
    const frame = page.frameLocator('iframe[title="Tablero externo 1"]')
    await frame.getByRole('heading', { name: 'Tablero de fuera' }).waitFor()
    await page.getByText('Se muestra tableros.ejemplo.gob.mx.').waitFor()
    await expect.poll(() => page.getByText('Cargando el tablero…').count()).toBe(0)
    // One that came stays, however long it is looked at.
    await page.clock.install()
    await page.reload()
    await frame.getByRole('heading', { name: 'Tablero de fuera' }).waitFor()
    await page.clock.runFor(60_000)
    await frame.getByRole('heading', { name: 'Tablero de fuera' }).waitFor()
    await page.clock.resume()
    answers = false
    await page.reload()
    await page.getByText('Cargando el tablero…').waitFor()
    await page.clock.runFor(30_000)
    await page.getByText('El tablero no cargó').waitFor()
    answers = true
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await frame.getByRole('heading', { name: 'Tablero de fuera' }).waitFor()
    // Reached from another page of the portal, whose policy does not name the board.
    await go('/dashboard?vista=tablero_acerca')
    await page.evaluate(() => {
      window.history.pushState({}, '', '/dashboard?vista=iframe01')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await frame.getByRole('heading', { name: 'Tablero de fuera' }).waitFor()
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('escape-sandbox')
  })
})
