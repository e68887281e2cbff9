import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] })

describe('a CURP', () => {
  it('whose title is broken beside a column of prose, and which tells the paper that proved the birth', () => {
    const { lectura, datos } = leer([
      [30, 70, 'Clave Única de'],
      [320, 70, 'ponemos a su disposición la constancia.'],
      [320, 79, 'Coteje cada dato con su acta.'],
      [30, 85, 'Registro de Población'],
      [30, 122, 'RIGE011225HASXRNA1'],
      [30, 166, 'DEL RIO'],
      [30, 178, 'PRIMER APELLIDO'],
      [30, 194, 'DE LA GARZA'],
      [30, 206, 'SEGUNDO APELLIDO'],
      [30, 221, 'JOSE ENCARNACION'],
      [30, 233, 'NOMBRE(S)'],
      [30, 249, 'HOMBRE'],
      [30, 261, 'SEXO'],
      [30, 277, '25/12/2001'],
      [30, 289, 'FECHA DE NACIMIENTO'],
      [30, 332, 'AGUASCALIENTES'],
      [30, 344, 'ENTIDAD DE NACIMIENTO'],
      [30, 360, 'ACTA DE NACIMIENTO'],
      [30, 372, 'DOCUMENTO PROBATORIO'],
    ])
    expect(lectura.documento).toBe('curp')
    expect(datos).toMatchObject({
      curp: 'RIGE011225HASXRNA1',
      nombres: 'JOSE ENCARNACION',
      apellidoPaterno: 'DEL RIO',
      apellidoMaterno: 'DE LA GARZA',
      fechaNacimiento: '2001-12-25',
      entidad: 'AGUASCALIENTES',
    })
  })

  it('told in a letter: the name after "a nombre de", the state after "nacimiento", the key alone and spaced', () => {
    const { lectura, datos } = leer([
      [200, 54, 'REGISTRO CIVIL · MÓDULO DE CURP'],
      [60, 150, 'Se hace constar que, consultada la base del Registro Nacional de'],
      [60, 166, 'Población, a nombre de ANGEL DE LA LUZ ESPIRITU SANTOS, de sexo masculino,'],
      [60, 182, 'con entidad de nacimiento MICHOACAN, se encuentra la Clave Única de Registro de Población:'],
      [180, 220, 'E I SA 4 9 0 5 1 5 H M N S N N 0 1'],
      [60, 260, 'Se extiende la presente a petición de la parte interesada.'],
    ])
    expect(lectura.documento).toBe('curp')
    expect(datos).toMatchObject({
      curp: 'EISA490515HMNSNN01',
      nombres: 'ANGEL DE LA LUZ',
      apellidoPaterno: 'ESPIRITU',
      apellidoMaterno: 'SANTOS',
      entidad: 'MICHOACAN',
    })
    expect(lectura.campos['curp']?.seguro).toBe(true)
  })

  it('with the general key as an example, and a sentence in capitals beside the label of a name in two lines', () => {
    const { lectura, datos } = leer([
      [100, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [67, 100, 'GEPN740425MNERDL08'],
      [67, 112, 'CLAVE'],
      [67, 136, 'MC GREGOR PADRÓN'],
      [300, 141, 'CRIP'],
      [380, 141, '514323555898819'],
      [67, 148, 'NOELIA'],
      [67, 164, 'NOMBRE'],
      [300, 164, 'ESTA CONSTANCIA ES PERSONAL E INTRANSFERIBLE.'],
      [300, 174, 'CUALQUIER ALTERACIÓN LA INVALIDA.'],
      [60, 260, 'Ejemplo de lectura: XEXX010101HNEXXXA4 no corresponde a persona alguna.'],
    ])
    expect(datos).toMatchObject({
      curp: 'GEPN740425MNERDL08',
      nombres: 'NOELIA',
      apellidoPaterno: 'MC GREGOR',
      apellidoMaterno: 'PADRÓN',
      sexo: 'M',
      fechaNacimiento: '1974-04-25',
    })
    expect(lectura.campos['curp']?.seguro).toBe(true)
  })
})

describe('a CSF written as a letter', () => {
  const CARTA: readonly Celda[] = [
    [280, 36, 'JEREZ, ZACATECAS, a 5 de agosto de 2021'],
    [180, 60, 'CONSTANCIA DE SITUACIÓN FISCAL'],
    [50, 90, 'esta autoridad hace constar que la persona contribuyente VELÁZQUEZ BALDERAS ULISES GERMÁN,'],
    [50, 104, 'con clave en el Registro Federal de Contribuyentes VEBU920512GPA y Clave Única de Registro'],
    [50, 118, 'de Población VEBU920512HGRLLL28, se encuentra en el padrón con estatus ACTIVO.'],
    [60, 150, 'Tipo de Vialidad: CALLE'],
    [60, 166, 'Nombre de Vialidad: 5 DE MAYO'],
    [60, 182, 'Código Postal: 99297'],
    [50, 210, 'Tributa conforme a:'],
    [60, 226, '1. Régimen de Arrendamiento'],
    [60, 242, '2. Régimen Simplificado de Confianza'],
    [50, 280, 'La presente se expide a solicitud de la persona interesada.'],
  ]

  it('tells standing, day and regimes in its sentences', () => {
    expect(leer(CARTA).datos).toMatchObject({
      nombres: 'ULISES GERMÁN',
      apellidoPaterno: 'VELÁZQUEZ',
      apellidoMaterno: 'BALDERAS',
      situacion: 'ACTIVO',
      fechaEmision: '2021-08-05',
      regimen: ['Régimen de Arrendamiento', 'Régimen Simplificado de Confianza'],
    })
  })

  it('gives the name also where the CURP was not read, for a person to confirm', () => {
    const { lectura } = leer(
      CARTA.map(([x, y, texto]) => [x, y, texto.replace('VEBU920512HGRLLL28', 'VEBU92')] as const),
      0.96,
    )
    expect(lectura.campos['nombres']?.valor).not.toBe('')
    expect(lectura.campos['nombres']?.seguro).toBe(false)
    expect(lectura.campos['apellidoPaterno']).toMatchObject({ seguro: false })
  })
})

describe('a recognised road of which only the kind was read', () => {
  it('is not sure', () => {
    const { lectura } = leer(
      [
        [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
        [60, 100, 'Tipo de Vialidad: CALLE'],
        [60, 116, 'Entre Calle: CERRADA'],
        [60, 132, 'Y Calle: NORTE 5'],
      ],
      0.96,
    )
    expect(lectura.campos['entreCalle']).toMatchObject({ valor: 'CERRADA', seguro: false })
  })
})
