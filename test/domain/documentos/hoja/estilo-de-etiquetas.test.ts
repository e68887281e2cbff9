import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { alDerecho, hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const CSF: readonly Celda[] = [
  [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
  [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
]
const leer = (...paginas: (readonly Celda[])[]) =>
  leerPapel({ paginas: paginas.map((celdas, index) => hoja(celdas, undefined, index + 1)), qr: [] })

/** A row of a table: its label ends where the value begins. */
const fila = (y: number, rotulo: string, valor: string): readonly Celda[] => [
  alDerecho(196, y, rotulo),
  [204, y, valor],
]

describe('labels in capitals with neither colon nor gap', () => {
  it('that values hold as well (COLONIA, ESTADO) are labels where the values of the others begin', () => {
    const { datos } = leer([
      ...CSF,
      ...fila(100, 'CÓDIGO POSTAL', '23718'),
      ...fila(116, 'TIPO DE VIALIDAD', 'CALLE'),
      ...fila(132, 'NÚMERO EXTERIOR', 'KM 88.6'),
      ...fila(148, 'NÚM. INTERIOR', ''),
      ...fila(164, 'COLONIA', 'PUEBLO DE EL PEÑON'),
      ...fila(180, 'ESTADO', 'BAJA CALIFORNIA SUR'),
      ...fila(196, 'ENTRE CALLE', 'CALLE LA ESPAÑITA'),
    ])
    expect(datos).toMatchObject({
      codigoPostal: '23718',
      tipoVialidad: 'CALLE',
      numeroExterior: 'KM 88.6',
      numeroInterior: '',
      colonia: 'PUEBLO DE EL PEÑON',
      entidad: 'BAJA CALIFORNIA SUR',
      entreCalle: 'CALLE LA ESPAÑITA',
    })
  })

  it('do not take the first word of the larger value under them for their own second one', () => {
    const page = hoja([
      ...CSF,
      [50, 100, 'CÓDIGO POSTAL'],
      [300, 100, 'TIPO DE VIALIDAD'],
      [50, 114, '23718'],
      [300, 114, 'CALLE'],
      [50, 140, 'NOMBRE DE VIALIDAD'],
      [300, 140, 'NÚMERO EXTERIOR'],
      [50, 154, 'NORTE'],
      [300, 154, '8'],
      [50, 180, 'ENTIDAD FEDERATIVA'],
      [300, 180, 'ENTRE'],
      [338, 180, 'CALLE'],
      [50, 194, 'CHIHUAHUA'],
      [300, 194, 'CALLE 1 DE MAYO'],
    ])
    const palabras = page.palabras.map((word) =>
      word.y === 194 && word.x >= 300 ? { ...word, x: 300 + 1.5 * (word.x - 300), w: 1.5 * word.w, h: 15 } : word,
    )
    const { datos } = leerPapel({ paginas: [{ ...page, palabras }], qr: [] })
    expect(datos).toMatchObject({ entidad: 'CHIHUAHUA', entreCalle: 'CALLE 1 DE MAYO' })
  })

  it('are labels too where only two of many give a field', () => {
    const { datos } = leer([
      [180, 20, 'Clave Única de Registro de Población'],
      ...fila(60, 'CURP', 'HEXC571206MASRXC01'),
      ...fila(76, 'NOMBRE COMPLETO', 'CECILIA HERRERA'),
      ...fila(92, 'ENTIDAD DE NACIMIENTO', 'AGUASCALIENTES'),
      [50, 116, 'Datos del documento probatorio'],
      ...fila(132, 'DOCUMENTO PROBATORIO', 'ACTA DE NACIMIENTO'),
      ...fila(148, 'AÑO DE REGISTRO', '1957'),
      ...fila(164, 'NÚMERO DE ACTA', '82009'),
      ...fila(180, 'LIBRO', '09'),
    ])
    expect(datos).toMatchObject({ nombres: 'CECILIA', apellidoPaterno: 'HERRERA', apellidoMaterno: '' })
  })

  it('go on in the next page, where one of them stands alone', () => {
    const { datos } = leer(
      [
        ...CSF,
        ...fila(100, 'CÓDIGO POSTAL', '89441'),
        ...fila(116, 'TIPO DE VIALIDAD', 'CALLEJON'),
        ...fila(132, 'NOMBRE DE VIALIDAD', '1 DE MAYO'),
        ...fila(148, 'ENTIDAD FEDERATIVA', 'TAMAULIPAS'),
        ...fila(164, 'ENTRE CALLE', 'CALLE NORTE 5'),
      ],
      [...fila(60, 'Y CALLE', 'CALLE 24 DE FEBRERO'), [50, 90, 'Regímenes:']],
    )
    expect(datos).toMatchObject({ entreCalle: 'CALLE NORTE 5', yCalle: 'CALLE 24 DE FEBRERO' })
  })

  it('are read as such beside headings in lower case', () => {
    const { datos } = leer([
      ...CSF,
      [300, 60, 'ALVE5706164D0'],
      [300, 72, 'Registro Federal de Contribuyentes'],
      [300, 90, 'VERONICA AVILA LOPEZ'],
      [300, 102, 'Nombre, denominación o razón social'],
      [50, 130, 'Datos del domicilio registrado'],
      [50, 150, 'TIPO DE VIALIDAD EJE VIAL'],
      [300, 150, 'C.P. 37449'],
      [50, 166, 'NOMBRE DE LA VIALIDAD LA NORIA SUR'],
      [300, 166, 'NÚMERO EXTERIOR 879'],
      [50, 182, 'NOMBRE DE LA ENTIDAD FEDERATIVA GUANAJUATO'],
      [50, 210, 'Regímenes:'],
      [50, 226, 'Régimen'],
      [300, 226, 'Fecha Inicio'],
      [50, 240, 'Régimen Simplificado de Confianza'],
      [300, 240, '09/02/2023'],
    ])
    expect(datos).toMatchObject({
      tipoVialidad: 'EJE VIAL',
      codigoPostal: '37449',
      nombreVialidad: 'LA NORIA SUR',
      numeroExterior: '879',
      entidad: 'GUANAJUATO',
    })
  })

  it('in two lines, up to a colon', () => {
    const { datos } = leer([
      [120, 20, 'CONSTANCIA DE CURP · CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [56, 60, 'CLAVE UNICA DE'],
      [200, 60, 'AAAL640123MNTLRL04'],
      [56, 72, 'REGISTRO DE'],
      [56, 84, 'POBLACION:'],
      [56, 104, 'APELLIDOS Y'],
      [200, 104, 'ALVAREZ ARELLANO LILIANA'],
      [56, 116, 'NOMBRE(S):'],
      [200, 116, 'SOCORRO Y DE LA SANTISIMA'],
      [200, 128, 'GUADALUPE DE LOS ANGELES'],
      [56, 144, 'MUJER · 23 de enero de 1964 · NAYARIT'],
      [38, 180, 'Fecha de emisión: 21/08/2026'],
    ])
    expect(datos).toMatchObject({
      nombres: 'LILIANA SOCORRO Y DE LA SANTISIMA GUADALUPE DE LOS ANGELES',
      apellidoPaterno: 'ALVAREZ',
      apellidoMaterno: 'ARELLANO',
    })
  })

  it('broken after their first short word', () => {
    const { datos } = leer([
      ...CSF,
      [60, 100, 'NOMBRE DE'],
      [160, 100, 'LEONA VICARIO ORIENTE'],
      [60, 112, 'VIALIDAD:'],
      [320, 100, 'NÚM.'],
      [420, 100, '1440-A'],
      [320, 112, 'EXTERIOR:'],
      [60, 130, 'NO.'],
      [160, 130, 'PB'],
      [60, 142, 'INTERIOR:'],
      [320, 130, 'COLONIA:'],
      [420, 130, 'CENTRO'],
    ])
    expect(datos).toMatchObject({
      nombreVialidad: 'LEONA VICARIO ORIENTE',
      numeroExterior: '1440-A',
      numeroInterior: 'PB',
      colonia: 'CENTRO',
    })
  })
})
