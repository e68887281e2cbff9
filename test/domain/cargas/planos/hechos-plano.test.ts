import { describe, expect, it } from 'vitest'
import { NOMINA } from '#domain/cargas/nomina/campos-nomina.ts'
import { hechosDePlano } from '#domain/cargas/planos/hechos-plano.ts'

describe('what a layout says of the whole file', () => {
  it('of fixed widths leaves out separator and titles', () => {
    const hechos = hechosDePlano(
      {
        ...{
          formato: 'ancho_fijo',
          codificacion: 'detectar',
          titulos: false,
          periodo: 'QQAA',
          detalle: 'D',
          campos: [],
        },
        totales: { empieza: 'T', cuenta: { desde: 2, hasta: 8 }, suma: { desde: 9, hasta: 23 }, de: 'sueldo' },
      },
      NOMINA,
    )
    expect(hechos).toEqual([
      ['Formato', 'Texto de ancho fijo'],
      ['Codificación', 'Se detecta'],
      ['Quincenas', 'QQAA (2226: quincena 22 de 2026)'],
      ['Los datos empiezan con', 'D'],
      ['Renglón de totales', 'Empieza con T, cuenta renglones en 2–8, suma Sueldo en 9–23'],
    ])
  })

  it('of a workbook names its sheet and how its concepts come', () => {
    const hechos = hechosDePlano(
      {
        ...{ formato: 'xlsx', codificacion: 'detectar', titulos: true, hoja: 'DETALLE', campos: [] },
        conceptos: { forma: 'columnas', prefijos: ['P', 'D'] },
      },
      NOMINA,
    )
    expect(hechos).toEqual([
      ['Formato', 'Libro de Excel (XLSX)'],
      ['Hoja', 'DETALLE'],
      ['Encabezados', 'Sí'],
      ['Conceptos', 'Una columna por concepto, cuyo título empieza con P o D'],
    ])
  })

  it('of a record of totals by number of column names the columns', () => {
    const hechos = hechosDePlano(
      {
        ...{ formato: 'delimitado', codificacion: 'detectar', titulos: true, campos: [] },
        totales: { empieza: 'TOTAL', cuenta: { columna: 3 }, suma: { columna: 2 }, de: 'sueldo' },
      },
      NOMINA,
    )
    expect(hechos.at(-1)).toEqual([
      'Renglón de totales',
      'Empieza con TOTAL, cuenta renglones en la columna 3, suma Sueldo en la columna 2',
    ])
  })
})
