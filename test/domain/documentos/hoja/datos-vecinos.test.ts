import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const leer = (celdas: readonly Celda[]) => leerPapel({ paginas: [hoja(celdas)], qr: [] })

const CURP: Celda = [120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN']

it('a person born abroad, told over two lines', () => {
  const { datos } = leer([
    CURP,
    [50, 60, 'CURP: PASH571222HNECLC09'],
    [50, 80, 'Primer apellido: PACHECO'],
    [50, 100, 'Segundo apellido: SALINAS'],
    [50, 120, 'Nombre(s): HÉCTOR'],
    [50, 150, 'HOMBRE · 22 DE DICIEMBRE DE 1957 · NACIDO EN EL'],
    [50, 161, 'EXTRANJERO'],
  ])
  expect(datos).toMatchObject({ entidad: 'NACIDO EN EL EXTRANJERO' })
})

it('surnames whose labels name no surname, under a heading that does', () => {
  const { datos, lectura } = leer([
    [60, 20, 'SEGOB RENAPO'],
    [300, 20, 'CURP'],
    [159, 60, 'Clave: HEHI000101MHGRRTA1'],
    [142, 90, 'Apellidos:'],
    [148, 120, 'Primero: HERNANDEZ'],
    [143, 150, 'Segundo: HERNANDEZ'],
    [142, 180, 'Nombres: ITZEL'],
    [85, 210, 'Lugar de nacimiento: HIDALGO'],
  ])
  expect(lectura.documento).toBe('curp')
  expect(datos).toMatchObject({ nombres: 'ITZEL', apellidoPaterno: 'HERNANDEZ', apellidoMaterno: 'HERNANDEZ' })
})

it('a column of colons far from their labels', () => {
  const rows = [
    ['ID CIF', '13929641168'],
    ['R.F.C.', 'RISG631212EL1'],
    ['NOMBRE(S)', 'MA. GUADALUPE'],
    ['APELLIDO PATERNO', 'DEL RIO'],
    ['APELLIDO MATERNO', 'DE LOS SANTOS'],
    ['CODIGO POSTAL', '72760'],
  ] as const
  const { datos } = leer([
    [50, 20, 'CONSTANCIA DE SITUACION FISCAL'],
    ...rows.flatMap(([label, value], at): Celda[] => [
      [50, 60 + 14 * at, label],
      [268, 60 + 14 * at, ':'],
      [280, 60 + 14 * at, value],
    ]),
  ])
  expect(datos).toMatchObject({
    idCIF: '13929641168',
    nombres: 'MA. GUADALUPE',
    apellidoPaterno: 'DEL RIO',
    apellidoMaterno: 'DE LOS SANTOS',
    codigoPostal: '72760',
  })
})

it('the heading of the address over a value that stands over its own label', () => {
  const { datos } = leer([
    [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
    [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
    [50, 100, 'DOMICILIO'],
    [50, 116, 'BOULEVARD'],
    [300, 116, 'CAMINO REAL'],
    [50, 128, 'Tipo de vialidad'],
    [300, 128, 'Nombre de vialidad'],
    [50, 150, '72760'],
    [300, 150, 'LOS ÁLAMOS'],
    [50, 162, 'Código postal'],
    [300, 162, 'Nombre de la colonia'],
  ])
  expect(datos).toMatchObject({ tipoVialidad: 'BOULEVARD', colonia: 'LOS ÁLAMOS' })
})

it('people under the heading of the beneficiaries are not the holder', () => {
  const { datos } = leer([
    [150, 20, 'Constancia de Vigencia de Derechos'],
    [50, 60, 'NSS: 42887079194'],
    [50, 200, 'Beneficiarios'],
    [50, 220, 'Nombre'],
    [400, 220, 'CURP'],
    [50, 234, 'CATALINA BERMUDEZ OLMOS'],
    [400, 234, 'BEOC550708MDFRLT09'],
  ])
  expect(datos).toMatchObject({ nss: '42887079194', curp: '', nombres: '', apellidoPaterno: '' })
})

it.each([
  ['was not read', [], undefined],
  ['lost a sign', ['ILJ700514HCHRLS07'], 'IILJ700514HCHRLS07'],
])('a beneficiary’s CURP where the holder’s %s is not his, nor is that name', (_, leida, clave) => {
  const { lectura } = leerPapel({
    paginas: [
      hoja(
        [
          [150, 20, 'Constancia de Vigencia de Derechos'],
          [50, 60, 'Nombre(s)'],
          [250, 60, 'Primer apellido'],
          [450, 60, 'Segundo apellido'],
          [50, 74, 'JESUS'],
          [250, 74, 'IRIJI'],
          [450, 74, 'LILIJ'],
          [50, 100, 'Fecha de nacimiento'],
          [250, 100, 'CURP'],
          [50, 114, '14/05/1970'],
          ...leida.map((texto): Celda => [250, 114, texto]),
          [50, 200, 'Beneficiarios'],
          [50, 220, 'Nombre'],
          [400, 220, 'CURP'],
          [50, 234, 'CATALINA BERMUDEZ OLMOS'],
          [400, 234, 'BEOC550708MDFRLT09'],
        ],
        0.97,
      ),
    ],
    qr: [],
  })
  const { nombres, apellidoPaterno, curp } = lectura.campos
  expect(nombres).toMatchObject({ valor: 'JESUS', seguro: false })
  expect(apellidoPaterno).toMatchObject({ valor: 'IRIJI', seguro: false })
  expect([curp?.valor, curp?.seguro ?? false]).toEqual([clave, false])
})

it('a name of one surname behind a word in capitals that is no part of it', () => {
  const { datos } = leer([CURP, [50, 60, 'CLAVE OOXI810904MQRCXS05'], [50, 80, 'NOMBRE ISABEL OCHOA']])
  expect(datos).toMatchObject({ nombres: 'ISABEL', apellidoPaterno: 'OCHOA', apellidoMaterno: '' })
})

describe('what stands near a value and is no part of it', () => {
  it('the sex printed under a surname without a label', () => {
    const { datos } = leer([
      [120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [50, 60, 'CURP:'],
      [300, 60, 'Primer apellido:'],
      [50, 72, 'RASL880314MASMTC06'],
      [300, 72, 'RAMIREZ'],
      [50, 96, 'Segundo apellido:'],
      [300, 96, 'Nombre(s):'],
      [50, 108, 'SOTO'],
      [300, 108, 'LUCIA ELENA'],
      [50, 124, 'FEMENINO'],
      [150, 124, '14/03/1988'],
      [260, 124, 'AGUASCALIENTES'],
    ])
    expect(datos).toMatchObject({
      nombres: 'LUCIA ELENA',
      apellidoPaterno: 'RAMIREZ',
      apellidoMaterno: 'SOTO',
      sexo: 'M',
      entidad: 'AGUASCALIENTES',
    })
  })

  it('the state printed under a surname at its left edge, in the line of sex and birth date', () => {
    const { datos } = leer([
      [120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [142, 60, 'CURP: VECM840210HBSLRR00'],
      [127, 76, 'NOMBRES:'],
      [181, 76, 'MARCO ANTONIO'],
      [85, 92, 'PRIMER APELLIDO:'],
      [181, 92, 'VELAZQUEZ'],
      [80, 108, 'SEGUNDO APELLIDO:'],
      [181, 108, 'CORTES'],
      [60, 124, 'HOMBRE'],
      [100, 124, '10-02-1984'],
      [180, 124, 'BAJA CALIFORNIA SUR'],
    ])
    expect(datos).toMatchObject({ apellidoMaterno: 'CORTES', entidad: 'BAJA CALIFORNIA SUR' })
  })

  it('the value of the next label of its column, which is so long that it begins further left', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [79, 400, 'Código Postal'],
      [170, 400, '70983'],
      [340, 400, 'Núm. Exterior'],
      [430, 400, '2230'],
      [75, 420, 'Núm. Interior'],
      [170, 420, 'TORRE 2'],
      [376, 420, 'Colonia'],
      [430, 420, 'EL PEÑON PONIENTE'],
      [303, 440, 'Municipio o'],
      [430, 440, 'SANTA ANA'],
      [303, 452, 'Demarcación'],
      [303, 464, 'Territorial'],
    ])
    expect(datos).toMatchObject({ colonia: 'EL PEÑON PONIENTE', municipio: 'SANTA ANA', numeroInterior: 'TORRE 2' })
  })

  it('the label of the next row, whose first word would make another wording of the one above', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [60, 100, 'No. Exterior'],
      [290, 100, '888'],
      [60, 116, 'Vialidad'],
      [290, 116, 'DE LOS PINGUINOS PONIENTE'],
      [60, 132, 'Nombre del Municipio o Demarcacion'],
      [290, 132, 'SAN PEDRO DEL GALLO'],
      [60, 143, 'Territorial'],
      [60, 160, 'Tipo de vialidad'],
      [290, 160, 'BOULEVARD'],
    ])
    expect(datos).toMatchObject({
      numeroExterior: '888',
      nombreVialidad: 'DE LOS PINGUINOS PONIENTE',
      municipio: 'SAN PEDRO DEL GALLO',
      tipoVialidad: 'BOULEVARD',
    })
  })

  it('a sentence that ends with the key, under names written over their labels, one of them left empty', () => {
    const { datos } = leer([
      [100, 20, 'CONSTANCIA DE ASIGNACIÓN DE NÚMERO DE SEGURIDAD SOCIAL'],
      [48, 60, 'MARCO ANTONIO'],
      [48, 74, 'Nombre (s):'],
      [48, 94, 'ESCOBAR'],
      [48, 108, 'Primer apellido:'],
      [48, 142, 'Segundo apellido:'],
      [48, 162, 'EOXM561125HVZSXR02'],
      [48, 176, 'Clave:'],
      [48, 230, 'Te informamos que tu Número de Seguridad Social es:'],
      [62, 250, '28-80-56-4108-2'],
      [48, 290, 'Asociado a la CURP: EOXM561125HVZSXR02'],
    ])
    expect(datos).toEqual({
      nss: '28805641082',
      curp: 'EOXM561125HVZSXR02',
      nombres: 'MARCO ANTONIO',
      apellidoPaterno: 'ESCOBAR',
      apellidoMaterno: '',
    })
  })

  it('the value of the label over it, which wrapped under its own', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [67, 100, 'CEAF671118P46'],
      [67, 114, 'RFC:'],
      [67, 132, 'FELIPE'],
      [67, 146, 'Nombre (s):'],
      [67, 164, 'CERVANTES'],
      [67, 178, 'Apellido Paterno:'],
      [67, 190, 'Datos del domicilio registrado'],
      [67, 204, 'Código postal: 33089'],
      [235, 204, 'Tipo de vialidad: EJE VIAL'],
      [235, 220, 'Nombre del Municipio o Demarcación Territorial:'],
      [235, 231, 'OCAMPO'],
      [235, 249, 'Entre Calle:'],
      [67, 249, 'Entidad Federativa: CHIHUAHUA'],
    ])
    expect(datos).toMatchObject({ municipio: 'OCAMPO', entreCalle: '' })
  })

  it('the big key beside it', () => {
    const page = hoja([
      [120, 20, 'Clave Única de Registro de Población'],
      [40, 142, 'Clave Unica de Registro de Poblacion (CURP)'],
      [360, 142, 'Nombre'],
      [360, 156, 'MARÍA TRINIDAD ALVARADO'],
      [360, 168, 'DOMÍNGUEZ'],
      [40, 194, 'Entidad de nacimiento'],
      [40, 206, 'CIUDAD DE MÉXICO'],
    ])
    const clave = { texto: 'AADT810318MDFLMR08', x: 40, y: 153, w: 300, h: 16 }
    const { datos } = leerPapel({ paginas: [{ ...page, palabras: [...page.palabras, clave] }], qr: [] })
    expect(datos).toMatchObject({
      curp: 'AADT810318MDFLMR08',
      nombres: 'MARÍA TRINIDAD',
      apellidoPaterno: 'ALVARADO',
      apellidoMaterno: 'DOMÍNGUEZ',
    })
  })

  it('nothing, where a regime goes on with the words that head another table', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
      [66, 100, 'Regímenes:'],
      [66, 116, 'Régimen'],
      [330, 116, 'Fecha Inicio'],
      [66, 132, 'Régimen de las Personas Físicas con'],
      [330, 132, '20/03/2022'],
      [66, 143, 'Actividades Empresariales y Profesionales'],
      [66, 160, 'Régimen Simplificado de Confianza'],
      [330, 160, '25/04/2022'],
      [66, 190, 'Obligaciones:'],
    ])
    expect(datos).toMatchObject({
      regimen: [
        'Régimen de las Personas Físicas con Actividades Empresariales y Profesionales',
        'Régimen Simplificado de Confianza',
      ],
    })
  })

  it('the value of the next column, right behind one that fills its cell', () => {
    const { datos } = leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      [49, 100, 'MUNICIPIO:'],
      [277, 100, 'NOMBRE DE LA VIALIDAD:'],
      [49, 111, 'COSIO'],
      [277, 111, 'DOCTOR VENUSTIANO CARRANZA'],
      [49, 140, 'COLONIA:'],
      [277, 140, 'NÚMERO EXTERIOR:'],
      [49, 151, 'UNIDAD HABITACIONAL EL ALAMO ORIENTES MZ 2 LT 4'],
      [49, 180, 'ENTRE CALLE:'],
      [277, 180, 'TIPO DE VIALIDAD:'],
      [49, 191, 'SANTA FE ORIENTE'],
      [277, 191, 'AVENIDA (AV.)'],
    ])
    expect(datos).toMatchObject({ colonia: 'UNIDAD HABITACIONAL EL ALAMO ORIENTES', numeroExterior: 'MZ 2 LT 4' })
  })

  it('a sentence that ends with the key, under the only name, which needs two lines', () => {
    const { lectura } = leer([
      [100, 20, 'Asignación de Número de Seguridad Social'],
      [50, 60, 'NOMBRE DEL TITULAR:'],
      [224, 60, 'CLAVE:'],
      [50, 71, 'TOMAS HERNANDEZ OROZCO Y'],
      [224, 71, 'HEOT530624HASRRM07'],
      [50, 82, 'ESPARZA'],
      [45, 120, 'Te informamos que tu Número de Seguridad Social es:'],
      [59, 140, '23745379232'],
      [45, 180, 'Asociado a la CURP: HEOT530624HASRRM07'],
    ])
    expect(lectura.campos['apellidoMaterno']).toMatchObject({ valor: 'OROZCO Y ESPARZA', seguro: true })
  })
})

describe('a value without a label that its line was too narrow for', () => {
  it('a state broken between two lines is as printed', () => {
    const { lectura } = leer([
      [160, 20, 'Clave Única de Registro de Población'],
      [70, 60, 'CURP:'],
      [182, 60, 'CACC551109MSPRNL03'],
      [70, 84, 'Nombre(s) y apellidos:'],
      [240, 84, 'CLAUDIA CARRILLO CONTRERAS'],
      [64, 110, 'FEMENINO · 09 DE NOVIEMBRE DE 1955 · SAN LUIS'],
      [64, 122, 'POTOSI'],
    ])
    expect(lectura.campos['entidad']).toMatchObject({ valor: 'SAN LUIS POTOSI', seguro: true })
    expect(lectura.avisos.filter(({ campo }) => campo === 'entidad')).toEqual([])
  })

  it('a state after the birth date, with no sign between them, is as printed', () => {
    const { lectura } = leer([
      [120, 20, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
      [39, 60, 'CURP:'],
      [185, 60, 'SIZA600211HQTLMN04'],
      [39, 84, 'Nombre(s) y apellidos:'],
      [240, 84, 'ANTONIO SILVA ZAMORA'],
      [39, 120, 'MASCULINO 11/02/1960 QUERETARO'],
    ])
    expect(lectura.campos['entidad']).toMatchObject({ valor: 'QUERETARO', seguro: true })
  })
})
