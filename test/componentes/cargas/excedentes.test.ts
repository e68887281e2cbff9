import { describe, expect, it } from 'vitest'
import { abrir, boton, dialogo, llamadas, main, responder, vista } from '#test/componentes/soporte/portal.tsx'
import type { Respuestas } from '#test/support/fingido/respuestas.ts'
import type { Excedente } from '#domain/fondos/excedentes/excedente.ts'

const FICHA = `${vista('retencion')}&tab=excedentes`

const EXCEDENTE: Excedente = {
  ...{ id: 7, version: 3, interno: '000123', nombre: 'Quiroga Peña, Ana', entidad: 'Secretaría de Salud' },
  ...{ quincena: 2026 * 24 + 21, clave: 'FAA', carga: 'CRG-26-000012', estado: 'por_decidir', actions: ['decidir'] },
  ...{ descontadoCentavos: 26_000, debidoCentavos: 25_000, importeCentavos: 1_000, pendienteCentavos: 1_000 },
  ...{ devueltoCentavos: 0, aFavorCentavos: 0, devueltoEl: null, referencia: '' },
}
const A_FAVOR: Excedente = { ...EXCEDENTE, estado: 'a_favor', pendienteCentavos: 0, aFavorCentavos: 1_000 }

const con = (rows: readonly Excedente[]): Respuestas => ({
  '/api/panel/excedentes': { rows },
  '/api/panel/excedentes/buscar': { rows },
  '/api/excedentes/entidades': {
    body: {
      entidades: [
        { entidadId: 7, entidad: 'Secretaría de Salud', personas: 3, pendienteCentavos: 123_450, aFavorCentavos: 500 },
      ],
    },
  },
  '/api/retenciones': { body: { quincenas: [], entidades: [], actions: [] } },
  '/api/catalogo/adscripcion': { body: [{ id: 7, nombre: 'Secretaría de Salud' }] },
})
const abrirDecision = async (excedente: Excedente): Promise<void> => {
  abrir(FICHA, con([excedente]), 'calla')
  await main()
    .getByRole('button', { name: /^Decidir/ })
    .click()
  await dialogo('¿Qué se hace con lo descontado de más?').waitFor()
}
const proponer = (): Promise<void> => boton('Proponer decisión', dialogo()).click()

describe('what payrolls deducted beyond what was due', () => {
  it('says how much each entity has open, with the way to its rows', async () => {
    abrir(FICHA, con([EXCEDENTE]), 'calla')
    await main().getByText('$1,234.50 por decidir en 1 entidad').click()
    const enlace = main().getByRole('link', { name: /^\$1,234\.50 de Secretaría de Salud/ })
    const address = new URL((await enlace.getAttribute('href')) ?? '', 'http://portal')
    expect(JSON.parse(address.searchParams.get('filtro') ?? '')).toEqual({ entidadId: 7, estado: 'por_decidir' })
    expect(address.searchParams.get('tab')).toBe('excedentes')
  })

  it('asks for the day and the paper before it proposes a return', async () => {
    await abrirDecision(EXCEDENTE)
    await dialogo()
      .getByText(/de FAA, \$260\.00 en vez de \$250\.00/)
      .waitFor()
    responder({}, 'calla')
    await proponer()
    await dialogo().getByText('Escribe qué día lo devolvió la entidad.').waitFor()
    await dialogo().getByText('Escribe el oficio o el comprobante en que consta.').waitFor()
    expect(llamadas.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('proposes that it is in favour of the person, without a day', async () => {
    await abrirDecision(EXCEDENTE)
    await dialogo().getByLabel('Queda a favor de la persona').click()
    await dialogo().getByLabel('Oficio o comprobante').fill('Oficio DA/12/2026')
    responder(
      {
        ...con([EXCEDENTE]),
        '/api/excedentes/7/decision': { body: { propuesta: { id: 1, folio: 'PA-000001', titulo: 'Decidir' } } },
      },
      'calla',
    )
    await proponer()
    await dialogo().waitForGone()
    const pedida = llamadas.find(({ url }) => url.pathname.endsWith('/decision'))
    expect(pedida?.body).toEqual({ destino: 'a_favor', fecha: '', referencia: 'Oficio DA/12/2026', version: 3 })
  })

  it('offers only the return of what is in favour of the person already', async () => {
    await abrirDecision(A_FAVOR)
    expect(dialogo().getByRole('radio').count()).toBe(1)
    await dialogo().getByLabel('La entidad lo devuelve').waitFor()
  })

  it('says what will be here while there is nothing', async () => {
    abrir(FICHA, { ...con([]), '/api/excedentes/entidades': { body: { entidades: [] } } }, 'calla')
    await main().getByText('Ninguna nómina descontó de más.').waitFor()
    expect(main().getByText('Abierto por entidad').count()).toBe(0)
  })
})
