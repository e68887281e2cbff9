import { describe, expect, it } from 'vitest'
import { compilarPlano, titulosDe } from '#domain/cargas/lectura/compilar-plano.ts'
import { leerImporteConPunto, leerImporteImplicito } from '#domain/cargas/lectura/importe.ts'
import { juzgarPago, pagoDeValores, type ContextoPago } from '#domain/cargas/pagos/juzgar-pago.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { compararConocido, type PagoConocido } from '#domain/fondos/pagos/pago-conocido.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { PAGOS_ANCHO_FIJO } from '#seeds/catalogos/planos/pagos-ancho-fijo.ts'
import { PAGOS_CSV } from '#seeds/catalogos/planos/pagos-csv.ts'

const HOY = '2026-11-27' as PlainDate
const LINEA = { emitida: '2026-11-16' as PlainDate, anulado: false }
const PAGO = { referencia: '810322264803653', importe: 425_650, fecha: '2026-11-20', operacion: 'BN1' }
const juzgar = (cambio: Partial<typeof PAGO>, contexto: Partial<ContextoPago> = {}) =>
  juzgarPago({ ...PAGO, ...cambio }, { hoy: HOY, linea: LINEA, conocido: null, ...contexto })
const codigos = (...args: Parameters<typeof juzgar>) => juzgar(...args).map(({ codigo }) => codigo)

describe('a row of payments', () => {
  it('enters if the portal has its line and its day is after the line was issued', () => {
    expect(juzgar({})).toEqual([])
  })

  it.each([
    ['a reference with letters', { referencia: '8.10322E+14' }, 'C421'],
    ['a reference of seven digits', { referencia: '8103222' }, 'C421'],
    ['a reference of forty-one digits', { referencia: '1'.repeat(41) }, 'C421'],
    ['an amount of zero', { importe: 0 }, 'C422'],
    ['tomorrow', { fecha: '2026-11-28' }, 'C423'],
    ['a day of eleven years ago', { fecha: '2015-11-26' }, 'C423'],
    ['a day before its line was issued', { fecha: '2026-11-15' }, 'C424'],
    ['an operation with a blank', { operacion: 'BN 1' }, 'C425'],
    ['an operation of forty-one characters', { operacion: 'B'.repeat(41) }, 'C425'],
  ])('with %s is refused', (_what, cambio, codigo) => {
    expect(codigos(cambio)).toEqual([codigo])
  })

  it('has every fault of its own, none in the place of another', () => {
    expect(codigos({ referencia: 'REF', importe: 0, fecha: '2026-12-01', operacion: '' })).toEqual([
      'C421',
      'C422',
      'C423',
      'C425',
    ])
  })

  it('waits to be identified without a line in force, with why', () => {
    const [sinLinea] = juzgar({}, { linea: null })
    expect([sinLinea?.codigo, sinLinea?.esperado]).toEqual([
      'A511',
      'la de una línea de pago en vigor. Ninguna línea tiene esa referencia',
    ])
    expect(juzgar({ referencia: '810322264803650' }, { linea: null })[0]?.esperado).toContain('dígitos verificadores')
    expect(juzgar({}, { linea: { ...LINEA, anulado: true } })[0]?.esperado).toContain('se anuló al reabrir')
  })

  it('below zero takes a payment back: it needs no line and may be of any day', () => {
    expect(juzgar({ importe: -425_650, fecha: '2026-11-01' }, { linea: null })).toEqual([])
  })

  it('is no payment while a datum is missing', () => {
    expect(pagoDeValores({ referencia: '810322264803653', fecha: '2026-11-20', operacion: 'B' })).toBeNull()
  })
})

describe('an operation that the portal has', () => {
  const CONOCIDO: PagoConocido = {
    ...{ referencia: '30221264803697', importeCentavos: 425_650, fecha: '2026-11-20' },
    ...{ resultado: 'desconocido', linea: null },
  }
  const de = (referencia: string, importeCentavos = 425_650) => ({
    referencia,
    importeCentavos,
    fecha: '2026-11-20' as PlainDate,
  })

  it.each([
    ['the same data', de('30221264803697'), {}, 'igual'],
    ['the reference of its line', de('030221264803697'), { resultado: 'exacto', linea: '030221264803697' }, 'igual'],
    ['another reference while it waits', de('030221264803697'), {}, 'corregido'],
    [
      'another reference once it has a line',
      de('1'.repeat(15)),
      { resultado: 'exacto', linea: '2'.repeat(15) },
      'distinto',
    ],
    ['another amount', de('30221264803697', 425_649), {}, 'distinto'],
    ['another day', { ...de('30221264803697'), fecha: '2026-11-21' as PlainDate }, {}, 'distinto'],
  ] as const)('sent again with %s', (_what, pago, before, parecido) => {
    expect(compararConocido(pago, { ...CONOCIDO, ...before })).toBe(parecido)
  })

  it('is left out, proposed or refused, and its row says which', () => {
    const conocido = { ...CONOCIDO, referencia: PAGO.referencia }
    expect(codigos({}, { conocido })).toEqual(['A512'])
    expect(codigos({}, { conocido: CONOCIDO })).toEqual(['A513'])
    expect(codigos({ importe: 1 }, { conocido })).toEqual(['C427'])
  })
})

describe('amounts of the bank', () => {
  it.each([
    ['4256.50', 425_650],
    ['4,256.5', 425_650],
    ['$4,256.50', 425_650],
    ['-4256.50', -425_650],
    ['4256', 425_600],
    ['999999999.99', 99_999_999_999],
  ])('reads %s', (text, valor) => {
    expect(leerImporteConPunto(text)).toEqual({ valor })
  })

  it.each(['4256,50', '4.256,50', '1e3', '1000000000.00', '4256.505', ''])('refuses %j', (text) => {
    expect(leerImporteConPunto(text)).toBeNull()
  })

  it('are summed to thirteen digits of pesos, with a sign at the end', () => {
    expect(leerImporteImplicito('000999999999990000 ', 2, 13)).toEqual({ valor: 999_999_999_990_000 })
    expect(leerImporteImplicito('000000000000000005-', 2, 13)).toEqual({ valor: -5 })
  })
})

describe('the layouts of payments', () => {
  const contexto = { hoy: HOY, periodo: undefined, cercaDe: 2026 }

  it('reads what a spreadsheet saved again: apostrophe, dd/mm/aaaa, thousands', () => {
    const leer = compilarPlano(
      PAGOS_CSV,
      TIPOS_CARGA.pagos,
      titulosDe(['Operación', 'REFERENCIA', 'Importe', 'fecha']),
      contexto,
    )
    expect(leer(['BN1', "'030221264803697", '4,256.50', '27/11/26'])).toEqual({
      valores: { referencia: '030221264803697', importe: 425_650, fecha: '2026-11-27', operacion: 'BN1' },
      conceptos: [],
      faltas: [],
    })
  })

  it('reads a detail of fixed width: implied decimals, and a sign that takes the payment back', () => {
    const leer = compilarPlano(PAGOS_ANCHO_FIJO, TIPOS_CARGA.pagos, new Map(), contexto)
    const detalle = (importe: string) =>
      ['3', '810322264803653'.padEnd(20), '20261127', importe, 'BN1'.padEnd(40)].join('')
    expect(leer([detalle('000000000425650 ')]).valores).toEqual({
      ...{ referencia: '810322264803653', fecha: '2026-11-27', importe: 425_650, operacion: 'BN1' },
    })
    expect(leer([detalle('000000000425650-')]).valores['importe']).toBe(-425_650)
    expect(leer([detalle('00000000425X50  ')]).faltas.map(({ codigo, columna }) => [codigo, columna])).toEqual([
      ['C201', '30–45'],
    ])
  })
})
