import { afterAll, beforeAll, describe, it } from 'vitest'
import { png } from '#test/support/imagen/imagenes.ts'
import { signInTo } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { filaSepomex, textoSepomex } from '#test/support/sepomex.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'
import type { Locator } from 'playwright-core'

let escenario: Escenario
let admin: Vista

beforeAll(async () => {
  escenario = await openEscenario()
  admin = await opened(escenario, 'admin')
})
afterAll(() => escenario.close())

const go = (vista: Vista, address: string) => open(vista, `${escenario.portal.url}${address}`)

const dialogo = (): Locator => admin.page.getByRole('dialog')
const boton = (name: string | RegExp, where: Locator = admin.page.getByRole('main')): Promise<void> =>
  where
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** What a click opened or changed, once it has come. */
async function look(part = 'main'): Promise<void> {
  await admin.traffic.settled()
  await expectGood(admin, { part })
}

/** Pages that need nobody, then those of an administrator in the portal; each with a text that tells that it is there. */
const PUBLICAS = [
  ['/login', 'Entrar'],
  ['/pinicio', 'Tu sesión terminó'],
] as const
const PAGINAS = [
  ['/inicio', /./],
  ['/dashboard?vista=faq', 'Ayuda'],
  ['/dashboard?vista=aplicacionP', /./],
  ['/dashboard?vista=alta', /./],
  ['/direccion/que/no/existe', 'Página no encontrada'],
  ['/mi-perfil', 'Mi perfil'],
  ['/avisos', 'Avisos'],
  ['/exportaciones', 'Mis exportaciones'],
  ['/configuracion', 'Configuración'],
  ['/procesos/1', /./],
  ['/dashboard?vista=tablero_inicio', 'Análisis'],
  ['/dashboard?vista=tablero_acerca', 'Planeación'],
  ['/dashboard?vista=tablero_indicadores&reporte=ejecutivo', 'Reporte ejecutivo'],
  ['/dashboard?vista=tablero_indicadores&reporte=dinamicos', 'Reportes dinámicos'],
  ['/dashboard?vista=iframe01', 'Tablero externo 1'],
  ['/dashboard?vista=iframe02', 'Tablero externo 2'],
  ['/dashboard?vista=procesosDashboard', 'Panel General de Procesos'],
  ['/dashboard/formatos/solicitud', 'Solicitud de afiliación'],
  ['/dashboard/formatos/testamentaria', 'Carta Testamentaria'],
  ['/dashboard?vista=cair', 'CAIR'],
  ['/dashboard?vista=verificacionGeneral', 'Verificación General'],
  ['/dashboard?vista=estadisticos', /./],
  ['/dashboard?vista=altaHisA', 'Alta de Afiliado Existente'],
  ['/dashboard?vista=formulario1', /./],
] as const

/** What the institute keeps by itself: its calendar, organisation, posts, addresses and signatures, and the money told by them. */
const DEL_INSTITUTO = [
  ['calendarioEventos', 'Calendario de captura'],
  ['calendarioEventos&modo=anio', 'Calendario de captura'],
  ['calendarioVisualizacion', 'Calendario'],
  ['organicaEntidades', 'Entidades Orgánicas'],
  ['organicaAdscripcion', 'Entidad'],
  ['organicaDependencia', 'Direcciones Generales'],
  ['organicaArea', 'Áreas'],
  ['organicaArbol', 'Árbol orgánico'],
  ['organicaArbol&al=2025-12-31&organizacion=entonces', 'Árbol orgánico'],
  ['catalogoPuestosCategorias', 'Catálogo de Puestos y Categorías'],
  ['direccion', 'Catálogo de Direcciones'],
  ['firmas', 'Catálogo de Firmas'],
  ['aportacion', 'Panel de Aportaciones'],
  ['retencion', 'Panel de Retenciones'],
  ['HistorialPage', 'Historial de Quincenas'],
] as const

describe('what needs nobody', () => {
  it.each(PUBLICAS)('%s', async (address) => {
    const visitor = await opened(escenario)
    await go(visitor, address)
    await expectGood(visitor)
    await visitor.page.context().close()
  })
})

describe('what an administrator sees in the portal', () => {
  it.each(PAGINAS)('%s', async (address, text) => {
    await go(admin, address)
    await admin.page.getByRole('heading', { level: 1, name: text }).waitFor()
    await expectGood(admin)
  })
})

describe('what the institute keeps by itself', () => {
  it.each(DEL_INSTITUTO)('%s', async (vista, text) => {
    await go(admin, `/dashboard?vista=${vista}`)
    await admin.page.getByRole('heading', { level: 1, name: text, exact: true }).waitFor()
    await expectGood(admin)
  })

  it('the calendar while it is edited', async () => {
    await go(admin, '/dashboard?vista=calendarioEventos&anio=2028&mes=3')
    await admin.page.getByRole('button', { name: 'Editar' }).click()
    await admin.page.getByRole('group', { name: 'Tipo de evento que se asigna' }).waitFor()
    await expectGood(admin)
    await admin.page.getByRole('button', { name: 'Cancelar' }).click()
  })

  it('the addresses down to a street, and what a file of SEPOMEX would change', async () => {
    await go(admin, '/dashboard?vista=direccion')
    const columna = (name: string): Locator => admin.page.getByRole('region', { name, exact: true })
    const agregar = async (lista: string, uno: string, nombre: string): Promise<void> => {
      await columna(lista)
        .getByRole('textbox', { name: `Nombre: ${uno}` })
        .fill(nombre)
      await boton(`Agregar ${uno}`, columna(lista))
      await columna(lista).getByText(nombre, { exact: true }).waitFor()
    }
    await boton('Aguascalientes', columna('Estados'))
    await boton('Asientos', columna('Municipios'))
    await agregar('Códigos Postales', 'código postal', '20999')
    await boton('20999', columna('Códigos Postales'))
    await agregar('Colonias', 'colonia', 'Peñón Ficticio')
    await boton('Peñón Ficticio', columna('Colonias'))
    await agregar('Calles', 'calle', 'Calle Ficticia')
    await look()
    await admin.page.getByRole('link', { name: 'Cargar SEPOMEX' }).click()
    const filas = ['14', '06', '18'].map((estado, i) =>
      filaSepomex(String(45_000 + i), `Colonia ${i}`, `100${i}`, estado),
    )
    const archivo = { name: 'CPdescarga.txt', mimeType: 'text/plain', buffer: textoSepomex(filas) }
    await dialogo().locator('input[type=file]').setInputFiles(archivo)
    await boton('Revisar archivo', dialogo())
    await admin.page.getByText('Qué cambiaría en el catálogo').waitFor()
    await look()
  })

  it('a signature that a closed paper carries, given an end too early', async () => {
    await runSql(
      escenario.portal,
      `INSERT INTO firmas (nombre, cargo, tipo, imagen, desde, creada_at)
       VALUES ('Con Papeles', 'Directora General', 'png', '${png(300, 120).toString('base64')}', '2026-01-01', '2026-01-01T12:00:00.000Z')`,
    )
    await runSql(
      escenario.portal,
      `INSERT INTO firma_papeles (firma_id, papel, firmado_at) SELECT id, 'cierre 1-1', '2026-11-20T12:00:00.000Z' FROM firmas`,
    )
    await go(admin, '/dashboard?vista=firmas')
    await boton('Editar la firma de Con Papeles')
    await dialogo().getByLabel('Hasta').fill('19/11/2026')
    await boton('Guardar', dialogo())
    await dialogo().getByText('Un papel cerrado la lleva del 20 nov 2026: no puede terminar antes.').first().waitFor()
    await look()
  })

  it('a new area without its data, and with a key created on the way', async () => {
    await go(admin, '/dashboard?vista=organicaArea')
    await boton('Agregar')
    await boton('Guardar', dialogo())
    await dialogo().getByText('Complete Dependencia, Orgánica 3 y Nombre.').waitFor()
    for (const [campo, opcion] of [
      ['Tipo de Entidad', 'Administración Central'],
      ['Entidad', 'Secretaría de Salud'],
      ['Dirección General', 'Dirección General Administrativa'],
    ] as const) {
      await dialogo().getByRole('combobox', { name: campo, exact: true }).click()
      await dialogo().getByRole('option', { name: opcion }).first().click()
    }
    await boton('Crear Orgánica 3', dialogo())
    const nueva = admin.page.getByRole('dialog', { name: 'Nueva Orgánica 3' })
    await nueva.getByLabel('Descripción').fill('Archivo de Trámite')
    await boton('Crear', nueva)
    await nueva.waitFor({ state: 'detached' })
    await look()
  })

  it('a key that no unit carries, and the question before it is deleted', async () => {
    const client = await signInTo(escenario.portal.url, 'admin')
    const clave = { clave_organica_0: '03', clave_organica_1: '42', descripcion: 'Municipio por nacer', estatus: 'A' }
    await client.post('/api/organica-1', clave)
    await go(admin, '/dashboard?vista=organicaArbol')
    await admin.page.getByText('Municipio por nacer').waitFor()
    await look()
    await boton('Eliminar la clave 03-42')
    await dialogo().getByText('Ninguna unidad la lleva.').waitFor()
    await look()
    await boton('Conservar', dialogo())
  })

  it('the second question before an adscripción goes with what hangs from it', async () => {
    const client = await signInTo(escenario.portal.url, 'admin')
    const { body } = await client.post<{ id: number }>('/api/catalogo/adscripcion', { nombre: 'Adscripción Pasajera' })
    await client.post('/api/catalogo/direccion', { nombre: 'Dirección Pasajera', id_adscripcion: body.id })
    await go(admin, '/dashboard?vista=catalogoPuestosCategorias')
    await admin.page.getByRole('textbox', { name: 'Buscar en la vista general' }).fill('adscripción pasajera')
    await boton('Eliminar Adscripción Pasajera')
    await dialogo().getByText('Dirección Pasajera.', { exact: true }).waitFor()
    await boton('Eliminar', dialogo())
    await dialogo()
      .getByText(/Esta acción eliminará en cascada/)
      .waitFor()
    await look()
  })
})
