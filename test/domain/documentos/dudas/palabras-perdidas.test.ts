import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { alDerecho, hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[]) => leerPapel({ paginas: [hoja(celdas, 0.96)], qr: [] })
const CSF: readonly Celda[] = [
  [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
  [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
]

describe('a recognised value of which a word is missing', () => {
  it('goes on under its label, though the box of the label begins outside of its cell', () => {
    const { lectura } = leer([
      ...CSF,
      [60, 100, 'Tipo de Vialidad: CALLE'],
      [60, 116, 'Número Exterior: 2968B'],
      [49, 132, 'Nombre de la Colonia: PUEBLO DE VENUSTIANO'],
      [60, 144, 'CARRANZA'],
      [60, 164, 'Entre Calle: PRIVADA NORTE'],
    ])
    expect(lectura.campos['colonia']).toMatchObject({ valor: 'PUEBLO DE VENUSTIANO CARRANZA' })
  })

  it('is not sure when it stands beside the last line of its label alone', () => {
    const { lectura } = leer([
      ...CSF,
      [60, 100, 'Tipo de vialidad:'],
      [240, 100, 'AVENIDA'],
      [60, 120, 'No. Exterior:'],
      [240, 120, '1962'],
      [60, 140, 'Nombre de la'],
      [60, 152, 'Vialidad:'],
      [240, 152, 'CARRANZA'],
    ])
    expect(lectura.campos['numeroExterior']).toMatchObject({ valor: '1962', seguro: true })
    expect(lectura.campos['nombreVialidad']).toMatchObject({ valor: 'CARRANZA', seguro: false })
  })

  it('is not sure when it begins after the column of the values over and under it', () => {
    const fila = (y: number, rotulo: string, x: number, valor: string): readonly Celda[] => [
      alDerecho(232, y, rotulo),
      [x, y, valor],
    ]
    const { lectura } = leer([
      [120, 20, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      ...fila(60, 'CURP', 240, 'LECR030522HQTNHMA6'),
      ...fila(80, 'Primer Apellido', 240, 'LEÓN'),
      ...fila(100, 'Segundo Apellido', 240, 'CHÁVEZ'),
      ...fila(120, 'Nombre (s)', 258, 'REMEDIOS'),
      ...fila(140, 'Entidad federativa de nacimiento', 240, 'QUERÉTARO'),
    ])
    expect(lectura.campos['apellidoPaterno']).toMatchObject({ valor: 'LEÓN', seguro: true })
    expect(lectura.campos['nombres']).toMatchObject({ valor: 'REMEDIOS', seguro: false })
  })
})

describe('a recognised surname of two capitals', () => {
  it('whose I was taken for a small L', () => {
    const { datos } = leer([
      [100, 20, 'CONSTANCIA DE SEMANAS COTIZADAS'],
      [50, 60, 'CURP: EAAL540516HNESXS03'],
      [50, 80, 'Nombre(s): LUIS ANGEL'],
      [50, 100, 'Primer apellido: ESPARZA'],
      [50, 120, 'Segundo apellido: Al'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUIS ANGEL', apellidoPaterno: 'ESPARZA', apellidoMaterno: 'AI' })
  })

  it('also in a whole name, which only so has the letters of its CURP', () => {
    const { datos } = leer([
      [100, 20, 'CONSTANCIA DE SEMANAS COTIZADAS'],
      [50, 60, 'CURP: EAAL540516HNESXS03'],
      [50, 80, 'Nombre del asegurado: LUIS ANGEL ESPARZA Al'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUIS ANGEL', apellidoPaterno: 'ESPARZA', apellidoMaterno: 'AI' })
  })
})
