import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { centrado, hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] })

describe('labels in the middle of their cells and values at the left edge', () => {
  it('belong together by the cell, though no letter stands under another', () => {
    const { datos } = leer([
      [150, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      centrado(129, 100, 'C.U.R.P.'),
      centrado(306, 100, 'SEXO'),
      centrado(483, 100, 'NACIONALIDAD'),
      [45, 116, 'AUWM960311MGRGLR05'],
      [222, 116, 'MUJER'],
      [400, 116, 'MEXICANA'],
      centrado(128, 140, 'ENTIDAD DE NACIMIENTO'),
      centrado(306, 140, 'NOMBRES'),
      centrado(483, 140, 'APELLIDO PATERNO'),
      [45, 156, 'GUERRERO'],
      [222, 156, 'MARÍA'],
      [400, 156, 'AGUILAR'],
      centrado(173, 180, 'APELLIDO MATERNO'),
      centrado(439, 180, 'NACIDA(O) EL'),
      [45, 196, 'WOOLRICH'],
      [311, 196, '11.03.1996'],
    ])
    expect(datos).toMatchObject({
      nombres: 'MARÍA',
      apellidoPaterno: 'AGUILAR',
      apellidoMaterno: 'WOOLRICH',
      sexo: 'M',
      fechaNacimiento: '1996-03-11',
    })
  })
})

describe('the second line of a name beside that of its neighbour', () => {
  it('is each column’s own where a narrow gap parts the two', () => {
    const celdas: readonly Celda[] = [
      [150, 20, 'CONSTANCIA DE VIGENCIA DE DERECHOS'],
      [50, 60, 'NSS: 05088812341'],
      [50, 100, 'Nombre(s)'],
      [250, 100, 'Primer apellido'],
      [420, 100, 'Segundo apellido'],
      [50, 114, 'MARÍA DE LOS ÁNGELES'],
      [250, 114, 'FERNÁNDEZ DEL'],
      [420, 114, 'VILLASEÑOR'],
      [50, 128, 'GUADALUPE MONTSERRAT CONCEPCIÓN'],
      [250, 128, 'CASTILLO'],
    ]
    for (const ocr of [undefined, 0.95])
      expect(leer(celdas, ocr).datos).toMatchObject({
        nombres: 'MARÍA DE LOS ÁNGELES GUADALUPE MONTSERRAT CONCEPCIÓN',
        apellidoPaterno: 'FERNÁNDEZ DEL CASTILLO',
        apellidoMaterno: 'VILLASEÑOR',
      })
  })
})

describe('a typewriter', () => {
  it('sets wide spaces: a word of a second line that begins where another column does is still of its own', () => {
    const ancha = (x: number, y: number, ...words: readonly string[]): Celda[] => {
      let at = x
      return words.map((word): Celda => {
        const celda: Celda = [at, y, word]
        at += word.length * 6 + 8
        return celda
      })
    }
    const { datos } = leer([
      [150, 20, 'CONSTANCIA DE VIGENCIA DE DERECHOS'],
      [50, 60, 'NSS: 05088812341'],
      [50, 100, 'Nombre(s)'],
      [218, 100, 'Primer apellido'],
      [420, 100, 'Segundo apellido'],
      ...ancha(50, 114, 'MARÍA', 'DE', 'LOS', 'ÁNGELES'),
      [218, 114, 'PINEDA'],
      [420, 114, 'VILLASEÑOR'],
      ...ancha(50, 128, 'GUADALUPE', 'ESPERANZA', 'ISABEL', 'SOCORRO'),
    ])
    expect(datos).toMatchObject({
      nombres: 'MARÍA DE LOS ÁNGELES GUADALUPE ESPERANZA ISABEL SOCORRO',
      apellidoPaterno: 'PINEDA',
      apellidoMaterno: 'VILLASEÑOR',
    })
  })
})

describe('a name in a letter', () => {
  const carta = (...lineas: readonly string[]) =>
    leer([
      [120, 20, 'CONSTANCIA DE INSCRIPCIÓN EN EL REGISTRO NACIONAL DE POBLACIÓN'],
      ...lineas.map((texto, at): Celda => [50, 80 + 16 * at, texto]),
    ]).datos

  it('goes on with the particle that begins the next line', () => {
    expect(
      carta(
        'Se hace constar que está inscrita la persona de nombre MARIO ALBERTO SAN MIGUEL PONCE',
        'DE LEON, nacido el 27 DE DICIEMBRE DE 2020, con entidad de registro COLIMA, a quien le',
        'fue asignada la Clave Única de Registro de Población SAPM201227HCMNNRC0, misma que consta.',
      ),
    ).toMatchObject({ nombres: 'MARIO ALBERTO', apellidoPaterno: 'SAN MIGUEL', apellidoMaterno: 'PONCE DE LEON' })
  })

  it('keeps a particle with the surname before it where either cut has the letters of the CURP', () => {
    expect(
      carta(
        'Se hace constar que se encuentra inscrita la persona de nombre J. JESÚS',
        'FERNÁNDEZ DEL CASTILLO CASTILLO, nacido el 22 DE AGOSTO DE 1955, con entidad de',
        'registro COLIMA, a quien le fue asignada la Clave Única de Registro de Población',
        'FECJ550822HCMRSS09, misma que consta en el folio 659815664.',
      ),
    ).toMatchObject({ nombres: 'J. JESÚS', apellidoPaterno: 'FERNÁNDEZ DEL CASTILLO', apellidoMaterno: 'CASTILLO' })
  })
})

describe('a constancia in a letter', () => {
  it('says the standing up to its comma', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 60, 'RFC: MOGI5612097T6'],
      [50, 76, 'Única de Registro de Población, se encuentra en el padrón con'],
      [50, 92, 'estatus: ACTIVO, y que los datos que obran en este registro son'],
      [50, 108, 'los siguientes.'],
    ])
    expect(datos).toMatchObject({ situacion: 'ACTIVO' })
  })

  it('labels a place as village or town', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 60, 'RFC: MOGI5612097T6'],
      [50, 100, 'ENTIDAD FEDERATIVA'],
      [250, 100, 'LOCALIDAD O POBLACIÓN'],
      [450, 100, 'VIALIDAD (TIPO)'],
      [50, 114, 'MORELOS'],
      [450, 114, 'CALLE'],
      [50, 140, 'MUNICIPIO O DELEGACIÓN'],
      [250, 140, 'COL.'],
      [50, 154, 'TLAYACAPAN'],
      [250, 154, 'CENTRO'],
    ])
    expect(datos).toMatchObject({ entidad: 'MORELOS', localidad: '', municipio: 'TLAYACAPAN', colonia: 'CENTRO' })
  })
})

describe('a long name that reaches the column beside it', () => {
  it('does not take the state of the taxpayer along', () => {
    const { datos } = leer(
      [
        [150, 20, 'CÉDULA DE IDENTIFICACIÓN FISCAL Y CONSTANCIA DE SITUACIÓN FISCAL'],
        [50, 60, 'LESC040229MHGNNLA4'],
        [50, 100, 'Nombre completo'],
        [350, 100, 'Situación en el padrón'],
        [50, 114, 'CLAUDIA IVONNE DE LEÓN DE LOS SANTOS ACTIVO'],
      ],
      0.95,
    )
    expect(datos).toMatchObject({
      nombres: 'CLAUDIA IVONNE',
      apellidoPaterno: 'DE LEÓN',
      apellidoMaterno: 'DE LOS SANTOS',
    })
  })
})
