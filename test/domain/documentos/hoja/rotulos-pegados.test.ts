import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) =>
  leerPapel({
    paginas: [
      hoja([[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'], [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'], ...celdas], ocr),
    ],
    qr: [],
  }).lectura.campos

const reconocer = (celdas: readonly Celda[]) => leer(celdas, 0.97)
const valor = (campos: ReturnType<typeof leer>, campo: string) => campos[campo]?.valor

describe('a label and its value read as one word', () => {
  const campos = reconocer([
    [50, 80, 'CÓDIGO POSTAL71300'],
    [300, 80, 'TIPO DE VIALIDAD: CALLE'],
    [50, 95, 'NÚMERO EXTERIOR-1695-A'],
    [300, 95, 'NOMBRE DE LA COLONIAPUEBLO DE LAS PALMAS'],
    [50, 110, 'MUNICIPIO O ALCALDÍASANTA MARÍA COLOTEPEC'],
    [50, 125, 'NOMBRE DE LA ENTIDAD FEDERATIVA-OAXACA'],
    [300, 125, 'ENTRE CALLE-CALLE MORELOS'],
  ])

  it.each([
    ['codigoPostal', '71300'],
    ['numeroExterior', '1695-A'],
    ['colonia', 'PUEBLO DE LAS PALMAS'],
    ['municipio', 'SANTA MARÍA COLOTEPEC'],
    ['entidad', 'OAXACA'],
    ['entreCalle', 'CALLE MORELOS'],
  ])('are two: %s is %s', (campo, texto) => {
    expect(valor(campos, campo)).toBe(texto)
  })

  it('leave the value for a person to confirm: a sign of it may be the colon', () => {
    expect(campos['numeroExterior']?.seguro).toBe(false)
  })
})

describe('words that only begin like a label', () => {
  it('stay whole: values, and everything of a digital text', () => {
    const campos = reconocer([
      [50, 80, 'NOMBRE DE LA COLONIA: COLONIAL DEL VALLE'],
      [50, 95, 'NOMBRE DE VIALIDAD: CALLE-OCHO'],
    ])
    expect([valor(campos, 'colonia'), valor(campos, 'nombreVialidad')]).toEqual(['COLONIAL DEL VALLE', 'CALLE-OCHO'])
    expect(valor(leer([[50, 80, 'CÓDIGO POSTAL71300']]), 'codigoPostal')).toBeUndefined()
  })
})

describe('a colon taken for a semicolon in a page of capitals', () => {
  it('ends its label all the same', () => {
    const campos = reconocer([
      [50, 80, 'CÓDIGO POSTAL; 23119'],
      [50, 95, 'NO. INTERIOR; DEPTO 6'],
      [300, 95, 'COLONIA; LAS PALMAS SUR'],
    ])
    expect(['codigoPostal', 'numeroInterior', 'colonia'].map((campo) => valor(campos, campo))).toEqual([
      '23119',
      'DEPTO 6',
      'LAS PALMAS SUR',
    ])
  })
})

describe('a colon read into the word after it', () => {
  it('is no part of a name', () => {
    const { campos } = leerPapel({
      paginas: [
        hoja(
          [
            [150, 20, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
            [50, 60, 'CURP: RASL880314MASMTC06'],
            [50, 80, 'APELLIDOS Y NOMBRE(S): :RAMIREZ SOTO LUCIA ELENA'],
          ],
          0.95,
        ),
      ],
      qr: [],
    }).lectura
    expect(['apellidoPaterno', 'apellidoMaterno', 'nombres'].map((campo) => campos[campo]?.valor)).toEqual([
      'RAMIREZ',
      'SOTO',
      'LUCIA ELENA',
    ])
  })
})
