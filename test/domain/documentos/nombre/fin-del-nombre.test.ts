import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const CURP = 'RESC840919MASNNR09'
const leer = (...celdas: readonly Celda[]) =>
  leerPapel({
    paginas: [
      hoja([
        [150, 20, 'Constancia de Semanas Cotizadas en el IMSS'],
        [50, 60, 'Estimada'],
        ...celdas,
        [50, 130, 'NSS: 39138470040'],
        [50, 150, `CURP: ${CURP}`],
      ]),
    ],
    qr: [],
  }).lectura.campos

describe('where a name in one string ends', () => {
  it.each<[string, Celda[]]>([
    ['a label behind two spaces', [[50, 76, 'CARLA RENTERÍA SANTOYO  Fecha de emisión del reporte']]],
    ['a label behind one space', [[50, 76, 'CARLA RENTERÍA SANTOYO Fecha de emisión del reporte']]],
    ['a label in capitals', [[50, 76, 'CARLA RENTERÍA SANTOYO FECHA DE EMISIÓN DEL REPORTE']]],
    ['a label and its value', [[50, 76, 'CARLA RENTERÍA SANTOYO Registro Patronal A0512345678']]],
    [
      'a label broken over two lines, aligned',
      [
        [50, 76, 'CARLA RENTERÍA SANTOYO Fecha de'],
        [188, 92, 'emisión del reporte'],
      ],
    ],
    [
      'a label broken over two lines, at the margin',
      [
        [50, 76, 'CARLA RENTERÍA SANTOYO Fecha de'],
        [50, 92, 'emisión del reporte 12/11/2026'],
      ],
    ],
    ['a word in lower case of no known label', [[50, 76, 'CARLA RENTERÍA SANTOYO Impreso por Subdelegación']]],
  ])('is before %s', (_, celdas) => {
    expect(leer(...celdas)).toMatchObject({
      nombres: { valor: 'CARLA', seguro: true },
      apellidoPaterno: { valor: 'RENTERÍA', seguro: true },
      apellidoMaterno: { valor: 'SANTOYO', seguro: true },
    })
  })

  it.each<[string, Celda[]]>([
    ['a word in capitals that more text follows', [[50, 76, 'CARLA RENTERÍA SANTOYO VIGENCIA 2026']]],
    ['a word in capitals behind a wider space', [[50, 76, 'CARLA RENTERÍA SANTOYO  VIGENTE']]],
  ])('is in doubt at %s', (_, celdas) => {
    expect(leer(...celdas)['apellidoMaterno']?.seguro).toBe(false)
  })

  it.each<[string, Celda[], string]>([
    ['a compound surname that ends its line', [[50, 76, 'CARLA RENTERÍA SANTOYO VIDAURRI']], 'SANTOYO VIDAURRI'],
    ['a name in title case', [[50, 76, 'Carla Rentería Santoyo']], 'Santoyo'],
    ['given names in title case and surnames in capitals', [[50, 76, 'Carla RENTERÍA SANTOYO']], 'SANTOYO'],
  ])('%s is sure', (_, celdas, materno) => {
    expect(leer(...celdas)['apellidoMaterno']).toMatchObject({ valor: materno, seguro: true })
  })
})
