import { describe, expect, it } from 'vitest'
import { calendarioCsv, leerJsonCalendario, leerTablaCalendario } from '#domain/calendario/archivo-calendario.ts'
import { calendarioIcs } from '#domain/calendario/ics.ts'
import { dia } from './calendario-de-prueba.ts'

/** A text as the command reads it: a JSON list, or the rows of a CSV without quotes. */
const leer = (texto: string) =>
  texto.startsWith('[')
    ? leerJsonCalendario(texto, 2027)
    : leerTablaCalendario(
        texto
          .split(/\r?\n/)
          .map((line, i) => ({ fila: i + 1, celdas: line.split(',') }))
          .filter(({ celdas }) => celdas.some(Boolean)),
        2027,
      )
const messages = (texto: string): string[] => leer(texto).issues.map(({ message }) => message)

describe('a year as a file', () => {
  it('is written and read back as it was', () => {
    const csv = calendarioCsv([
      { fecha: dia('2027-01-04'), tipo: 'PAGO' },
      { fecha: dia('2027-01-05'), tipo: 'ASUETO' },
    ])
    expect(csv).toBe(
      'fecha,tipo,descripcion\r\n2027-01-04,PAGO,Referencia/Validación\r\n2027-01-05,ASUETO,No laborable\r\n',
    )
    expect(leer(csv)).toEqual({
      cambios: [
        { fecha: '2027-01-04', tipo: 'PAGO' },
        { fecha: '2027-01-05', tipo: 'ASUETO' },
      ],
      issues: [],
    })
  })

  it('is read from JSON, where an empty type clears the day', () => {
    const json = '[{"fecha":"2027-01-04","tipo":"pago"},{"fecha":"2027-01-05","tipo":""}]'
    expect(leer(json).cambios).toEqual([
      { fecha: '2027-01-04', tipo: 'PAGO' },
      { fecha: '2027-01-05', tipo: null },
    ])
  })

  it('is read with the days of a spreadsheet, and without titles', () => {
    const csv = '04/01/2027,PAGO\n5/1/27,\n'
    expect(leer(csv)).toEqual({
      cambios: [
        { fecha: '2027-01-04', tipo: 'PAGO' },
        { fecha: '2027-01-05', tipo: null },
      ],
      issues: [],
    })
  })

  const ESPERADO =
    'se espera HIPOTECARIO, ALTA_BAJA_CAMBIO, PAGO, ARCHIVO_APLICACION, ASUETO, o "" para dejar el día sin evento'
  it.each([
    ['2027-01-04,PAGO\n,PAGO\n', 'Línea 2: llegó «,PAGO», sin fecha (se espera AAAA-MM-DD o dd/mm/aaaa).'],
    [
      '2027-01-04,PAGO\n,,No laborable',
      'Línea 2: llegó «,,No laborable», sin fecha (se espera AAAA-MM-DD o dd/mm/aaaa).',
    ],
    ['[{"fecha":"2027-01-04","tipo":5}]', `Línea 1: «tipo» trae 5 (${ESPERADO}).`],
    ['[{"fecha":"2027-01-04","tipo":null}]', `Línea 1: «tipo» viene vacío (null) (${ESPERADO}).`],
    ['[{"fecha":"2027-01-03","tipo":"PAGO"},{"fecha":"2027-01-04"}]', `Línea 2: «tipo» no viene (${ESPERADO}).`],
    ['[{"fecha":"2027-01-04","tipo":["PAGO"]}]', `Línea 1: «tipo» trae una lista (${ESPERADO}).`],
    ['[{"tipo":"PAGO"}]', 'Línea 1: «fecha» no viene (se espera AAAA-MM-DD o dd/mm/aaaa).'],
    ['[7]', 'Línea 1: «fecha» no viene (se espera AAAA-MM-DD o dd/mm/aaaa).'],
  ])('refuses %s, which lacks a day or a type, and takes nothing of it', (texto, message) => {
    expect(messages(texto)).toEqual([message])
    expect(leer(texto).cambios).toEqual([])
  })

  it.each([
    ['2027-02-30,PAGO', 'Línea 1: «2027-02-30» no es un día que exista (se espera AAAA-MM-DD o dd/mm/aaaa).'],
    ['3000-01-01,PAGO', 'Línea 1: 3000-01-01 no es de 2027.'],
    ['2027-01-04,PAGO\n2027-01-04,ASUETO', 'Línea 2: 2027-01-04 ya venía en la línea 1.'],
    [
      '2027-01-04,FIESTA',
      'Línea 1: «FIESTA» no es un tipo (se espera HIPOTECARIO, ALTA_BAJA_CAMBIO, PAGO, ARCHIVO_APLICACION, ASUETO).',
    ],
    ['', 'Línea 1: el archivo no trae ningún día.'],
    ['[{"fecha":', 'Línea 1: no es JSON válido.'],
  ])('refuses %s, naming the line, and takes nothing of it', (texto, message) => {
    expect(messages(texto)).toEqual([message])
    expect(leer(texto).cambios).toEqual([])
  })

  it('is an iCalendar with one entry per run of days, its end on the day after, and no days of rest', () => {
    const ics = calendarioIcs(
      [
        { fecha: dia('2027-01-04'), tipo: 'ALTA_BAJA_CAMBIO' },
        { fecha: dia('2027-01-05'), tipo: 'ALTA_BAJA_CAMBIO' },
        { fecha: dia('2027-01-06'), tipo: 'ASUETO' },
        { fecha: dia('2027-01-31'), tipo: 'PAGO' },
      ],
      'Calendario de captura 2027',
      '20261120T150000Z',
      'portal',
    )
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(ics).toContain('DTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270106\r\nSUMMARY:Movimientos\r\n')
    expect(ics).toContain('DTSTART;VALUE=DATE:20270131\r\nDTEND;VALUE=DATE:20270201\r\n')
    expect(ics.startsWith('BEGIN:VCALENDAR\r\n') && ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
