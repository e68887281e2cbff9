import { afterAll, beforeAll, describe, it } from 'vitest'
import { ANCHO } from '#test/support/browser.ts'
import {
  CARGA,
  CERCANO,
  DE_PAGOS,
  DETALLE,
  deUna,
  detalleCon,
  FOLIO,
  OPCIONES,
  UNA,
} from '#test/support/fingido/cargas.ts'
import { openFingido, type PortalFingido } from '#test/browser/pantallas/portal-fingido.ts'
import { watchTraffic } from '#test/browser/trafico.ts'
import { expectGood, type Vista } from './vista.ts'
import type { DetalleCarga } from '#domain/cargas/carga.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import type { Locator } from 'playwright-core'

/* Answers are written here: most states of a load last too little, or take too many people, to be made. */
let portal: PortalFingido
let vista: Vista
beforeAll(async () => {
  portal = await openFingido()
  vista = { page: portal.page, traffic: watchTraffic(portal.page), framed: new Set(), looks: 0, parts: 0 }
})
afterAll(() => portal.close())

const LISTA = '/afiliacion/masiva'
const PAGINA = `${LISTA}/${FOLIO}`
const LARGA = {
  entidad: 'Secretaría de Infraestructura, Comunicaciones, Desarrollo Urbano y Reordenación Territorial del Estado',
  archivo: 'NOMINA_ORDINARIA_QUINCENA_22_2026_SECRETARIA_DE_INFRAESTRUCTURA_VERSION_FINAL_CORREGIDA (2).xlsx',
  usuario: 'Villavicencio-Montemayor y Bustamante de la Garza, Maximiliana Guadalupe',
}
const main = (): Locator => portal.page.getByRole('main')
const dialogo = (): Locator => portal.page.getByRole('dialog')
const boton = (name: string, where: Locator = main()): Locator => where.getByRole('button', { name, exact: true })

async function ver(detalle: DetalleCarga, mas: Respuestas = {}): Promise<void> {
  portal.answer({ ...deUna(detalle), ...mas })
  await portal.go(PAGINA)
  await main().getByRole('heading', { level: 1, name: FOLIO }).waitFor()
  await main().getByText('El archivo', { exact: true }).waitFor()
}

const LEYENDO = detalleCon({
  carga: { estado: 'leyendo', renglones: 0, rechazados: 0, avisados: 0 },
  entran: 0,
  acciones: ['detener', 'original'],
  paso: { paso: 'leer', estado: 'curso', hechos: 12_300, total: null, texto: '' },
})
const CARGANDO = detalleCon({
  carga: { estado: 'aplicando' },
  ...{ totales: [], faltas: [], conciliacion: [], acciones: ['detener', 'malos'] },
  paso: { paso: 'cargar', estado: 'curso', hechos: 600, total: 1_204, texto: '' },
})

describe('a load', () => {
  it.each<readonly [string, DetalleCarga]>([
    ['that is being read', LEYENDO],
    [
      'that waits for its turn',
      { ...LEYENDO, paso: { ...LEYENDO.paso!, estado: 'espera', texto: 'Espera su turno.' } },
    ],
    ['whose rows are being loaded', CARGANDO],
    [
      'that was stopped',
      {
        ...CARGANDO,
        acciones: ['reanudar'],
        paso: { ...CARGANDO.paso!, estado: 'detenido', texto: 'La detuvo Lucía.' },
      },
    ],
    ['with rows that are refused', DETALLE],
    ['of payments', DE_PAGOS],
    [
      'of payments that was refused whole',
      {
        ...DE_PAGOS,
        carga: { ...DE_PAGOS.carga, estado: 'rechazada', rechazados: 1, rechazo: 'Hay 1 renglón con faltas.' },
        ...{ entran: 0, pagos: null, acciones: ['malos', 'descartar'] },
      },
    ],
    ['that replaces another one, with long names', detalleCon({ carga: LARGA, sustituye: 'CRG-26-000010' })],
    ['whose rows changed since the simulation', detalleCon({ carga: { aviso: 'Cambió un renglón.' } })],
    [
      'of which all rows enter',
      detalleCon({ carga: { rechazados: 0, avisados: 0 }, entran: 1_228, faltas: [], anterior: null }),
    ],
    [
      'that was refused whole',
      detalleCon({
        carga: { estado: 'rechazada', renglones: 0, rechazo: 'El archivo está vacío. C101\nFaltan columnas. C103' },
        acciones: ['descartar'],
      }),
    ],
    [
      'that somebody else validates',
      detalleCon({ carga: { estado: 'por_validar' }, acciones: [], impedimento: 'La valida otra persona.' }),
    ],
    ['that the institute approves', detalleCon({ carga: { estado: 'por_aprobar' }, acciones: ['aprobar'] })],
    [
      'that was loaded and corrected',
      detalleCon({ carga: { estado: 'aplicada' }, acciones: ['deshacer'], corregidaPor: ['CRG-26-000013'] }),
    ],
    ['that was undone', detalleCon({ carga: { estado: 'deshecha' }, acciones: [] })],
  ])('%s is accessible and fits', async (_state, detalle) => {
    await ver(detalle)
    await expectGood(vista)
  })

  it('that does not exist is accessible and fits', async () => {
    portal.answer({ [UNA]: { status: 404, codigo: 'no_existe', error: `La carga ${FOLIO} no existe.` } })
    await portal.go(PAGINA)
    await main().getByRole('link', { name: 'Ver las cargas' }).waitFor()
    await expectGood(vista)
  })
})

describe('a dialog of a load', () => {
  const PREGUNTA = { [`${UNA}/renglones`]: { body: { renglones: [CERCANO], siguiente: null } } }
  const FALTA = { codigo: 'C211', campo: 'Concepto 777', columna: '', hallado: '777', esperado: 'un significado' }
  const CONCEPTO = {
    [`${UNA}/renglones`]: { body: { renglones: [{ ...CERCANO, cercana: null, faltas: [FALTA] }], siguiente: null } },
    '/api/catalogo/adscripcion': { body: [{ id: 7, nombre: CARGA.entidad }] },
  }
  it.each<readonly [string, DetalleCarga, string, Respuestas]>([
    ['asks for the reason to replace', detalleCon({ sustituye: 'CRG-26-000010' }), 'Cargar 1,204 renglones', {}],
    [
      'shows totals to validate',
      detalleCon({ carga: { estado: 'por_validar' }, acciones: ['validar'] }),
      'Validar',
      {},
    ],
    [
      'asks for the reason to undo',
      detalleCon({ carga: { estado: 'aplicada' }, acciones: ['deshacer'] }),
      'Deshacer',
      {},
    ],
    ['asks before it discards', DETALLE, 'Descartar', {}],
    ['asks what the original is for', DETALLE, 'Archivo original', {}],
    ['compares two people', DETALLE, '¿Es 001234 · Luna Ríos, Ana?', PREGUNTA],
    [
      'lists deductions',
      DETALLE,
      'Ver a quiénes',
      { [`${UNA}/descuentos`]: { body: { diferencias: [], siguiente: null } } },
    ],
    ['asks what a concept means', DETALLE, 'Decir qué significa 777', CONCEPTO],
  ])('%s, is accessible and fits', async (_what, detalle, name, mas) => {
    await ver(detalle, mas)
    await boton(name).click()
    await dialogo().waitFor()
    await expectGood(vista)
  })
})

describe('the history of loads', () => {
  const rows = [CARGA, { ...CARGA, ...LARGA, id: 13, folio: 'CRG-26-000013', estado: 'rechazada' }]
  const ENTIDADES = { '/api/catalogo/adscripcion': { body: [] } }

  it('is accessible and fits, also with long names', async () => {
    portal.answer({ ...ENTIDADES, '/api/panel/cargas': { rows } })
    await portal.go(LISTA)
    await main().getByRole('link', { name: FOLIO }).waitFor()
    await expectGood(vista)
  })

  it('has nothing to press off the screen of a desk', async () => {
    const { page } = portal
    await page.setViewportSize(ANCHO.escritorio)
    portal.answer({ ...ENTIDADES, '/api/panel/cargas': { rows } })
    await portal.go(LISTA)
    await main().getByRole('link', { name: FOLIO }).waitFor()
    const tabla = main().getByRole('table', { name: 'Cargas de archivos' })
    await tabla.evaluate((table) => {
      const { parentElement: frame } = table
      if (frame && frame.scrollWidth > frame.clientWidth) throw new Error(`${frame.scrollWidth} > ${frame.clientWidth}`)
    })
  })

  it('with the form of a new load and what it lacks is accessible and fits', async () => {
    portal.answer({
      ...ENTIDADES,
      '/api/panel/cargas': { rows: [] },
      '/api/cargas/opciones': {
        body: { ...OPCIONES, entidades: [...OPCIONES.entidades, { id: 8, nombre: LARGA.entidad }] },
      },
    })
    await portal.go(`${LISTA}?nueva=1`)
    await boton('Revisar archivo', dialogo()).click()
    await dialogo().getByText('Elige el archivo que vas a cargar.').waitFor()
    await expectGood(vista)
  })

  it('with a file that was loaded before is accessible and fits', async () => {
    const error = 'Este mismo archivo ya está en la carga CRG-26-000004 (cargada), como "nomina.csv".'
    portal.answer({
      ...ENTIDADES,
      '/api/panel/cargas': { rows: [] },
      '/api/cargas/opciones': { body: OPCIONES },
      '/api/cargas': { status: 409, codigo: 'archivo_repetido', error, folio: 'CRG-26-000004' },
    })
    await portal.go(`${LISTA}?nueva=1`)
    const file = { name: LARGA.archivo, mimeType: 'text/csv', buffer: Buffer.from('a,b') }
    await dialogo().locator('input[type=file]').setInputFiles(file)
    await boton('Revisar archivo', dialogo()).click()
    await dialogo().getByRole('link', { name: 'Abrir CRG-26-000004' }).waitFor()
    await expectGood(vista)
  })
})
