import { afterAll, beforeAll, describe, it } from 'vitest'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { runSql } from '#test/support/portal/portal-database.ts'
import { abrirCaso, tras } from '#test/browser/casos-portal.ts'
import { messageTo } from '#test/browser/correo-portal.ts'
import { openEscenario, type Escenario } from '#test/browser/sesion-portal.ts'
import { expectGood, open, opened, type Vista } from './vista.ts'
import type { Locator } from 'playwright-core'

let escenario: Escenario
let client: PortalClient
let admin: Vista
let caso: CasoDetalle

beforeAll(async () => {
  escenario = await openEscenario()
  client = await signInTo(escenario.portal.url, 'admin')
  admin = await opened(escenario, 'admin')
})
afterAll(() => escenario.close())

const go = (address: string): Promise<void> => open(admin, `${escenario.portal.url}${address}`)
const main = (): Locator => admin.page.getByRole('main')
const dialogo = (): Locator => admin.page.getByRole('dialog')
const boton = (name: string | RegExp, where: Locator = main()): Promise<void> =>
  where
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const cerrar = (): Promise<void> => admin.page.keyboard.press('Escape')

/** What a click opened or changed, once it has come. */
async function look(part = 'main'): Promise<void> {
  await admin.traffic.settled()
  await expectGood(admin, { part })
}
async function lookAtDialog(): Promise<void> {
  await dialogo().waitFor()
  await look('dialog')
}

describe('cases', () => {
  beforeAll(async () => {
    const { user } = (await client.get<{ user: { id: number } }>('/api/sesion')).body
    const normas = [{ Nombre: 'Ley del Instituto, artículo 34', Descripcion: '' }]
    const datos = { proceso: 'Dictaminación médica', responsable: user.id, normas }
    caso = await tras(client, await abrirCaso(client, 'Acta por cotejar', datos), 'mover', { estado: 'en progreso' })
    const otro = await tras(client, await abrirCaso(client, 'Solicitud retirada', { responsable: user.id }), 'mover', {
      estado: 'en progreso',
    })
    await tras(client, otro, 'cerrar', { resultado: 'DESISTIDO', resolucion: 'Se integró al expediente.' })
  })

  it('a new one without its data, and one with its norm and a comment', async () => {
    await go('/panel/casos')
    await boton('Abrir caso')
    await boton('Abrir caso', dialogo())
    await dialogo().getByText('Elige el proceso.').waitFor()
    await lookAtDialog()
    await go(`/panel/casos/${caso.folio}/show`)
    await admin.page.getByLabel('Comentario').fill('Se recibió el acta.')
    await boton('Comentar')
    await admin.page.getByRole('list').getByText('Se recibió el acta.').waitFor()
    await look()
  })

  it('what Ctrl K finds', async () => {
    await go('/inicio')
    await admin.page.keyboard.press('Control+k')
    await admin.page.getByRole('combobox', { name: 'Buscar persona, caso o pantalla' }).fill(caso.folio)
    await admin.page.getByRole('option', { name: /^Acta por cotejar/ }).waitFor()
    await lookAtDialog()
  })

  it('those of one area, with their two charts', async () => {
    await go('/dashboard?vista=procesosDashboard')
    await boton(/^Medicina 1 proceso activo/)
    await admin.page.getByRole('heading', { name: 'Casos de Medicina' }).waitFor()
    await look()
  })

  it('a result that a case uses, before it is switched off', async () => {
    await go('/panel/catalogos?catalogo=resultado_caso')
    await boton('Acciones de Desistido por quien lo pidió')
    await admin.page.getByRole('menuitem', { name: 'Desactivar' }).click()
    await dialogo().getByText('Lo usa 1 caso cerrado.').waitFor()
    await lookAtDialog()
  })
})

describe('simple catalogues', () => {
  it('a new one whose name is taken', async () => {
    await go('/panel/catalogos')
    await boton('Nuevo catálogo')
    await dialogo().getByLabel('Nombre').fill('Nacionalidad')
    await boton('Crear catálogo', dialogo())
    await dialogo().getByText('Ya existe el catálogo Nacionalidad.').waitFor()
    await lookAtDialog()
  })

  it('one without rows, active and inactive', async () => {
    await client.post('/api/panel/catalogos/tablas', { clave: 'tipo_de_via', nombre: 'Tipo de vía', descripcion: '' })
    await go('/panel/catalogos?catalogo=tipo_de_via')
    await admin.page.getByText('Tipo de vía: 0 renglones').waitFor()
    await look()
    await boton(/^Catálogo /)
    await admin.page.getByRole('menuitem', { name: 'Desactivar catálogo' }).click()
    await boton('Desactivar', dialogo())
    await admin.page.getByText('Catálogo inactivo.').waitFor()
    await look()
  })
})

describe('accounts and rights', () => {
  it('the table of rights, and why a cell says so', async () => {
    await go('/panel/perfiles/derechos')
    await boton(/: no\. Ver por qué$/)
    await admin.page.getByRole('complementary').filter({ hasText: 'Por qué' }).waitFor()
    await look('html')
  })

  it('a profile, and what its change gives and takes', async () => {
    await go('/panel/perfiles/ventanilla/show')
    await look()
    await admin.page.getByRole('checkbox', { name: 'Padrón' }).uncheck()
    await boton('Revisar y guardar')
    await dialogo().getByText('Menús que se quitan').waitFor()
    await lookAtDialog()
  })

  it('a menu with its icon, and the way to give it to a profile', async () => {
    await go('/panel/menus')
    await boton('Nuevo menú')
    await dialogo().getByLabel('Nombre').fill('Guía rápida')
    const abre = dialogo().getByRole('combobox', { name: /^Componente/ })
    await abre.fill('alta')
    await dialogo().getByLabel('Nombre').focus()
    await dialogo().getByText('«alta» no es una pantalla ni un proceso').waitFor()
    await dialogo().getByLabel('Buscar un icono').fill('persona')
    await dialogo().getByRole('radio', { name: 'Persona con engrane' }).check()
    await lookAtDialog()
    await abre.fill('ayuda')
    await dialogo()
      .getByRole('option', { name: /^Ayuda/ })
      .click()
    await boton('Crear menú', dialogo())
    await main().getByRole('link', { name: 'darlo a un perfil' }).waitFor()
    await look()
  })

  it('a new account without its data, and those of a file with their passwords', async () => {
    await go('/panel/usuarios/create')
    await boton('Crear usuario', dialogo())
    await dialogo().getByRole('link', { name: 'Escribe el usuario.' }).waitFor()
    await lookAtDialog()
    await go('/afiliacion/masiva?nueva=usuarios')
    const csv = 'Usuario;Nombre completo;Perfil\r\niris.paz;Iris Paz;Auditor\r\n'
    await dialogo()
      .locator('input[type=file]')
      .setInputFiles({ name: 'usuarios.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await lookAtDialog()
    await boton('Revisar archivo', dialogo())
    await boton('Cargar 1 cuenta')
    await main().getByText('Las contraseñas se muestran una sola vez.').waitFor()
    await look()
    admin.page.once('dialog', (question) => void question.accept())
    await go('/panel/usuarios')
  })

  it('looking as a profile', async () => {
    await go('/panel/perfiles')
    await boton('Acciones de Auditor')
    await admin.page.getByRole('menuitem', { name: 'Ver como este perfil' }).click()
    await boton('Ver como este perfil', dialogo())
    await admin.page.locator('.ver-como').waitFor()
    await look('.ver-como')
    await boton('Salir', admin.page.locator('.ver-como'))
    await admin.page.locator('.ver-como').waitFor({ state: 'detached' })
  })
})

describe('modules and processes', () => {
  beforeAll(async () => {
    const modulo = { nombre: 'Archivo', tipo: 'bottom', icono: 'heart-pulse', orden: 9 }
    const { id } = (await client.post<{ id: number }>('/api/panel/modulos', modulo)).body
    const proceso = { id_modulo: id, nombre: 'Consulta', componente: '/archivo/consulta', orden: 1, tipo: 'ISSSSPEA' }
    await client.post('/api/panel/procesos', proceso)
  })
  const PDF = { name: 'guia.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

  it('a new module without its data, its page, and the map with it', async () => {
    await go('/panel/modulos')
    await boton('Nuevo módulo')
    await boton('Crear módulo', dialogo())
    await dialogo().getByText('El nombre es obligatorio').waitFor()
    await lookAtDialog()
    await go('/panel/modulos/archivo-inferior/show')
    await main().getByText('Sin documentos registrados para este módulo').waitFor()
    await look()
    await go('/inicio?proceso=archivo-consulta')
    await main().locator('[aria-current=location]').waitFor()
    await look()
  })

  it('a process without documents, and the versions of one', async () => {
    await go('/archivo/consulta')
    await main().getByText('0 de 6, faltan 6').waitFor()
    await look()
    await boton('Cargar Procedimiento')
    await dialogo().locator('input[type=file]').setInputFiles(PDF)
    await boton('Cargar documento', dialogo())
    await main().getByText('1 de 6, faltan 5').waitFor()
    await boton('Más acciones de Procedimiento')
    await admin.page.getByRole('menuitem', { name: 'Versiones' }).click()
    await dialogo().getByText('En vigor').waitFor()
    await lookAtDialog()
  })

  it('a process seen by whoever changes nothing', async () => {
    await runSql(
      escenario.portal,
      `INSERT INTO perfil_procesos (perfil_id, proceso_id)
       SELECT u.perfil_id, p.id FROM usuarios u, procesos p WHERE u.usuario = 'auxiliar' AND p.componente = '/archivo/consulta'`,
    )
    const auxiliar = await opened(escenario, 'auxiliar')
    await open(auxiliar, `${escenario.portal.url}/archivo/consulta`)
    await auxiliar.page.getByText('Los documentos pendientes los carga la administración del portal.').waitFor()
    await expectGood(auxiliar, { part: 'main' })
    await auxiliar.page.context().close()
  })

  it('the general documents, with one, and those of each module', async () => {
    await go('/dashboard?vista=DocGeneralModuloPanel')
    await boton('Agregar documento')
    await dialogo().getByLabel('Tipo').selectOption('OTRO')
    await dialogo().getByLabel('Qué documento es').fill('Código de ética')
    await dialogo().locator('input[type=file]').setInputFiles(PDF)
    await boton('Cargar documento', dialogo())
    await main().getByRole('row').filter({ hasText: 'Código de ética' }).waitFor()
    await look()
    await admin.page.getByRole('tab', { name: 'Por módulo' }).click()
    await main().getByRole('row').filter({ hasText: 'Archivo' }).waitFor()
    await look()
  })

  it('a board of another site that does not answer', async () => {
    // Never answered: an error page of the browser would count as loaded.
    await admin.page.context().route('https://tableros.ejemplo.gob.mx/**', () => undefined)
    await go('/dashboard?vista=iframe01')
    await boton('Direcciones de tableros')
    await dialogo().getByLabel('Tablero externo 1').fill('https://tableros.ejemplo.gob.mx/ventas')
    await boton('Guardar direcciones', dialogo())
    await main().getByText('El tablero no cargó').waitFor()
    await look()
  })
})

describe('what is watched', () => {
  it('the bitácora: an act, a search that is no key, its export', async () => {
    await go('/panel/bitacora')
    await main().getByRole('table', { name: 'Bitácora' }).locator('tbody').getByRole('link').first().click()
    await admin.page.getByText('Está como se escribió').waitFor()
    await look('.sheet')
    await cerrar()
    await admin.page.getByRole('textbox', { name: /^Buscar/ }).fill('XEXX010101HNEXX')
    await admin.page.keyboard.press('Enter')
    await main().getByRole('alert').waitFor()
    await look()
    await boton('Exportar')
    await dialogo()
      .getByText(/^Se escribirán [\d,]+ actos\.$/)
      .waitFor()
    await lookAtDialog()
  })

  it('a job that failed', async () => {
    await runSql(
      escenario.portal,
      `INSERT INTO trabajos (clase, titulo, datos, estado, usuario, creado_at, desde_at, resultado)
       VALUES ('prueba.nadie', 'Fallado', '{}', 'fallado', 'admin', $1, $1, 'El disco se llenó.')`,
      ['2026-11-20T10:00:00.000Z'],
    )
    await go('/panel/trabajos')
    await main().getByText('El disco se llenó.').waitFor()
    await look()
  })

  it('a message whose text is reserved', async () => {
    const correo = 'jefe@pensiones.ejemplo.gob.mx'
    await client.post('/api/recuperar', { correo })
    await messageTo(escenario.portal, correo)
    await go('/panel/correos')
    await main().getByRole('link', { name: 'Recupera tu acceso al portal' }).first().click()
    await admin.page.getByText('Texto reservado.').waitFor()
    await look('.sheet')
  })
})

describe('what everybody reads', () => {
  it.each(['contacto', 'privacidad'])('the section %s', async (seccion) => {
    await go(`/panel/info?seccion=${seccion}`)
    await main().locator('.card').first().waitFor()
    await look()
  })
})

describe('when the server fails', () => {
  it.each(['/panel/afiliados', '/dashboard?vista=cair', '/inicio'])('%s', async (address) => {
    await admin.page.route(/\/api\/(?!sesion|info|avisos|ventana)/, (route) =>
      route.fulfill({ status: 500, json: { error: 'Ocurrió un error en el servidor.', codigo: 'interno' } }),
    )
    await go(address)
    await main().getByRole('alert').first().waitFor()
    await look()
    await admin.page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
