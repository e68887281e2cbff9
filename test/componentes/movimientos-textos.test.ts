import { describe, expect, it } from 'vitest'
import {
  ENCONTRADA,
  ENTIDAD,
  historial,
  KARDEX,
  MOVIMIENTO,
  NO_PROCEDE,
  PERSONA,
  QUINCENA,
  VERIFICADO,
} from '#test/support/fingido/movimientos.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { abrir, columnas, dialogo, main, responder, vista } from './soporte/portal.tsx'
import { documento } from './soporte/lugar.ts'

/*
 * Texts, columns and their order as the specifications have them (2 §2.15, §2.16, §8; 3 §2.7, §2.9, §2.10, §2.12, §5, §8),
 * letter for letter. Nothing here is taken from the code that draws them.
 */

describe('the search of a procedure', () => {
  const PERSONAS = '/api/personas-tramite/licencia/busqueda'
  const escribir = (texto: string) => main().getByRole('searchbox', { name: 'Nombre' }).fill(texto)

  it('says what it looks for, that it is looking, and what it did not find', async () => {
    abrir(vista('licencia'), {}, 'calla')
    // Nothing was looked for yet: it says what to write, and nothing of results.
    await main().getByText('Escribe el nombre o los apellidos de la persona, o su NSS completo').waitFor()
    expect(main().getByText('No hay resultados').count()).toBe(0)
    await main().getByLabel('Buscar por').selectOption('rfc')
    await main().getByText('Escribe el RFC de la persona, completo o una parte').waitFor()
    await main().getByLabel('Buscar por').selectOption('nombre')
    expect(main().getByLabel('Buscar por').locator('option').texts()).toEqual([
      'Elige',
      'Nombre',
      'CURP',
      'No. Interno',
      'No. Empleado',
      'RFC',
    ])
    await escribir('  Hernández ')
    await main().locator('p:not(.visually-hidden)', { hasText: 'Buscando...' }).waitFor()
    abrir(vista('licencia'), { [PERSONAS]: { body: { personas: [], ajenas: [] } } })
    await escribir('  Hernández ')
    await main().getByText('No se encontraron resultados para "Hernández"').waitFor()
    await main().getByText('No hay resultados. Revisa el dato o busca por otro.').waitFor()
    abrir(vista('licencia'), {})
    await escribir('Hernández')
    await main().getByRole('alert').getByText('No se encontraron resultados').waitFor()
  })

  it.each([
    ['licencia', 'Licencia con Aportación de Afiliados', /^Búsqueda de la persona que solicita una licencia/],
    ['bajaPermanente', 'Baja Permanente de Afiliados', /^Búsqueda de la persona que causa baja permanente\./],
    ['bajaJubilacion', 'Pensión de Afiliados', /^Solicitud de jubilación: búsqueda de la persona que se jubila\./],
  ])('%s says under its title whom it looks for and for what', async (nombre, titulo, hecho) => {
    abrir(vista(nombre), {})
    await main().getByRole('heading', { level: 1, name: titulo }).waitFor()
    await main().getByText(hecho).waitFor()
  })

  it.each([
    ['validacionLicencia', 'Licencia con aportación'],
    ['validacionBajaPermanente', 'Baja permanente'],
    ['validacionBajaJubilacion', 'Jubilación'],
  ])('%s is called what it does: a request, that others validate', async (nombre, titulo) => {
    abrir(vista(nombre), {})
    await main().getByRole('heading', { level: 1, name: titulo }).waitFor()
  })

  it('shows the name beside why somebody cannot be chosen and what may be asked instead', async () => {
    abrir(vista('licencia'), { [PERSONAS]: { body: { personas: [ENCONTRADA], ajenas: [] } } })
    await escribir('Hernández')
    expect(await columnas(main(), 'Personas ENCONTRADAs')).toEqual([
      'No. Interno',
      'Nombre',
      'CURP',
      'Puesto',
      'Situación',
      'Acciones',
    ])
    const row = main().getByRole('row').filter({ hasText: PERSONA.curp })
    await row.getByRole('cell').nth(1).getByText(ENCONTRADA.nombre, { exact: true }).waitFor()
    await row.getByRole('cell', { name: /^N\/A/ }).waitFor()
    await row.getByRole('link', { name: 'Pedir su reingreso' }).waitFor()
    await row.getByText('L-26-000070').waitFor()
  })

  it.each([
    ['actualizarTabla', 'actualizacion'],
    ['licencia', 'licencia'],
    ['bajaPermanente', 'baja-permanente'],
    ['bajaJubilacion', 'jubilacion'],
    ['validacionBaja', 'baja'],
  ])('%s shows only name and situation of a person of another dependency', async (nombre, tramite) => {
    const body = { personas: [], ajenas: [{ nombre: 'Quintero Luján, Beatriz', situacion: 'A' }] }
    abrir(vista(nombre), { [`/api/personas-tramite/${tramite}/busqueda`]: { body } })
    await main().getByRole('searchbox', { name: 'Nombre' }).fill('65169128652')
    await main()
      .locator('.note p', { hasText: 'Quintero Luján, Beatriz: ya afiliada en otra dependencia. Situación: Activo.' })
      .waitFor()
    expect(main().getByText('No se encontraron resultados').count()).toBe(0)
    expect(
      main()
        .getByRole('button', { name: /^Seleccionar/ })
        .count(),
    ).toBe(0)
  })

  it.each([
    ['', 'No hay usuario en sesión.'],
    ['&interno=alguien', 'Información de usuario corrupta.'],
    ['&interno=0', 'No se encontró el número interno en los datos del usuario.'],
  ])('without a person (%s) says so', async (query, text) => {
    abrir(`${vista('validacionLicencia')}${query}`, {})
    await main().getByText(text).waitFor()
  })

  it('says that nobody has that number, and that the server could not tell', async () => {
    const persona = '/api/personas-tramite/licencia'
    abrir(`${vista('validacionLicencia')}&interno=7`, {
      [persona]: { status: 404, error: 'La persona no existe.' },
    })
    await main().getByText('No se encontraron datos organizacionales para el número interno 7.').waitFor()
    abrir(`${vista('validacionLicencia')}&interno=7`, {})
    await main().getByRole('alert').getByText('Error al consultar orgánica (500)').waitFor()
  })
})

describe('the lists of movements', () => {
  const LISTA = '/api/panel/movimientos'

  it('say that they are loading, what failed with the way to try again, and that there is nothing', async () => {
    abrir(vista('solicitudesMovimientos'), {}, 'calla')
    await main().getByText('Cargando solicitudes...').first().waitFor()
    abrir(vista('solicitudesMovimientos'), {})
    await main().getByRole('alert').getByText('Error: Error al cargar datos: 500').waitFor()
    responder({ [LISTA]: { rows: [] } })
    await main().getByRole('button', { name: 'Reintentar' }).click()
    await main().getByText('No hay solicitudes para mostrar.', { exact: true }).waitFor()
    abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/buscar`]: { rows: [] },
    })
    await main().getByLabel('Folio, nombre, CURP o No. interno').fill('Hernández')
    await main().getByText('No hay solicitudes para mostrar con los filtros seleccionados.').waitFor()
  })

  it('have the documented columns, and tell a movement whole in seven sections', async () => {
    abrir(vista('solicitudesMovimientos'), {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    expect(await columnas(main(), 'Movimientos')).toEqual([
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
    const titulos = detalle.getByRole('heading', { level: 3 }).texts()
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

  it('show all that an alta captured, without a column of what was before', async () => {
    const cambios = [
      { campo: 'RFC', antes: '', despues: 'VIGM910417KX1' },
      { campo: 'Domicilio', antes: '', despues: 'Calle Olmo No. 12, Col. Centro' },
    ]
    abrir(`${vista('solicitudesMovimientos')}&movimiento=${MOVIMIENTO.folio}`, {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/${MOVIMIENTO.folio}`]: { body: { ...MOVIMIENTO, cambios } },
    })
    const tabla = dialogo('Detalles Completos del Movimiento').getByRole('table', { name: 'Qué cambia' })
    await tabla.waitFor()
    expect(tabla.getByRole('columnheader').texts()).toEqual(['Campo', 'Valor'])
    expect(tabla.getByRole('cell').texts()).toEqual(['VIGM910417KX1', 'Calle Olmo No. 12, Col. Centro'])
  })

  it('by organisation ask for both levels first', async () => {
    abrir(vista('solicitudesMovimientosManual'), { '/api/OrganicaEntidad': { body: [] } })
    await main().getByText('Selecciona una organización', { exact: true }).waitFor()
    expect(await main().getByRole('combobox', { name: 'Entidad (Orgánica 1)' }).isDisabled()).toBe(true)
  })

  it('a tray has the documented columns', async () => {
    const rows = [{ ...MOVIMIENTO, nombre: 'Francisco Javier', apellidoMaterno: 'González' }]
    abrir(vista('jefeDpto'), { [LISTA]: { rows } })
    const table = main().getByRole('table', { name: 'Movimientos que esperan' })
    await table.getByText(MOVIMIENTO.folio).waitFor()
    expect(await columnas(main(), 'Movimientos que esperan')).toEqual([
      '',
      'Folio',
      'Tipo',
      'Nombre',
      'Qué cambia',
      'Papeles',
      'Entidad',
      'Espera',
    ])
  })

  it('the tray of a dependency shows what each movement changes', async () => {
    const rows = [{ ...MOVIMIENTO, nombre: 'Francisco Javier', apellidoMaterno: 'González', estatus: 'Solicitado' }]
    abrir(vista('validacionDependencia'), { [LISTA]: { rows } })
    const table = main().getByRole('table', { name: 'Movimientos que esperan' })
    await table.getByText(MOVIMIENTO.cambio).waitFor()
    expect(await columnas(main(), 'Movimientos que esperan')).toEqual([
      '',
      '#',
      'Folio',
      'Tipo',
      'No. interno',
      'Nombre',
      'CURP',
      'Qué cambia',
      'Papeles',
      'Espera',
      'Acciones',
    ])
  })

  it('a cancellation says which movement of which person', async () => {
    abrir(`${vista('validacionCancelacion')}&movimiento=C-26-000009`, {
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    await main().getByRole('button', { name: 'Confirmar Cancelación' }).waitFor()
    expect(main().getByRole('term').texts()).toEqual(['Tipo', 'No. interno', 'Nombre', 'CURP'])
    await main().getByText(`No se hará lo solicitado: ${MOVIMIENTO.cambio}.`, { exact: false }).waitFor()
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
    abrir(`${vista('jefeDpto')}&movimiento=C-26-000009`, {
      [LISTA]: { rows: [MOVIMIENTO] },
      [`${LISTA}/C-26-000009`]: { body: { ...MOVIMIENTO, documentos } },
    })
    await main().getByRole('button', { name: MOVIMIENTO.folio }).click()
    await documento()
      .getByRole('complementary')
      .getByText(/de otra persona \(CURP MUGF910817MASXMR04\), no «Incidencia firmada»/)
      .waitFor()
  })

  it('a review of an update goes back to the list that its reader opens', async () => {
    const vistas = ['validacionActu', 'jefeDpto', 'solicitudesMovimientos']
    const sesion = { ...SESION, vistas }
    abrir(`${vista('validacionActu')}&movimiento=C-26-000009`, {
      '/api/sesion': { body: sesion },
      [`${LISTA}/C-26-000009`]: { body: MOVIMIENTO },
    })
    const crumb = main().getByRole('link', { name: 'Por aprobar' })
    expect(await crumb.getAttribute('href')).toBe(vista('jefeDpto'))
  })
})

describe('what is consulted', () => {
  const CONSULTA = '/api/panel/consulta'

  it('Consulta has its columns, and a Kardex without movements says so', async () => {
    abrir(vista('ConsultaAfiliadosPage'), {
      [CONSULTA]: { rows: [PERSONA] },
      [`${CONSULTA}/7`]: { body: KARDEX },
    })
    expect(await columnas(main(), 'Afiliados')).toEqual(['Nombre', 'CURP', 'Entidad', 'Movimiento', 'Kardex'])
    await main()
      .getByRole('button', { name: /^Kardex de/ })
      .click()
    await dialogo('Kardex').getByText('No hay movimientos registrados para este afiliado.').waitFor()
    // What may be asked for the person begins here too, and what may not says why.
    const licencia = dialogo('Kardex').getByRole('link', { name: 'Licencia con aportación' })
    expect(await licencia.getAttribute('href')).toBe('/dashboard?vista=validacionLicencia&interno=7')
    await dialogo('Kardex').getByText(`Reingreso: ${NO_PROCEDE}`).waitFor()
    abrir(vista('ConsultaAfiliadosPage'), { [CONSULTA]: { rows: [] } })
    await main().getByText('No se encontraron afiliados.').waitFor()
    abrir(`${vista('ConsultaAfiliadosPage')}&kardex=7`, { [CONSULTA]: { rows: [PERSONA] } })
    await dialogo('Kardex').getByText('No se pudo cargar el kardex.').waitFor()
  })

  it('Historial has its columns, and says where there is nobody and nothing', async () => {
    const quincenas = { '/api/historial/quincenas': { body: [QUINCENA] } }
    const deQuincena = '/api/historial/quincenas/2226'
    abrir(vista('HistorialPage'), { ...quincenas, [deQuincena]: historial([]) })
    await main().getByText('No hay entidades registradas para esta quincena.').waitFor()
    abrir(vista('HistorialPage'), {
      ...quincenas,
      [deQuincena]: historial([ENTIDAD]),
      [CONSULTA]: { rows: [] },
    })
    expect(await columnas(main(), 'Entidades de la quincena')).toEqual([
      'Entidad',
      'CURP Representante',
      'Responsable',
      'Total Personal',
      'Movimientos',
      'Atención',
      'Expediente',
    ])
    await main().getByRole('cell', { name: PERSONA.adscripcion, exact: true }).waitFor()
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
    abrir(vista('HistorialPage'), quincena, 'calla')
    await open()
    await expediente.getByRole('table', { name: 'Personal de la entidad' }).waitFor()
    expect(expediente.getByText(/en activo o con licencia/).count()).toBe(0)
    abrir(vista('HistorialPage'), { ...quincena, [CONSULTA]: { rows: [PERSONA] } })
    await open()
    await expediente.getByText('1 persona en activo o con licencia al 23 nov 2026.').waitFor()
  })

  it('an expediente shows the names, and its Kardex says that it has no movements', async () => {
    abrir(vista('HistorialPage'), {
      '/api/historial/quincenas': { body: [QUINCENA] },
      '/api/historial/quincenas/2226': historial([ENTIDAD]),
      [CONSULTA]: { rows: [PERSONA] },
      [`${CONSULTA}/7`]: { body: KARDEX },
    })
    await main()
      .getByRole('button', { name: /^Expediente de/ })
      .click()
    const expediente = dialogo(`Expediente de ${PERSONA.adscripcion}`)
    expect(await columnas(expediente, 'Personal de la entidad')).toEqual(['Nombre', 'CURP', 'Puesto', 'Kardex'])
    await expediente.getByRole('cell', { name: 'Hernández Rodríguez, María Guadalupe' }).first().waitFor()
    await expediente.getByRole('button', { name: /^Kardex de/ }).click()
    await dialogo('Kardex').getByText('No hay movimientos de Kardex registrados para este empleado.').waitFor()
  })

  it('a folio is checked by anybody: whether its paper stands, or that there is none', async () => {
    abrir('/verificar/a26000009', { '/api/verificar/A-26-000009': { body: VERIFICADO } })
    await documento().getByText('Documento vigente.').waitFor()
    expect(documento().getByRole('term').texts()).toEqual(['Documento', 'Registrado', 'Con efecto desde', 'Quincena'])
    abrir('/verificar/A-26-999999', {
      '/api/verificar/A-26-999999': {
        status: 404,
        error: 'El instituto no ha dado ese folio. Compáralo con el del documento.',
      },
    })
    await documento().getByText('no existe. El instituto no ha dado ese folio.').waitFor()
    abrir('/verificar/nada', {})
    await documento().getByText('«nada» no es un folio.').waitFor()
  })
})
