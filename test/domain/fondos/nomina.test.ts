import { describe, expect, it } from 'vitest'
import { basesDe, lineasDe } from '#domain/fondos/lineas.ts'
import { conNomina, nominaDe, type PagoDeNomina } from '#domain/fondos/nomina.ts'
import type { ParametrosEnVigor } from '#domain/fondos/parametro.ts'
import type { Segmento } from '#domain/fondos/segmentos.ts'
import type { PlainDate } from '#domain/plain-date.ts'

const [ENTIDAD, Q22] = [7, 2026 * 24 + 21]

/** 10A for the whole quincena: 10,191.59 a month, base 5,095.80 (5,095.795). */
const dias = (n: number, situacion = 'A', desde = '2026-11-16'): Segmento => ({
  desde: desde as PlainDate,
  situacion,
  entidadId: ENTIDAD,
  sueldoCentavos: 1_019_159,
  otrosCentavos: 0,
  quinqueniosCentavos: 0,
  dias: n,
})

const pago = (more: Partial<PagoDeNomina> = {}): PagoDeNomina => ({
  entidadId: ENTIDAD,
  clase: 'ordinaria',
  desde: Q22,
  hasta: Q22,
  plaza: '',
  dias: null,
  pagado: { sueldo: 0, otros: 0, quinquenios: 0 },
  mensual: { sueldo: 0, otros: 0, quinquenios: 0 },
  fuente: 'Nómina CRG-26-000001',
  ...more,
})
const pagado = (sueldo: number, otros = 0, quinquenios = 0) => ({ pagado: { sueldo, otros, quinquenios } })

const bases = (segmentos: readonly Segmento[], pagos: readonly PagoDeNomina[]) => {
  const { sueldo, otros, quinquenios } = basesDe(conNomina(segmentos, nominaDe(pagos, ENTIDAD, Q22)), 'medio-par')
  return [sueldo.entidad, otros.entidad, quinquenios.entidad, sueldo.afiliado]
}

describe('the base of a quincena with payroll', () => {
  it('is the paid salary as it stands', () => {
    expect(bases([dias(15)], [pago(pagado(500_000, 40_000, 12_345))])).toEqual([500_000, 40_000, 12_345, 0])
  })

  it('is a monthly salary divided by 30, by the days paid', () => {
    // 10,191.59 × 7.5 ÷ 30 = 2,547.8975.
    const monthly = { mensual: { sueldo: 1_019_159, otros: 0, quinquenios: 0 } }
    expect(bases([dias(15)], [pago({ ...monthly, dias: 750 })])).toEqual([254_790, 0, 0, 0])
    // Without days it is the whole quincena: 5,095.795, to the even centavo.
    expect(bases([dias(15)], [pago(monthly)])).toEqual([509_580, 0, 0, 0])
  })

  it('adds up the posts of a person and what complementary payrolls and cancellations bring', () => {
    const pagos = [
      pago({ ...pagado(500_000), plaza: 'A1', dias: 1_500 }),
      pago({ ...pagado(250_000), plaza: 'B7', dias: 1_000 }),
      pago({ ...pagado(10_000), clase: 'complementaria' }),
      pago({ ...pagado(-30_000), clase: 'cancelacion', plaza: 'B7', dias: 0 }),
    ]
    expect(bases([dias(15)], pagos)).toEqual([730_000, 0, 0, 0])
    expect(nominaDe(pagos, ENTIDAD, Q22)?.dias).toBe(1_500)
  })

  it('rounds the sum once, however many lines make it', () => {
    const monthly = { mensual: { sueldo: 100, otros: 0, quinquenios: 0 }, dias: 100 }
    // Three times 1.00 ÷ 30 = 0.1; each by itself would be 0.03.
    expect(bases([dias(15)], [pago(monthly), pago(monthly), pago(monthly)])).toEqual([10, 0, 0, 0])
  })

  it('leaves days on leave as movements say, and takes the place of all days in A', () => {
    // Ten days in A before and after five on leave: 10,191.59 × 5 ÷ 30 = 1,698.598… of the affiliate.
    const segmentos = [dias(4), dias(5, 'L', '2026-11-20'), dias(6, 'A', '2026-11-25')]
    expect(bases(segmentos, [pago(pagado(330_000))])).toEqual([330_000, 0, 0, 169_860])
  })

  it('makes no days of its own: who has none in A has no payroll', () => {
    expect(bases([dias(15, 'L')], [pago(pagado(330_000))])).toEqual([0, 0, 0, 509_580])
    expect(conNomina([], nominaDe([pago(pagado(1))], ENTIDAD, Q22))).toEqual([])
  })

  it('is that of movements for another entity, another quincena and an aguinaldo', () => {
    const ajenos = [
      pago({ ...pagado(1), entidadId: 8 }),
      pago({ ...pagado(1), desde: Q22 - 1, hasta: Q22 - 1 }),
      pago({ ...pagado(900_000), clase: 'aguinaldo' }),
    ]
    expect(bases([dias(15)], ajenos)).toEqual([509_580, 0, 0, 0])
  })

  it('adds arrears to the salary that movements give, spread over the quincenas that they pay for', () => {
    const atrasos = pago({ ...pagado(10_000), clase: 'retroactiva', desde: Q22 - 2, hasta: Q22 })
    // 100.00 over three quincenas: 33.33, 33.33 and 33.34.
    expect(bases([dias(15)], [atrasos])).toEqual([512_914, 0, 0, 0])
    const antes = nominaDe([atrasos], ENTIDAD, Q22 - 1)
    expect([antes?.sueldo, antes?.reemplaza]).toEqual([3_333 * 3_000, false])
  })
})

describe('the contributions of a quincena with payroll', () => {
  it('are the rate of each fund on its paid base', () => {
    const parametros = {
      redondeo: 'medio-par',
      valores: new Proxy(
        {},
        { get: (_, clave) => ({ FPESE: 222_500, FPEAE: 267_500, FPEQE: 267_500 })[String(clave)] ?? 0 },
      ),
    } as unknown as ParametrosEnVigor
    const nomina = nominaDe([pago(pagado(500_000, 40_000, 12_345))], ENTIDAD, Q22)
    const lineas = lineasDe(conNomina([dias(15)], nomina), parametros)
    // 5,000.00 × 22.25 %; 400.00 × 26.75 %; 123.45 × 26.75 % = 33.022875.
    expect(lineas.map(({ clave, importeCentavos }) => [clave, importeCentavos])).toEqual([
      ['FPESE', 111_250],
      ['FPEAE', 10_700],
      ['FPEQE', 3_302],
    ])
  })
})
