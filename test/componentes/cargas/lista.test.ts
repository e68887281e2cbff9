import { describe, expect, it } from 'vitest'
import { CARGA, OPCIONES } from '#test/support/fingido/cargas.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { abrir, boton, columnas, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'
import { documento } from '#test/componentes/soporte/lugar.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

const LISTA = '/afiliacion/masiva'
const ENTIDADES: Respuestas = { '/api/catalogo/adscripcion': { body: [{ id: 7, nombre: 'Secretaría de Salud' }] } }
const con = (rows: readonly object[]): Respuestas => ({ ...ENTIDADES, '/api/panel/cargas': { rows } })
const VENTANILLA = { siguiente: [], borradores: [], movimientos: [], totalMovimientos: { n: 0, masDe: false } }
const nomina = (): File => new File(['INTERNO,SUELDO'], 'nomina-salud-q22.csv', { type: 'text/csv' })

async function abrirNueva(opciones: object = OPCIONES): Promise<void> {
  abrir(LISTA, { ...con([]), '/api/cargas/opciones': { body: opciones } })
  await boton('Cargar un archivo').click()
  await dialogo('Cargar un archivo').waitFor()
}
const elegir = (): Promise<void> => dialogo().locator('input[type=file]').upload(nomina())
const enviar = (): Promise<void> => boton('Revisar archivo', dialogo()).click()

describe('the history of loads', () => {
  it('lists who loaded what, with its state and its rows', async () => {
    abrir(LISTA, con([CARGA]))
    expect(await columnas(main(), 'Cargas de archivos')).toEqual([
      'Folio',
      'Archivo',
      'Entidad',
      'Quincena',
      'Estado',
      'Entran',
      'Rechazados',
      'Cargó',
      'Cuándo',
    ])
    expect(main().getByRole('row').nth(1).getByRole('cell').texts()).toEqual([
      'CRG-26-000012',
      'nomina-salud-q22.csv',
      'Secretaría de Salud',
      'Q22 2026',
      'Lista para cargar',
      '1,204',
      '24',
      'Robledo Peña, Lucía',
      '23 nov 2026, 10:42',
    ])
    const enlace = main().getByRole('link', { name: 'CRG-26-000012' })
    expect(await enlace.getAttribute('href')).toBe('/afiliacion/masiva/CRG-26-000012')
  })

  it('opens a load with a click anywhere in its row', async () => {
    abrir(LISTA, { ...con([CARGA]), '/api/cargas/CRG-26-000012': { status: 404, error: 'No existe la carga.' } })
    await main().getByRole('cell', { name: 'Secretaría de Salud' }).click()
    await main().getByText('No existe la carga.').waitFor()
  })

  it('is searched by file or entity, and says so where nothing is found', async () => {
    abrir(LISTA, con([CARGA]))
    await main().getByRole('link', { name: 'CRG-26-000012' }).waitFor()
    responder({ ...con([]), '/api/panel/cargas/buscar': { rows: [] } })
    await main().getByRole('textbox', { name: 'Archivo o entidad' }).fill('educación')
    await main().getByRole('link', { name: 'CRG-26-000012' }).waitForGone()
    const [busqueda] = llamadas.filter(({ url }) => url.pathname === '/api/panel/cargas/buscar')
    expect(busqueda?.body).toMatchObject({ filter: { q: 'educación' } })
  })

  it('says what will be here and how to begin while it is empty', async () => {
    abrir(LISTA, con([]))
    await main().getByText('Todavía no hay cargas').waitFor()
    await main()
      .getByText(/^Para empezar, elige «Cargar un archivo»/)
      .waitFor()
  })

  it('offers to ask again when it fails', async () => {
    abrir(LISTA, ENTIDADES)
    await main().getByText('No se pudieron cargar los archivos enviados.').waitFor()
    responder(con([CARGA]))
    await boton('Reintentar').click()
    await main().getByRole('link', { name: 'CRG-26-000012' }).waitFor()
  })

  it('lets nobody begin a load who may only read them', async () => {
    abrir(LISTA, {
      ...con([]),
      '/api/sesion': { body: { ...SESION, perfil: { ...SESION.perfil, id: 9, actos: ['ver'] } } },
    })
    await main().getByText('Todavía no hay cargas').waitFor()
    expect(boton('Cargar un archivo').count()).toBe(0)
    expect(
      main()
        .getByText(/^Para empezar/)
        .count(),
    ).toBe(0)
  })
})

describe('the help on loads', () => {
  it('opens at the answer that the home of a desk leads to', async () => {
    abrir('/dependenciaVentanilla', { '/api/ventanilla': { body: VENTANILLA } }, 'calla')
    const enlace = main().getByRole('link', { name: 'Cómo cargo la nómina de mi dependencia' })
    await enlace.click()
    await main().getByText('¿Cómo cargo la nómina de mi dependencia?').waitFor()
    await main()
      .getByText(/^En Cargas de archivos, elige «Cargar un archivo»/)
      .waitFor()
  })
})

describe('a new load', () => {
  it('takes the only entity and the open quincena, and recognises the layout', async () => {
    await abrirNueva()
    expect(await dialogo().getByLabel('Entidad').inputValue()).toBe('7')
    expect(await dialogo().getByLabel('Quincena').inputValue()).toBe('2226')
    expect(await dialogo().getByLabel('Forma del archivo (plano)').inputValue()).toBe('')
    await elegir()
    responder({ '/api/cargas': { body: { carga: CARGA } } }, 'calla')
    await enviar()
    await main().getByRole('heading', { name: 'CRG-26-000012', level: 1 }).waitFor()
    expect(llamadas.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname)).toEqual(['/api/cargas'])
  })

  it('offers the layouts that are in force in the quincena', async () => {
    const [primero, ...otros] = OPCIONES.planos
    const planos = [{ ...primero, quincenas: ['2026', '2126'] }, ...otros]
    await abrirNueva({ ...OPCIONES, planos })
    const ofrecidos = (): readonly string[] =>
      dialogo().getByLabel('Forma del archivo (plano)').getByRole('option').texts().slice(1)
    expect(ofrecidos().map((texto) => texto.split(':')[0])).toEqual(['NOM-LARGA', 'NOM-ANCHA'])
    await dialogo().getByLabel('Quincena').selectOption('2126')
    expect(ofrecidos().map((texto) => texto.split(':')[0])).toEqual(['NOM-ANCHO', 'NOM-LARGA', 'NOM-ANCHA'])
  })

  it('asks for the file and the entity before anything is sent', async () => {
    await abrirNueva({ ...OPCIONES, entidades: [...OPCIONES.entidades, { id: 8, nombre: 'Secretaría de Educación' }] })
    responder({})
    await enviar()
    await dialogo().getByText('Elige el archivo que vas a cargar.').waitFor()
    await dialogo().getByText('Elige la entidad de la que es el archivo.').waitFor()
    expect(llamadas).toEqual([])
  })

  it('offers the load that has the same file', async () => {
    await abrirNueva()
    await elegir()
    const error = 'Este mismo archivo ya está en la carga CRG-26-000004 (cargada), como "nomina.csv".'
    const repetido = { status: 409, codigo: 'archivo_repetido', error, folio: 'CRG-26-000004' }
    responder({ '/api/cargas': repetido, '/api/cargas/opciones': { body: OPCIONES } })
    await enviar()
    await dialogo().getByText(error).waitFor()
    const enlace = dialogo().getByRole('link', { name: 'Abrir CRG-26-000004' })
    expect(await enlace.getAttribute('href')).toBe('/afiliacion/masiva/CRG-26-000004')
    expect(dialogo().getByRole('alert').count()).toBe(1)
    await boton('Quitar nomina-salud-q22.csv', dialogo()).click()
    await dialogo().getByText(error).waitForGone()
  })

  it('shows at the layout that the shape fits none', async () => {
    await abrirNueva()
    await elegir()
    const plano = 'El archivo no tiene la forma de ningún plano: elige el de quien lo envía.'
    responder({ '/api/cargas': { status: 422, codigo: 'reglas', error: plano, campos: { plano } } })
    await enviar()
    const campo = dialogo().getByLabel('Forma del archivo (plano)')
    await dialogo().getByText(plano).waitFor()
    expect(await campo.getAttribute('aria-invalid')).toBe('true')
    await campo.hasFocus()
    await campo.selectOption('NOM-ANCHA')
    await dialogo().getByText(plano).waitForGone()
    await boton('Descargar la plantilla de NOM-ANCHA', dialogo()).waitFor()
  })

  it('explains how a layout is filled in, column by column', async () => {
    await abrirNueva()
    await dialogo().getByLabel('Forma del archivo (plano)').selectOption('NOM-ANCHA')
    responder({
      '/api/cargas/planos/NOM-ANCHA/explicacion': {
        body: {
          ...{ clave: 'NOM-ANCHA', nombre: 'Nómina con una columna por concepto', formato: 'Libro de Excel (XLSX)' },
          columnas: [
            {
              ...{ columna: 'TIPO', significado: 'Qué pago es.', notacion: 'Una de las claves de su lista' },
              ...{ obligatoria: 'No', ejemplo: 'O', valores: ['O: Ordinaria', 'C: Complementaria'] },
            },
          ],
          archivo: [['Hoja', 'La primera']],
        },
      },
    })
    await boton('Cómo se llena NOM-ANCHA', dialogo()).click()
    const explicacion = dialogo('Cómo se llena NOM-ANCHA')
    await explicacion.getByText('O: Ordinaria; C: Complementaria').waitFor()
    expect(explicacion.getByRole('row').nth(1).getByRole('cell').texts()).toEqual([
      ...['TIPO', 'Qué pago es.O: Ordinaria; C: Complementaria', 'Una de las claves de su lista', 'No', 'O'],
    ])
    await explicacion.getByText('La primera').waitFor()
  })

  it('says at the file that it is too large', async () => {
    await abrirNueva()
    await elegir()
    responder({ '/api/cargas': { status: 413, codigo: 'tamano', error: 'El archivo pesa más de 512 MB.' } })
    await enviar()
    await dialogo().getByText('El archivo pesa más de 512 MB.').waitFor()
    expect(dialogo().getByRole('alert').count()).toBe(1)
  })

  it('says that the window closed while it was being sent', async () => {
    await abrirNueva()
    await elegir()
    const error = 'Función deshabilitada. Próxima fecha: 1 dic 2026.'
    responder({ '/api/cargas': { status: 423, codigo: 'ventana', error } })
    await enviar()
    await dialogo().getByText('No se recibió el archivo.').waitFor()
    await dialogo().getByText(error).waitFor()
  })

  it('takes no file while the window is closed, and says until when', async () => {
    await abrirNueva({ ...OPCIONES, cerrado: 'Función deshabilitada. Próxima fecha: 1 dic 2026.' })
    await dialogo()
      .getByText(/Próxima fecha: 1 dic 2026/)
      .waitFor()
    expect(boton('Revisar archivo', dialogo()).count()).toBe(0)
  })

  it('stops a file that is on its way and keeps what was chosen', async () => {
    await abrirNueva()
    await elegir()
    responder({}, 'calla')
    await enviar()
    await boton('Detener el envío', dialogo()).click()
    await boton('Quitar nomina-salud-q22.csv', dialogo()).waitFor()
    await boton('Revisar archivo', dialogo()).waitFor()
    expect(dialogo().getByRole('alert').count()).toBe(0)
    expect(documento().getByRole('heading', { name: 'CRG-26-000012' }).count()).toBe(0)
  })
})
