import { afterAll, beforeAll, describe, it } from 'vitest'
import { MUESTRA, PLANO, PLANO_LISTADO, PROPUESTA } from '#test/support/fingido/planos.ts'
import { openFingido, type PortalFingido } from '#test/browser/pantallas/portal-fingido.ts'
import { watchTraffic } from '#test/browser/trafico.ts'
import { expectGood, type Vista } from './vista.ts'
import type { Locator } from 'playwright-core'

let portal: PortalFingido
let vista: Vista
beforeAll(async () => {
  portal = await openFingido()
  vista = { page: portal.page, traffic: watchTraffic(portal.page), framed: new Set(), looks: 0, parts: 0 }
})
afterAll(() => portal.close())

const LISTA = '/afiliacion/masiva/planos'
const VERSIONES = '/api/cargas/planos/NOM-SALUD/versiones'
const LARGO = 'Nómina de la Secretaría de Infraestructura, Comunicaciones y Reordenación Territorial del Estado'
const main = (): Locator => portal.page.getByRole('main')
const boton = (name: string): Locator => main().getByRole('button', { name, exact: true })

async function abrirEditor(propuesta: object = PROPUESTA): Promise<void> {
  portal.answer({
    '/api/cargas/planos/propuesta': { body: propuesta },
    '/api/cargas/planos/muestra': { body: MUESTRA },
  })
  await portal.go(`${LISTA}?nuevo=1`)
  const buffer = Buffer.from('CURP;NOMBRE')
  await main().locator('input[type=file]').setInputFiles({ name: 'nomina.csv', mimeType: 'text/csv', buffer })
  await boton('Proponer plano').click()
  await main().getByRole('table', { name: 'Columnas del archivo' }).waitFor()
}

describe('the layouts', () => {
  it('as a list with long names are accessible and fit', async () => {
    const planos = [
      PLANO_LISTADO,
      { ...PLANO_LISTADO, clave: 'NOM-INFRAESTRUCTURA1', nombre: LARGO, estado: 'terminado' },
    ]
    portal.answer({ '/api/cargas/planos': { body: { planos } } })
    await portal.go(LISTA)
    await main().getByRole('link', { name: 'NOM-SALUD' }).waitFor()
    await expectGood(vista)
  })

  it('with one open, its versions and the dialog that ends it, are accessible and fit', async () => {
    portal.answer({ [VERSIONES]: { body: { ...PLANO, nombre: LARGO } } })
    await portal.go(`${LISTA}/NOM-SALUD`)
    await main().getByText('Qué lee la versión 2').waitFor()
    await expectGood(vista)
    await boton('Terminar').click()
    await portal.page.getByRole('dialog').waitFor()
    await expectGood(vista)
  })
})

describe('the editor of a layout', () => {
  it('that asks for a sample file is accessible and fits', async () => {
    portal.answer({})
    await portal.go(`${LISTA}?nuevo=1`)
    await boton('Proponer plano').click()
    await main().getByText('Elige un archivo de muestra.').waitFor()
    await expectGood(vista)
  })

  it('with a proposal and all that is missing is accessible and fits', async () => {
    await abrirEditor()
    await boton('Guardar plano').click()
    await main().getByText('Hay 4 datos por corregir').waitFor()
    await expectGood(vista)
  })

  it('with translation table, totals and faults of the sample is accessible and fits', async () => {
    const { definicion } = PROPUESTA
    await abrirEditor({
      ...PROPUESTA,
      definicion: {
        ...definicion,
        periodo: 'AAQQ',
        campos: [...definicion.campos, { campo: 'sueldo', en: { titulo: 'PAGO' } }],
        totales: { empieza: 'TOTAL', cuenta: { columna: 2 } },
      },
    })
    await boton('Tabla de equivalencias').click()
    await main().getByLabel('Qué significa «O»').selectOption('ordinaria')
    await main().getByText('El archivo dice 13 renglones y trae 12: faltan 1. C105').waitFor()
    await expectGood(vista)
  })

  it('of fixed widths with groups of columns to write is accessible and fits', async () => {
    await abrirEditor({
      ...PROPUESTA,
      definicion: { formato: 'ancho_fijo', codificacion: 'detectar', titulos: false, detalle: 'D', campos: [] },
      columnas: [
        { en: { desde: 2, hasta: 19 }, titulo: 'Caracteres 2–19', ejemplos: ['LURA800101MASNSN07'] },
        { en: { desde: 20, hasta: 29 }, titulo: 'Caracteres 20–29', ejemplos: ['0000425650'], decimales: 2 },
      ],
    })
    await main().getByLabel('Cómo vienen los conceptos').selectOption('grupos')
    await expectGood(vista)
  })
})
