import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { ANCHO, expectAccessible } from '#test/support/browser.ts'
import { SESION } from './marco.ts'
import { openFingido, type PortalFingido, type Respuesta } from './portal-fingido.ts'
import type { KardexAbierto, PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { FolioVerificado } from '#domain/afiliacion/movimientos/folio-verificado.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PersonaTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { HistorialQuincena } from '#domain/quincenas/historial.ts'
import type { Locator } from 'playwright-core'

/*
 * Texts, columns and their order as the specifications have them (2 §2.15, §2.16, §8; 3 §2.7, §2.9, §2.10, §2.12, §5, §8),
 * letter for letter, and what a desk must read whole. Nothing here is taken from the code that draws them.
 */
let portal: PortalFingido
beforeAll(async () => {
  portal = await openFingido()
})
afterAll(() => portal.close())

const vista = (nombre: string): string => `/dashboard?vista=${nombre}`
const main = (): Locator => portal.page.getByRole('main')
const dialogo = (name: string): Locator => portal.page.getByRole('dialog', { name })

async function abrir(
  address: string,
  respuestas: Readonly<Record<string, Respuesta>>,
  resto: 'calla' | 'falla' = 'falla',
): Promise<void> {
  portal.answer(respuestas, resto)
  await portal.go(address)
}

/** Headings of a table, in their order. */
async function columnas(name: string, where: Locator = main()): Promise<string[]> {
  const table = where.getByRole('table', { name })
  await table.waitFor()
  return (await table.getByRole('columnheader').allTextContents()).map((text) => text.trim())
}

/** How many px of a table stand outside of its frame. */
const beyond = (table: Locator): Promise<number> =>
  table.evaluate((element) => {
    const frame = element.parentElement
    return frame === null ? Infinity : element.getBoundingClientRect().width - frame.getBoundingClientRect().width
  })

/** Whether a cell shows all its text. */
const entera = (cell: Locator): Promise<boolean> =>
  cell.evaluate((element) => {
    const line = element.querySelector('.cut-line') ?? element
    return line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight
  })

const PERSONA: PersonaConsulta = {
  id: 7,
  interno: 100_007,
  nombre: 'María Guadalupe',
  apellidoPaterno: 'Hernández',
  apellidoMaterno: 'Rodríguez',
  curp: 'HERG850602MPLRDD02',
  rfc: 'HERG850602QK3',
  nss: '65169128652',
  noEmpleado: '4471',
  situacion: 'A',
  adscripcion: 'Ayuntamiento de San Miguel de las Huertas',
  dependencia: 'Dirección General de Servicios Médicos',
  area: 'Urgencias',
  puesto: 'Enfermera general',
  categoria: '20D',
  sueldoCentavos: 1_083_119,
  fechaAlta: plainDate(2012, 3, 1),
  movimiento: null,
}
const NO_PROCEDE = 'Esta persona está en activo; este trámite procede para quien está de licencia.'
const KARDEX: KardexAbierto = {
  ...PERSONA,
  folio: 'K-26-000007',
  al: null,
  movimientos: [],
  tramites: [
    {
      tramite: 'licencia',
      etiqueta: 'Licencia con aportación',
      ruta: '/dashboard?vista=validacionLicencia&interno=7',
      puede: true,
      porQue: '',
    },
    {
      tramite: 'reingreso',
      etiqueta: 'Reingreso',
      ruta: '/dashboard?vista=licencia&interno=7',
      puede: false,
      porQue: NO_PROCEDE,
    },
  ],
}

const MOVIMIENTO: MovimientoDetalle = {
  ...PERSONA,
  id: 9,
  folio: 'C-26-000009',
  tipoId: 2,
  tipo: 'Licencia con aportación',
  afiliadoId: 7,
  estatus: 'Validado',
  quincena: 2026 * 24 + 21,
  codigoQuincena: '2226',
  fecha: plainDate(2026, 11, 20),
  solicitadoAt: '2026-11-20T15:56:00.000Z',
  solicitadoPor: 'Lucía Robledo',
  esperaA: 'Jefe de departamento',
  desde: '2026-11-20T15:56:00.000Z',
  cambio: 'Calle y número: Privada Manuel M. Ponce No. 373A, Int. 15 → Calle Fresno No. 331',
  version: 3,
  etapa: 'Revisado',
  papelesFaltantes: [],
  papelesRequeridos: 1,
  documentos: [],
  choques: [],
  observaciones: '',
  nombreCategoria: 'Auxiliar/Analista "B"',
  entidad: 'Administración Central',
  tramite: 'actualizacion',
  causa: '',
  fechaAutorizacion: null,
  fechaFin: null,
  situacion: '',
  camposPorCorregir: {},
  cambios: [],
  recorrido: [],
  siguiente: 'Falta la aprobación del instituto.',
  avisoPrivacidad: null,
  actions: ['aprobar', 'devolver', 'cancelar'],
}

describe('the search of a procedure', () => {
  const encontrada: PersonaTramite = {
    id: 7,
    interno: 100_007,
    nombre: 'Hernández Rodríguez, María',
    curp: PERSONA.curp,
    puesto: 'N/A',
    departamento: PERSONA.dependencia,
    situacion: 'L',
    entidad: PERSONA.adscripcion,
    ajena: false,
    pideCurp: false,
    ultimoPeriodo: PERSONA.fechaAlta,
    movimientoAbierto: 'L-26-000070',
    porQue: 'Esta persona está de licencia; este trámite procede para quien está en activo.',
    otro: { etiqueta: 'Pedir su reingreso', ruta: '/dashboard?vista=licencia&interno=100007' },
  }
  const PERSONAS = '/api/tramites/licencia/personas'
  const escribir = (texto: string) => main().getByRole('searchbox', { name: 'Nombre' }).fill(texto)

  it('says what it looks for, that it is looking, and what it did not find', async () => {
    await abrir(vista('licencia'), {}, 'calla')
    // Nothing was looked for yet: it says what to write, and nothing of results.
    await main().getByText('Escribe el nombre o los apellidos de la persona').waitFor()
    expect(await main().getByText('No hay resultados').count()).toBe(0)
    await main().getByLabel('Buscar por').selectOption('rfc')
    await main().getByText('Escribe el RFC de la persona, completo o una parte').waitFor()
    await main().getByLabel('Buscar por').selectOption('nombre')
    expect(await main().getByLabel('Buscar por').locator('option').allTextContents()).toEqual([
      'Elige',
      'Nombre',
      'CURP',
      'No. Interno',
      'No. Empleado',
      'RFC',
    ])
    await escribir('  Hernández ')
    await main().locator('p:not(.visually-hidden)', { hasText: 'Buscando...' }).waitFor()
    await abrir(vista('licencia'), { [PERSONAS]: { body: [] } })
    await escribir('  Hernández ')
    await main().getByText('No se encontraron resultados para "Hernández"').waitFor()
    await main().getByText('No hay resultados. Revisa el dato o busca por otro.').waitFor()
    await abrir(vista('licencia'), {})
    await escribir('Hernández')
    await main().getByRole('alert').getByText('No se encontraron resultados').waitFor()
  })

  it.each([
    ['licencia', 'Licencia con Aportación de Afiliados', /^Búsqueda de la persona que solicita una licencia/],
    ['bajaPermanente', 'Baja Permanente de Afiliados', /^Búsqueda de la persona que causa baja permanente\./],
    ['bajaJubilacion', 'Pensión de Afiliados', /^Solicitud de jubilación: búsqueda de la persona que se jubila\./],
  ])('%s says under its title whom it looks for and for what', async (nombre, titulo, hecho) => {
    await abrir(vista(nombre), {})
    await main().getByRole('heading', { level: 1, name: titulo }).waitFor()
    await main().getByText(hecho).waitFor()
  })

  it.each([
    ['validacionLicencia', 'Solicitud de licencia con aportación'],
    ['validacionBajaPermanente', 'Solicitud de baja permanente'],
    ['validacionBajaJubilacion', 'Solicitud de jubilación'],
  ])('%s is called what it does: a request, that others validate', async (nombre, titulo) => {
    await abrir(vista(nombre), {})
    await main().getByRole('heading', { level: 1, name: titulo }).waitFor()
  })

  it('shows a whole name also beside why somebody cannot be chosen and what may be asked instead', async () => {
    await abrir(vista('licencia'), { [PERSONAS]: { body: [encontrada] } })
    await escribir('Hernández')
    expect(await columnas('Personas encontradas')).toEqual([
      'No. Interno',
      'Nombre',
      'CURP',
      'Puesto',
      'Situación',
      'Acciones',
    ])
    const row = main().getByRole('row').filter({ hasText: PERSONA.curp })
    expect(await entera(row.getByRole('cell').nth(1))).toBe(true)
    await row.getByRole('cell', { name: /^N\/A/ }).waitFor()
    await row.getByRole('link', { name: 'Pedir su reingreso' }).waitFor()
    await row.getByText('L-26-000070').waitFor()
  })

  it('cuts neither why somebody cannot be chosen nor a long name on a phone', async () => {
    const before = portal.page.viewportSize()
    onTestFinished(async () => {
      if (before) await portal.page.setViewportSize(before)
    })
    await portal.page.setViewportSize(ANCHO.telefono)
    const nombre = 'Villavicencio-Montemayor y Bustamante de la Garza, Maximiliana Guadalupe del Sagrado Corazón'
    await abrir(vista('licencia'), { [PERSONAS]: { body: [{ ...encontrada, nombre }] } })
    await escribir('Hernández')
    const row = main().getByRole('row').filter({ hasText: nombre })
    for (const text of [nombre, encontrada.porQue]) {
      expect(await entera(row.getByRole('cell').filter({ hasText: text }))).toBe(true)
      expect(await entera(row.getByText(text))).toBe(true)
    }
    await row.getByRole('link', { name: 'Pedir su reingreso' }).waitFor()
  })

  it.each([
    ['', 'No hay usuario en sesión.'],
    ['&interno=alguien', 'Información de usuario corrupta.'],
    ['&interno=0', 'No se encontró el número interno en los datos del usuario.'],
  ])('without a person (%s) says so', async (query, text) => {
    await abrir(`${vista('validacionLicencia')}${query}`, {})
    await main().getByText(text).waitFor()
  })

  it('says that nobody has that number, and that the server could not tell', async () => {
    const persona = '/api/tramites/licencia/persona'
    await abrir(`${vista('validacionLicencia')}&interno=7`, {
      [persona]: { status: 404, error: 'La persona no existe.' },
    })
    await main().getByText('No se encontraron datos organizacionales para el número interno 7.').waitFor()
    await abrir(`${vista('validacionLicencia')}&interno=7`, {})
    await main().getByRole('alert').getByText('Error al consultar orgánica (500)').waitFor()
  })
})

describe('the lists of movements', () => {
  const LISTA = '/api/panel/movimientos'

  it('say that they are loading, what failed with the way to try again, and that there is nothing', async () => {
    await abrir(vista('solicitudesMovimientos'), {}, 'calla')
    await main().getByText('Cargando solicitudes...').first().waitFor()
    await abrir(vista('solicitudesMovimientos'), {})
    await main().getByRole('alert').getByText('Error: Error al cargar datos: 500').waitFor()
    portal.answer({ [LISTA]: { rows: [] } })
    await main().getByRole('button', { name: 'Reintentar' }).click()
    await main().getByText('No hay solicitudes para mostrar.', { exact: true }).waitFor()
    await abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/buscar`]: { rows: [] },
    })
    await main().getByLabel('Folio, nombre, CURP o No. interno').fill('Hernández')
    await main().getByText('No hay solicitudes para mostrar con los filtros seleccionados.').waitFor()
  })

  it('are searched once typing pauses, also while the list is drawn again and again', async () => {
    await abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/buscar`]: { rows: [] },
    })
    const buscar = main().getByLabel('Folio, nombre, CURP o No. interno')
    await buscar.waitFor()
    const before = portal.page.viewportSize()
    onTestFinished(async () => {
      if (before) await portal.page.setViewportSize(before)
    })
    await buscar.fill('Hernández')
    // Each new width draws the list again, sooner than the pause ends; a fast machine draws hundreds meanwhile.
    let px = 0
    await expect
      .poll(
        async () => {
          px = (px + 1) % 60
          await portal.page.setViewportSize({ width: 1200 + px, height: 900 })
          return [...portal.asked]
        },
        { interval: 1 },
      )
      .toContain(`${LISTA}/buscar`)
  })

  it('have the documented columns, and tell a movement whole in seven sections', async () => {
    await abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    expect(await columnas('Movimientos')).toEqual([
      '#',
      'Folio',
      'Tipo',
      'No. interno',
      'Nombre',
      'CURP',
      'Estatus',
      'Acciones',
    ])
    await main().getByText('1 resultado', { exact: true }).first().waitFor()
    await main().getByRole('button', { name: 'Detalles' }).click()
    const detalle = dialogo('Detalles Completos del Movimiento')
    await detalle.getByText('22 de 2026', { exact: true }).waitFor()
    const titulos = await detalle.getByRole('heading', { level: 3 }).allTextContents()
    expect(titulos.slice(0, 7)).toEqual([
      'Información Personal',
      'Información del Movimiento',
      'Información Organizacional',
      'Información Financiera',
      'Estados y Fechas',
      'Observaciones',
      'IDs del Sistema',
    ])
  })

  it('by organisation ask for both levels first', async () => {
    await abrir(vista('solicitudesMovimientosManual'), { '/api/OrganicaEntidad': { body: [] } })
    await main().getByText('Selecciona una organización', { exact: true }).waitFor()
    expect(await main().getByRole('combobox', { name: 'Orgánica 1' }).isDisabled()).toBe(true)
  })

  it('a tray is whole on a desk, however long what changes is', async () => {
    const rows = [{ ...MOVIMIENTO, nombre: 'Francisco Javier', apellidoMaterno: 'González' }]
    await abrir(vista('jefeDpto'), { [LISTA]: { rows } })
    const table = main().getByRole('table', { name: 'Movimientos que esperan' })
    await table.getByText(MOVIMIENTO.folio).waitFor()
    expect(await columnas('Movimientos que esperan')).toEqual([
      '',
      'Folio',
      'Tipo',
      'Nombre',
      'Qué cambia',
      'Papeles',
      'Entidad',
      'Espera',
    ])
    expect(await beyond(table)).toBeLessThanOrEqual(0)
  })

  it('the tray of a dependency tells what each changes too, with its three acts in sight', async () => {
    const rows = [{ ...MOVIMIENTO, nombre: 'Francisco Javier', apellidoMaterno: 'González', estatus: 'Solicitado' }]
    await abrir(vista('validacionDependencia'), { [LISTA]: { rows } })
    const table = main().getByRole('table', { name: 'Movimientos' })
    await table.getByText(MOVIMIENTO.cambio).waitFor()
    expect(await columnas('Movimientos')).toEqual([
      '#',
      'Folio',
      'Tipo',
      'No. interno',
      'Nombre',
      'CURP',
      'Qué cambia',
      'Acciones',
    ])
    expect(await beyond(table)).toBeLessThanOrEqual(0)
  })

  it('a cancellation tells what of whom, and stands in a narrow form', async () => {
    await abrir(`${vista('validacionCancelacion')}&movimiento=C-26-000009`, {
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    await main().getByRole('button', { name: 'Confirmar Cancelación' }).waitFor()
    expect(await main().getByRole('term').allTextContents()).toEqual(['Tipo', 'No. interno', 'Nombre', 'CURP'])
    const card = await main().locator('.card').first().boundingBox()
    expect(card?.width).toBeLessThanOrEqual(720)
  })

  it('a paper that says of itself that it is another’s is told to whoever takes the turn', async () => {
    const archivo = { id: 'a1', nombre: 'nss.pdf', bytes: 3000, paginas: 1 }
    const reconocido = { documento: 'nss', curp: 'MUGF910817MASXMR04' } as const
    const papel = {
      tipo: 'incidencia',
      por: 'Usuario',
      agregadoAt: '2026-11-20T15:00:00.000Z',
      corregidos: [],
    } as const
    const documentos = [{ ...papel, archivo: { ...archivo, reconocido }, agregadoPor: 'Lucía Robledo' }]
    await abrir(`${vista('jefeDpto')}&movimiento=C-26-000009`, {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/C-26-000009`]: { body: { ...MOVIMIENTO, documentos } },
    })
    await main().getByRole('button', { name: MOVIMIENTO.folio }).click()
    await portal.page
      .getByRole('complementary')
      .getByText(/de otra persona \(CURP MUGF910817MASXMR04\), no «Incidencia firmada»/)
      .waitFor()
  })

  it('a review of an update goes back to the list that its reader opens', async () => {
    const vistas = ['validacionActu', 'jefeDpto', 'solicitudesMovimientos']
    const sesion = { ...SESION, vistas }
    await abrir(`${vista('validacionActu')}&movimiento=C-26-000009`, {
      '/api/sesion': { body: sesion },
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    const crumb = main().getByRole('link', { name: 'Bandeja del jefe de departamento' })
    expect(await crumb.getAttribute('href')).toBe(vista('jefeDpto'))
  })
})

describe('what is consulted', () => {
  const CONSULTA = '/api/panel/consulta'
  const QUINCENA = { codigo: '2226', nombre: 'Quincena 22 de 2026', periodo: '16 al 30 de noviembre' }
  const historial = (entidades: HistorialQuincena['entidades']): Respuesta => ({
    body: { ...QUINCENA, al: '2026-11-23', organizacion: 'entonces', entidades },
  })
  const ENTIDAD = {
    id: 7,
    entidad: PERSONA.adscripcion,
    unidades: [7],
    representanteCurp: PERSONA.curp,
    responsable: 'Héctor García Márquez',
    personas: 1,
    movimientos: 0,
    enEspera: 0,
    importeCentavos: null,
  }

  it('Consulta has its columns, and a Kardex without movements says so', async () => {
    await abrir(vista('ConsultaAfiliadosPage'), {
      [CONSULTA]: { rows: [PERSONA] },
      [`${CONSULTA}/7`]: { body: KARDEX },
    })
    expect(await columnas('Afiliados')).toEqual(['Nombre', 'CURP', 'Entidad', 'Movimiento', 'Kardex'])
    await main()
      .getByRole('button', { name: /^Kardex de/ })
      .click()
    await dialogo('Kardex').getByText('No hay movimientos registrados para este afiliado.').waitFor()
    // What may be asked for the person begins here too, and what may not says why.
    const licencia = dialogo('Kardex').getByRole('link', { name: 'Licencia con aportación' })
    expect(await licencia.getAttribute('href')).toBe('/dashboard?vista=validacionLicencia&interno=7')
    await dialogo('Kardex').getByText(`Reingreso: ${NO_PROCEDE}`).waitFor()
    await expectAccessible(portal.page, { include: 'dialog' })
    await abrir(vista('ConsultaAfiliadosPage'), { [CONSULTA]: { rows: [] } })
    await main().getByText('No se encontraron afiliados.').waitFor()
    await abrir(`${vista('ConsultaAfiliadosPage')}&kardex=7`, { [CONSULTA]: { rows: [PERSONA] } })
    await dialogo('Kardex').getByText('No se pudo cargar el kardex.').waitFor()
  })

  it('Historial has its columns, and says where there is nobody and nothing', async () => {
    const quincenas = { '/api/historial/quincenas': { body: [QUINCENA] } }
    const deQuincena = '/api/historial/quincenas/2226'
    await abrir(vista('HistorialPage'), { ...quincenas, [deQuincena]: historial([]) })
    await main().getByText('No hay entidades registradas para esta quincena.').waitFor()
    await abrir(vista('HistorialPage'), {
      ...quincenas,
      [deQuincena]: historial([ENTIDAD]),
      [CONSULTA]: { rows: [] },
    })
    expect(await columnas('Entidades de la quincena')).toEqual([
      'Entidad',
      'CURP Representante',
      'Responsable',
      'Total Personal',
      'Movimientos',
      'Atención',
      'Expediente',
    ])
    expect(await entera(main().getByRole('cell', { name: PERSONA.adscripcion, exact: true }))).toBe(true)
    await main()
      .getByRole('button', { name: /^Expediente de/ })
      .click()
    await dialogo(`Expediente de ${PERSONA.adscripcion}`).getByText('No hay empleados en este expediente.').waitFor()
  })

  it('an expediente says how many people it has only once they have come', async () => {
    const quincena = {
      '/api/historial/quincenas': { body: [QUINCENA] },
      '/api/historial/quincenas/2226': historial([ENTIDAD]),
    }
    const expediente = dialogo(`Expediente de ${PERSONA.adscripcion}`)
    const open = () =>
      main()
        .getByRole('button', { name: /^Expediente de/ })
        .click()
    await abrir(vista('HistorialPage'), quincena, 'calla')
    await open()
    await expediente.getByRole('table', { name: 'Personal de la entidad' }).waitFor()
    expect(await expediente.getByText(/en activo o con licencia/).count()).toBe(0)
    await abrir(vista('HistorialPage'), { ...quincena, [CONSULTA]: { rows: [PERSONA] } })
    await open()
    await expediente.getByText('1 persona en activo o con licencia al 23 nov 2026.').waitFor()
  })

  it('an expediente shows whole names, and its Kardex says that it has no movements', async () => {
    await abrir(vista('HistorialPage'), {
      '/api/historial/quincenas': { body: [QUINCENA] },
      '/api/historial/quincenas/2226': historial([ENTIDAD]),
      [CONSULTA]: { rows: [PERSONA] },
      [`${CONSULTA}/7`]: { body: KARDEX },
    })
    await main()
      .getByRole('button', { name: /^Expediente de/ })
      .click()
    const expediente = dialogo(`Expediente de ${PERSONA.adscripcion}`)
    expect(await columnas('Personal de la entidad', expediente)).toEqual(['Nombre', 'CURP', 'Puesto', 'Kardex'])
    expect(await entera(expediente.getByRole('cell', { name: 'Hernández Rodríguez, María Guadalupe' }).first())).toBe(
      true,
    )
    await expediente.getByRole('button', { name: /^Kardex de/ }).click()
    await dialogo('Kardex').getByText('No hay movimientos de Kardex registrados para este empleado.').waitFor()
  })

  it('a folio is checked by anybody: whether its paper stands, or that there is none', async () => {
    const documento: FolioVerificado = {
      folio: 'A-26-000009',
      papel: 'Acuse de alta',
      vigencia: 'surtio_efecto',
      mensaje: 'El movimiento se aplicó en la quincena 22 de 2026.',
      registrado: plainDate(2026, 11, 20),
      fecha: plainDate(2026, 11, 20),
      quincena: '22 de 2026',
    }
    const { page } = portal
    await abrir('/verificar/a26000009', { '/api/verificar/A-26-000009': { body: documento } })
    await page.getByText('Documento vigente.').waitFor()
    expect(await page.getByRole('term').allTextContents()).toEqual([
      'Documento',
      'Registrado',
      'Con efecto desde',
      'Quincena',
    ])
    await expectAccessible(page)
    await abrir('/verificar/A-26-999999', {
      '/api/verificar/A-26-999999': {
        status: 404,
        error: 'El instituto no ha dado ese folio. Compáralo con el del documento.',
      },
    })
    await page.getByText('no existe. El instituto no ha dado ese folio.').waitFor()
    await abrir('/verificar/nada', {})
    await page.getByText('«nada» no es un folio.').waitFor()
  })
})
