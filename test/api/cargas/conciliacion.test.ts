import { beforeAll, describe, expect, it } from 'vitest'
import type { DetalleCarga, PaginaDescuentos } from '#domain/cargas/carga.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { lugarDe, SALUD } from '#test/support/afiliacion.ts'
import { aprobarNomina, cargarNomina, folioDe, ponerPlanoDePrueba } from '#test/support/cargas/nomina-de-prueba.ts'
import { signIn } from '#test/support/client.ts'
import { ponerPersona } from '#test/support/dinero/anio-cerrado.ts'

const DONDE = { entidad: SALUD, quincena: '2226' }
/** Of the affiliate are FAA, 5 % of the salary, and FPESA, 4.5 %. */
const JUSTO = { faa: '250.00', fpesa: '225.00' }

beforeAll(async () => {
  const lugar = await lugarDe(SALUD)
  await ponerPlanoDePrueba()
  const { id: categoria } = (await selectRow<{ id: number }>(`SELECT id FROM categorias WHERE clave = '10A'`))!
  for (let interno = 740_001; interno <= 740_006; interno += 1)
    await ponerPersona({ interno, lugar, categoria, sueldoCentavos: 1_019_159, situacion: 'A' })
}, 120_000)

const pago = (interno: number, sueldo: string, descuentos: { readonly faa?: string; readonly fpesa?: string }) => ({
  interno,
  dias: '15',
  sueldo,
  ...descuentos,
})

describe('what a payroll deducted', () => {
  it('is compared with what is due, person by person and key by key, before anybody approves', async () => {
    const folio = folioDe(
      await cargarNomina(
        [
          pago(740_001, '5000', JUSTO),
          pago(740_002, '5000', { ...JUSTO, faa: '260.00' }),
          pago(740_003, '4000', { faa: '200.00', fpesa: '100.00' }),
        ],
        DONDE,
      ),
    )
    const auxiliar = await signIn('auxiliar')
    const { conciliacion } = (await auxiliar.get<DetalleCarga>(`/api/cargas/${folio}`)).body
    expect(conciliacion).toEqual([
      {
        clave: 'FAA',
        descontadoCentavos: 71_000,
        debidoCentavos: 70_000,
        ...{ personasDeMas: 1, deMasCentavos: 1_000, personasDeMenos: 0, deMenosCentavos: 0 },
      },
      {
        clave: 'FPESA',
        descontadoCentavos: 55_000,
        debidoCentavos: 63_000,
        ...{ personasDeMas: 0, deMasCentavos: 0, personasDeMenos: 1, deMenosCentavos: 8_000 },
      },
    ])
    const { body } = await auxiliar.get<PaginaDescuentos>(`/api/cargas/${folio}/descuentos`)
    expect(body.siguiente).toBeNull()
    expect(
      body.diferencias.map(({ persona, clave, descontadoCentavos, debidoCentavos }) => [
        persona.slice(0, 6),
        clave,
        descontadoCentavos,
        debidoCentavos,
      ]),
    ).toEqual([
      ['740002', 'FAA', 26_000, 25_000],
      ['740003', 'FPESA', 10_000, 18_000],
    ])
    // Nobody's contribution changed yet, and whoever approves reads the sums.
    expect(
      await selectRows(`SELECT id FROM cargas WHERE estado = 'aplicada' AND quincena = $1`, [2026 * 24 + 21]),
    ).toEqual([])
    const { cambios } = await aprobarNomina(folio)
    expect(
      cambios.filter(({ campo }) => campo.startsWith('Descontado')).map(({ campo, despues }) => [campo, despues]),
    ).toEqual([
      ['Descontado de más', '$10.00'],
      ['Descontado de menos', '$80.00'],
    ])
  })

  it('is added to what earlier payrolls of the quincena deducted', async () => {
    const donde = { ...DONDE, quincena: '1926' }
    await aprobarNomina(
      folioDe(await cargarNomina([pago(740_006, '5000', JUSTO), pago(740_005, '5000', JUSTO)], donde)),
    )
    const complementaria = { clase: 'COMPLEMENTARIA', numero: '1', dias: '0' }
    const folio = folioDe(
      await cargarNomina(
        [{ interno: 740_006, ...complementaria, sueldo: '1000', faa: '50.00', fpesa: '44.00' }],
        donde,
      ),
    )
    const { body } = await (await signIn('auxiliar')).get<PaginaDescuentos>(`/api/cargas/${folio}/descuentos`)
    // Of 6,000 are due 300.00 and 270.00. Who is not in this payroll is not compared again.
    expect(
      body.diferencias.map(({ clave, descontadoCentavos, debidoCentavos }) => [
        clave,
        descontadoCentavos,
        debidoCentavos,
      ]),
    ).toEqual([['FPESA', 26_900, 27_000]])
  })

  it('is not compared where the file names no deductions', async () => {
    const folio = folioDe(await cargarNomina([pago(740_004, '5000', {})], { ...DONDE, quincena: '2126' }))
    const { conciliacion } = (await (await signIn('auxiliar')).get<DetalleCarga>(`/api/cargas/${folio}`)).body
    expect(conciliacion).toEqual([])
  })

  it('is compared with the payroll that replaces another as if that one were gone', async () => {
    const primera = folioDe(await cargarNomina([pago(740_005, '5000', JUSTO)], { ...DONDE, quincena: '2026' }))
    await aprobarNomina(primera)
    const corregida = await cargarNomina(
      [pago(740_005, '6000', { faa: '300.00', fpesa: '270.00' })],
      { ...DONDE, quincena: '2026' },
      '--motivo',
      'Sueldo corregido',
    )
    const { body } = await (await signIn('auxiliar')).get<DetalleCarga>(`/api/cargas/${folioDe(corregida)}`)
    expect(
      body.conciliacion.map(({ clave, deMasCentavos, deMenosCentavos }) => [clave, deMasCentavos, deMenosCentavos]),
    ).toEqual([
      ['FAA', 0, 0],
      ['FPESA', 0, 0],
    ])
  })
})
