import { describe, expect, it } from 'vitest'
import { CARGA, DE_PAGOS, deUna, OPCIONES } from '#test/support/fingido/cargas.ts'
import { SESION } from '#test/support/fingido/marco.ts'
import { abrir, boton, dialogo, llamadas, main, responder } from '#test/componentes/soporte/portal.tsx'
import type { DetalleCarga, OpcionesCarga } from '#domain/cargas/carga.ts'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'

const PAGINA = `/afiliacion/masiva/${DE_PAGOS.carga.folio}`
const PAG_CSV: OpcionesCarga['planos'][number] = {
  ...{
    clave: 'PAG-CSV',
    nombre: 'Respuesta del banco',
    tipo: 'pagos',
    formato: 'Texto con separador (CSV)',
    quincenas: [],
  },
}
const AMBAS: OpcionesCarga = { ...OPCIONES, planos: [...OPCIONES.planos, PAG_CSV] }
const SOLO_PAGOS: OpcionesCarga = { ...OPCIONES, planos: [PAG_CSV], entidades: [] }

async function ver(detalle: DetalleCarga, mas: Respuestas = {}): Promise<void> {
  abrir(PAGINA, { ...deUna(detalle), ...mas })
  await main().getByText('El archivo', { exact: true }).waitFor()
}
const filas = (tabla: string): readonly string[] => main().getByRole('table', { name: tabla }).getByRole('row').texts()

describe('a load of payments', () => {
  it('shows each list with its count, the total, and what would wait to be identified', async () => {
    await ver(DE_PAGOS)
    await main().getByText('4 pagos por $2,074.99').waitFor()
    expect(filas('Pagos por lista').slice(-6)).toEqual([
      'Completo1',
      'Parcial1',
      'Doble1',
      'Referencia desconocida1',
      'De ellos, tardíos1',
      'Reversas del banco1',
    ])
    await main().getByText('1 pago por identificar').waitFor()
    expect(filas('Pagos por identificar').at(-1)).toBe(
      'XL0001$75.003022 1264 8036 97Ninguna línea tiene esa referencia0302 2126 4803 697',
    )
    expect(main().locator('.cifra').texts()).toEqual([
      'Entran5de 5 renglones; aparte, 1 omitido',
      'Con aviso1entran; conviene revisarlos',
      'Rechazados0ninguno',
    ])
    for (const texto of ['Entidad', 'Quincena', 'Persona'])
      expect([texto, main().getByText(texto, { exact: true }).count()]).toEqual([texto, 0])
    await boton('Cargar 5 pagos').waitFor()
  })

  it('waits for another person who loads payments', async () => {
    await ver({ ...DE_PAGOS, carga: { ...DE_PAGOS.carga, estado: 'por_aprobar' }, acciones: ['aprobar'] })
    await main().getByText('Falta que otra persona que carga pagos la autorice, en «Por autorizar».').waitFor()
    await main().getByRole('link', { name: 'Aprobar en Por autorizar' }).waitFor()
  })

  it('says once it counts where its payments are, and that it is not taken back as a whole', async () => {
    await ver({ ...DE_PAGOS, carga: { ...DE_PAGOS.carga, estado: 'aplicada' }, acciones: [] })
    await main()
      .getByText(/Una carga de pagos no se deshace completa: cada pago se corrige/)
      .waitFor()
    await main().getByText('Qué hicieron los pagos').waitFor()
    const enlaces = ['Ver los pagos', 'Ver en Por identificar'].map((name) => main().getByRole('link', { name }))
    expect(await Promise.all(enlaces.map((enlace) => enlace.getAttribute('href')))).toEqual([
      '/dashboard?vista=validacionPagos&tab=banco',
      '/dashboard?vista=validacionPagos&tab=por-identificar',
    ])
  })

  it('refused whole shows every fault by its line, and gives the file to correct', async () => {
    const carga = {
      ...DE_PAGOS.carga,
      estado: 'rechazada' as const,
      rechazados: 1,
      rechazo: 'Hay 1 renglón con faltas: este archivo entra completo o no entra.',
    }
    const faltas = [{ codigo: 'C421', renglones: 1, linea: 4, texto: 'Referencia: dice «REF». C421' }]
    await ver({ ...DE_PAGOS, carga, entran: 0, pagos: null, faltas, acciones: ['malos', 'descartar'] })
    await main().getByText(carga.rechazo).waitFor()
    expect(main().locator('.cifra').texts()[0]).toBe('Entran0de 5 renglones; aparte, 1 omitido')
    await main().getByRole('link', { name: 'Ver los rechazados' }).waitFor()
    await main().getByText('La referencia no tiene la forma de una referencia de pago.').waitFor()
    await boton('Descargar el archivo con sus faltas').waitFor()
    expect(boton('Cargar 5 pagos').count()).toBe(0)
  })
})

describe('a new load of payments', () => {
  const abrirNueva = async (opciones: OpcionesCarga): Promise<void> => {
    abrir('/afiliacion/masiva?nueva=pagos', {
      '/api/panel/cargas': { rows: [] },
      '/api/catalogo/adscripcion': { body: [] },
      '/api/cargas/opciones': { body: opciones },
    })
    await dialogo('Cargar un archivo').waitFor()
  }
  const enviar = async (): Promise<FormData> => {
    await dialogo()
      .locator('input[type=file]')
      .upload(new File(['x'], 'banco.csv', { type: 'text/csv' }))
    responder({ '/api/cargas': { body: { carga: CARGA } } }, 'calla')
    await boton('Revisar archivo', dialogo()).click()
    await main().getByRole('heading', { name: CARGA.folio, level: 1 }).waitFor()
    return llamadas.find(({ method }) => method === 'POST')?.body as FormData
  }

  it('asks for no entity and no quincena, and the layout is recognised', async () => {
    await abrirNueva(SOLO_PAGOS)
    await dialogo()
      .getByText(/como lo envía el banco. Hasta 10,000 pagos/)
      .waitFor()
    for (const campo of ['Entidad', 'Quincena']) expect(dialogo().getByLabel(campo).count()).toBe(0)
    expect(dialogo().getByText('Qué trae el archivo').count()).toBe(0)
    await enviar()
    expect(llamadas.filter(({ method }) => method === 'POST').map(({ url }) => url.pathname)).toEqual(['/api/cargas'])
  })

  it('lets whoever loads both kinds change who sends the file', async () => {
    await abrirNueva(AMBAS)
    expect(dialogo().getByLabel('Entidad').count()).toBe(0)
    await dialogo().getByLabel('De una dependencia: nómina, retenciones o movimientos').check()
    await dialogo().getByLabel('Entidad').waitFor()
    await dialogo().getByLabel('Del banco: pagos por referencia').check()
    await dialogo().getByLabel('Entidad').waitForGone()
  })
})

describe('the way to a load of payments', () => {
  const LINEAS = { lineas: [], total: 0, filas: 8, pagina: 1, actions: ['cargar', 'registrar'], valida: true }

  it('is a link of Validación de pagos, which keeps its payment by hand', async () => {
    abrir('/dashboard?vista=validacionPagos&tab=banco', {
      '/api/validacion-pagos': { body: LINEAS },
      '/api/panel/pagos': { rows: [] },
      '/api/panel/referencia-pago': { body: { actions: [] } },
    })
    const enlace = main().getByRole('link', { name: 'Cargar respuesta del banco' })
    expect(await enlace.getAttribute('href')).toBe('/afiliacion/masiva?nueva=pagos')
    await boton('Registrar pago a mano').waitFor()
  })

  it('opens for a profile that has only Validación de pagos', async () => {
    const vistas = SESION.vistas.filter((nombre) => nombre !== 'cargas')
    await ver(DE_PAGOS, { '/api/sesion': { body: { ...SESION, vistas } } })
    await main().getByText('4 pagos por $2,074.99').waitFor()
  })
})
