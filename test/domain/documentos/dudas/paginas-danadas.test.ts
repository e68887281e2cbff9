import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], confianza = 0.97) =>
  leerPapel({ paginas: [hoja(celdas, confianza)], qr: [] }).lectura.campos

describe('parts of a name under one another whose labels were badly read', () => {
  const papel = (paterno: string): Celda[] => [
    [150, 20, 'Asignación de Número de Seguridad Social'],
    [50, 60, 'CURP'],
    [50, 75, 'RASL880314MASMTC06'],
    [50, 100, 'Nombre(s)'],
    [50, 115, 'LUCIA ELENA'],
    [50, 140, 'Primer apeliio'],
    [50, 155, paterno],
    [50, 180, 'Segundo apellido'],
    [50, 195, 'SOTO'],
  ]

  it('are the name whose letters the CURP has', () => {
    const campos = leer(papel('RAMIREZ'))
    expect([campos['nombres']?.valor, campos['apellidoPaterno']?.valor, campos['apellidoMaterno']?.valor]).toEqual([
      'LUCIA ELENA',
      'RAMIREZ',
      'SOTO',
    ])
  })

  it('are not, where the letters are not the CURP’s', () => {
    expect(leer(papel('GOMEZ'))['apellidoPaterno']?.valor ?? '').toBe('')
  })
})

const csf = (...celdas: Celda[]): Celda[] => [
  [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
  [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
  ...celdas,
]
const domicilio = (codigoPostal: string, entidad: string) =>
  leer(
    csf(
      [50, 80, 'Código Postal:'],
      [180, 80, codigoPostal],
      [50, 95, 'Nombre de la Entidad Federativa:'],
      [260, 95, entidad],
    ),
  )

describe('a postal code that is not of the printed state', () => {
  it('takes the one digit that the state tells, with what was read beside it, for a person to confirm', () => {
    expect(domicilio('22119', 'BAJA CALIFORNIA SUR')['codigoPostal']).toMatchObject({
      valor: '23119',
      sugerencia: '22119',
      seguro: false,
    })
  })

  it('stays as read where the state leaves several, or is too far', () => {
    expect(domicilio('26119', 'CIUDAD DE MEXICO')['codigoPostal']).toMatchObject({ valor: '26119', seguro: false })
    expect(domicilio('22119', 'YUCATAN')['codigoPostal']).toMatchObject({ valor: '22119', seguro: false })
  })
})

describe('a row of the regimes', () => {
  const regimen = (nombre: string) =>
    leer(csf([50, 80, 'Régimen'], [400, 80, 'Fecha Inicio'], [50, 95, nombre], [440, 95, '10/03/2020']))['regimen']

  it('leaves out a word of the page’s ground', () => {
    expect(regimen('Régimen de los ingresos por intereses ficticio')?.valor).toBe(
      'Régimen de los ingresos por intereses',
    )
  })

  it('that names none of the list is not sure', () => {
    expect(regimen('Régimen de los intereses del ahorro popular')).toMatchObject({ seguro: false })
  })
})

describe('a label that lost its first word and is another field’s so', () => {
  it('leaves a kind of road that stands as a road’s name for a person to confirm', () => {
    const via = (texto: string) =>
      leer(csf([50, 80, 'de Vialidad:'], [150, 80, texto], [50, 95, 'Colonia:'], [150, 95, 'CENTRO']))['nombreVialidad']
    expect(via('CERRADA')?.seguro ?? false).toBe(false)
    expect(via('LEONA VICARIO')?.seguro).toBe(true)
  })
})

describe('a stroke right after a part of a name', () => {
  it('is no part of it', () => {
    const campos = leer([
      [150, 20, 'Constancia de Vigencia de Derechos'],
      [50, 60, 'Nombre(s):'],
      [150, 60, 'LUCIA ELENA'],
      [50, 75, 'Primer apellido:'],
      [150, 75, 'RAMIREZ-'],
      [50, 90, 'Segundo apellido:'],
      [150, 90, 'SOTO'],
    ])
    expect(campos['apellidoPaterno']?.valor).toBe('RAMIREZ')
  })
})
