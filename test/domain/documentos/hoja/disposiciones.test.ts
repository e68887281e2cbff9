import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { alDerecho, centrado, hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const CSF: readonly Celda[] = [
  [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
  [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
]
const CURP: readonly Celda[] = [[120, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN']]
const VIGENCIA: readonly Celda[] = [[150, 20, 'Constancia de Vigencia de Derechos']]
const leer = (...celdas: (readonly Celda[])[]) => leerPapel({ paginas: [hoja(celdas.flat())], qr: [] })

describe('the CSF, however its address is set', () => {
  it('values under their labels, in a grid whose cells are centred', () => {
    const { datos } = leer(CSF, [
      centrado(120, 100, 'Código Postal:'),
      centrado(300, 100, 'Tipo de Vialidad:'),
      centrado(480, 100, 'Nombre de Vialidad:'),
      centrado(120, 113, '20010'),
      centrado(300, 113, 'CALLE'),
      centrado(480, 113, 'CALLE MORELOS'),
      centrado(120, 140, 'Número Exterior:'),
      centrado(300, 140, 'Número Interior:'),
      centrado(480, 140, 'Nombre de la Colonia:'),
      centrado(120, 153, '125-B'),
      centrado(480, 153, 'LAS BRISAS'),
    ])
    expect(datos).toMatchObject({
      codigoPostal: '20010',
      tipoVialidad: 'CALLE',
      nombreVialidad: 'CALLE MORELOS',
      numeroExterior: '125-B',
      numeroInterior: '',
      colonia: 'LAS BRISAS',
    })
  })

  it('values over their labels, as on a signed form', () => {
    const { datos } = leer(CSF, [
      [60, 100, '20010'],
      [300, 100, 'AVENIDA'],
      [60, 112, 'Código Postal'],
      [300, 112, 'Tipo de Vialidad'],
      [60, 140, 'MORELOS'],
      [300, 140, 'LAS BRISAS'],
      [60, 152, 'Nombre de Vialidad'],
      [300, 152, 'Nombre de la Colonia'],
    ])
    expect(datos).toMatchObject({
      codigoPostal: '20010',
      tipoVialidad: 'AVENIDA',
      nombreVialidad: 'MORELOS',
      colonia: 'LAS BRISAS',
    })
  })

  it('four columns, with labels that take three lines beside their value', () => {
    const { datos } = leer(CSF, [
      [50, 100, 'Código Postal'],
      [200, 100, '20010'],
      [350, 100, 'Tipo de Vialidad'],
      [460, 100, 'CALLE'],
      [50, 120, 'Nombre del'],
      [200, 120, 'SAN FRANCISCO DE'],
      [350, 120, 'Número Interior'],
      [460, 120, 'EDIFICIO B'],
      [50, 132, 'Municipio o'],
      [200, 132, 'LOS ROMO'],
      [460, 132, 'DEPARTAMENTO 356'],
      [50, 144, 'Demarcación Territorial'],
      [50, 164, 'Entre Calle'],
      [200, 164, 'SUR'],
    ])
    expect(datos).toMatchObject({
      municipio: 'SAN FRANCISCO DE LOS ROMO',
      numeroInterior: 'EDIFICIO B DEPARTAMENTO 356',
      entreCalle: 'SUR',
    })
  })

  it('a label of two lines close to a value that begins with the label’s own last word', () => {
    const { datos } = leer(CSF, [
      [50, 100, 'CÓDIGO POSTAL:'],
      [150, 100, '63076'],
      [350, 100, 'TIPO DE'],
      [440, 100, 'CAMINO'],
      [350, 112, 'VIALIDAD:'],
      [50, 132, 'NÚMERO'],
      [350, 132, 'NOMBRE DE LA'],
      [434, 132, 'COLONIA LAS BRISAS SUR'],
      [50, 144, 'INTERIOR:'],
      [350, 144, 'COLONIA:'],
    ])
    expect(datos).toMatchObject({ tipoVialidad: 'CAMINO', colonia: 'COLONIA LAS BRISAS SUR', numeroInterior: '' })
  })

  it('one column of evenly spaced letters: a label and, a row further down, another that is its last word', () => {
    const wide = (x: number, y: number, ...words: readonly string[]): Celda[] =>
      words.map((word, at) => [x + words.slice(0, at).reduce((sum, { length }) => sum + 6 * length + 9, 0), y, word])
    const { datos } = leer(CSF, [
      ...wide(50, 100, 'Código', 'postal'),
      [300, 100, '24242'],
      ...wide(50, 120, 'Tipo', 'de', 'Vialidad'),
      [300, 120, 'CARRETERA'],
      ...wide(50, 140, 'Vialidad'),
      [300, 140, 'DE LA NORIA'],
    ])
    expect(datos).toMatchObject({ tipoVialidad: 'CARRETERA', nombreVialidad: 'DE LA NORIA' })
  })

  it('short labels in capitals without colon, set to the right against their values', () => {
    const { datos } = leer(CSF, [
      [50, 80, 'RFC'],
      [80, 80, 'VALA730315EZ0'],
      alDerecho(150, 100, 'TIPO DE VIALIDAD'),
      [161, 100, 'PROLONGACION'],
      alDerecho(450, 100, 'ENTIDAD FEDERATIVA'),
      [461, 100, 'VERACRUZ DE IGNACIO DE LA LLAVE'],
      alDerecho(150, 120, 'Y CALLE'),
      [161, 120, 'PRIVADA DOCTOR MORELOS'],
      alDerecho(450, 120, 'CÓDIGO POSTAL'),
      [461, 120, '94924'],
      alDerecho(150, 140, 'ENTRE CALLE'),
      [161, 140, 'DE EL ALAMO SUR'],
    ])
    expect(datos).toMatchObject({
      tipoVialidad: 'PROLONGACION',
      yCalle: 'PRIVADA DOCTOR MORELOS',
      entreCalle: 'DE EL ALAMO SUR',
    })
  })

  it('four columns set at half height: a value of two lines, an empty cell beside a label of two', () => {
    const { datos } = leer(CSF, [
      [330, 95, 'AVENIDA DE LOS INSURGENTES'],
      [50, 101, 'Número Interior:'],
      [200, 101, 'Nombre de Vialidad:'],
      [330, 107, 'Y DE LA REFORMA SUR'],
      [200, 125, 'Nombre del Municipio o'],
      [50, 131, 'Nombre de la Localidad:'],
      [350, 131, 'CALVILLO'],
      [200, 137, 'Demarcación Territorial:'],
    ])
    expect(datos).toMatchObject({
      numeroInterior: '',
      nombreVialidad: 'AVENIDA DE LOS INSURGENTES Y DE LA REFORMA SUR',
      localidad: '',
      municipio: 'CALVILLO',
    })
  })

  it('labels set to the right, against their values', () => {
    const { datos } = leer(CSF, [
      alDerecho(200, 100, 'C.P.'),
      [206, 100, '20010'],
      alDerecho(200, 120, 'Vialidad'),
      [206, 120, '5 DE MAYO'],
      alDerecho(200, 140, 'Núm. Exterior'),
      [206, 140, '12'],
      alDerecho(200, 160, 'Municipio'),
      [206, 160, 'CALVILLO'],
      alDerecho(200, 180, 'Estado'),
      [206, 180, 'AGUASCALIENTES'],
    ])
    expect(datos).toMatchObject({
      codigoPostal: '20010',
      nombreVialidad: '5 DE MAYO',
      numeroExterior: '12',
      municipio: 'CALVILLO',
      entidad: 'AGUASCALIENTES',
    })
  })

  it('sections set in different ways on one page', () => {
    const { datos } = leer(CSF, [
      [50, 90, 'Datos de Identificación del Contribuyente:'],
      [50, 110, 'Primer Apellido:'],
      [50, 121, 'RAMIREZ'],
      [50, 140, 'Segundo Apellido:'],
      [50, 151, 'SOTO'],
      [50, 170, 'Nombre (s):'],
      [50, 181, 'LUCIA ELENA'],
      [50, 200, 'Estatus en el padrón:'],
      [50, 211, 'SUSPENDIDO'],
      [50, 250, 'Datos del domicilio registrado'],
      [50, 270, 'Código Postal:'],
      [250, 270, '20010'],
      [50, 290, 'Número Interior:'],
      [50, 310, 'Nombre de la Colonia:'],
      [250, 310, 'LAS BRISAS'],
    ])
    expect(datos).toMatchObject({
      apellidoPaterno: 'RAMIREZ',
      nombres: 'LUCIA ELENA',
      situacion: 'SUSPENDIDO',
      codigoPostal: '20010',
      numeroInterior: '',
      colonia: 'LAS BRISAS',
    })
  })

  it('labels in capitals and wordings nobody listed', () => {
    const { datos } = leer(CSF, [
      [50, 100, 'CÓDIGO POSTAL:'],
      [150, 100, '20010'],
      [50, 120, 'NOMBRE DE LA CALLE:'],
      [200, 120, 'MORELOS'],
      [50, 140, 'ASENTAMIENTO HUMANO:'],
      [200, 140, 'LAS BRISAS'],
      [50, 160, 'ALCALDÍA, MUNICIPIO O DEMARCACIÓN:'],
      [300, 160, 'CALVILLO'],
    ])
    expect(datos).toMatchObject({ nombreVialidad: 'MORELOS', colonia: 'LAS BRISAS', municipio: 'CALVILLO' })
  })

  it("the office's own address at the foot is nobody's", () => {
    const { datos, lectura } = leer(CSF, [
      [50, 100, 'Código Postal: 20010'],
      [50, 120, 'Nombre de la Colonia: LAS BRISAS'],
      [50, 700, 'Contacto: Av. Hidalgo 77, col. Guerrero, C.P. 06300, Ciudad de México.'],
    ])
    expect(datos).toMatchObject({ codigoPostal: '20010', colonia: 'LAS BRISAS' })
    expect(lectura.campos['codigoPostal']).toMatchObject({ seguro: true })
  })
})

describe('the CURP', () => {
  it('prints birth date, sex and state on one line without labels: the state is what the paper says', () => {
    const { datos, lectura } = leer(CURP, [
      [50, 60, 'LOOA651023MSPZRD03'],
      [50, 90, 'Nombre'],
      [50, 103, 'ADRIANA LOZANO ORTIZ'],
      [50, 125, 'M · 23-10-1965 · SAN LUIS POTOSI'],
      [50, 150, 'Ciudad de México, a 03 de mayo de 2026'],
    ])
    expect(datos).toMatchObject({ entidad: 'SAN LUIS POTOSI', codigoEntidad: 'SP' })
    expect(lectura.avisos.filter(({ campo }) => campo === 'entidad')).toEqual([])
  })

  it('takes its state from its key when no line is a state alone', () => {
    const { datos, lectura } = leer(CURP, [
      [50, 60, 'LOOA651023MMCZRD06'],
      [50, 90, 'Nombre'],
      [50, 103, 'ADRIANA LOZANO ORTIZ'],
      [50, 125, 'ESTADOS UNIDOS MEXICANOS'],
      [50, 150, 'México, a 03 de mayo de 2026'],
    ])
    expect(datos).toMatchObject({ entidad: 'ESTADO DE MÉXICO' })
    expect(lectura.avisos.map(({ campo }) => campo)).toContain('entidad')
  })
})

describe('the names of the other papers', () => {
  it('under their labels, in columns that the values overrun', () => {
    const { datos } = leer(VIGENCIA, [
      [50, 60, 'NSS'],
      [50, 73, '05088812341'],
      [50, 100, 'Nombre(s)'],
      [200, 100, 'Primer apellido'],
      [350, 100, 'Segundo apellido'],
      [50, 113, 'MARIA DE LOS ANGELES'],
      [200, 113, 'DE LA CRUZ'],
      [350, 113, 'DEL RIO'],
    ])
    expect(datos).toMatchObject({
      nombres: 'MARIA DE LOS ANGELES',
      apellidoPaterno: 'DE LA CRUZ',
      apellidoMaterno: 'DEL RIO',
    })
  })

  it('in columns whose labels nobody can read, by the letters of the CURP', () => {
    const { datos } = leer(VIGENCIA, [
      [50, 60, 'RASL880314MASMTC06'],
      [50, 113, 'LUCIA ELENA'],
      [200, 113, 'RAMIREZ'],
      [350, 113, 'SOTO'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUCIA ELENA', apellidoPaterno: 'RAMIREZ', apellidoMaterno: 'SOTO' })
  })

  it('surnames first without a comma, since the CURP fits no other order', () => {
    const { datos, lectura } = leer(CURP, [
      [50, 60, 'CLAVE'],
      [150, 60, 'RASL880314MASMTC06'],
      [50, 80, 'NOMBRE'],
      [150, 80, 'RAMIREZ SOTO LUCIA ELENA'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUCIA ELENA', apellidoPaterno: 'RAMIREZ', apellidoMaterno: 'SOTO' })
    expect(lectura.campos['nombres']).toMatchObject({ seguro: true })
  })

  it('too long for one line: the label tells that it goes on', () => {
    const { datos } = leer(CURP, [
      [50, 60, 'NACM771219MVZVMR02'],
      [50, 80, 'Nombre completo:'],
      [160, 80, 'MARGARITA GUADALUPE DE LA LUZ'],
      [160, 92, 'NAVARRO CAMACHO'],
    ])
    expect(datos).toMatchObject({
      nombres: 'MARGARITA GUADALUPE DE LA LUZ',
      apellidoPaterno: 'NAVARRO',
      apellidoMaterno: 'CAMACHO',
    })
  })

  it('under their labels, in cells set at half height: names of two lines beside a surname of one', () => {
    const { datos } = leer(VIGENCIA, [
      [50, 60, 'CURP'],
      [50, 74, 'NACM771219MVZVMR02'],
      [50, 100, 'Nombre(s)'],
      [230, 100, 'Primer apellido'],
      [400, 100, 'Segundo apellido'],
      [50, 114, 'MARGARITA GUADALUPE'],
      [230, 120, 'NAVARRO'],
      [400, 120, 'CAMACHO'],
      [50, 126, 'DE LA LUZ'],
      [50, 150, 'Sexo'],
      [50, 164, 'MUJER'],
    ])
    expect(datos).toMatchObject({
      nombres: 'MARGARITA GUADALUPE DE LA LUZ',
      apellidoPaterno: 'NAVARRO',
      apellidoMaterno: 'CAMACHO',
    })
  })

  it('after labels in capitals, with neither colon nor gap between', () => {
    const { datos } = leer(VIGENCIA, [
      [50, 60, 'CURP RASL880314MASMTC06'],
      [50, 80, 'PRIMER APELLIDO RAMIREZ'],
      [50, 100, 'SEGUNDO APELLIDO SOTO'],
      [50, 120, 'NOMBRE(S) LUCIA ELENA'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUCIA ELENA', apellidoPaterno: 'RAMIREZ', apellidoMaterno: 'SOTO' })
  })

  it('after such labels and on the next line under them, on a page with a clause in lower case besides', () => {
    const { datos } = leer(VIGENCIA, [
      [300, 40, 'Fecha de emisión: 01/10/2026'],
      [50, 60, 'NUMERO DE SEGURIDAD SOCIAL (NSS) 05088812341'],
      [50, 80, 'CLAVE UNICA DE REGISTRO DE POBLACION (CURP) NACM771219MVZVMR02'],
      [50, 100, 'APELLIDO PATERNO, MATERNO Y NOMBRE(S) NAVARRO CAMACHO MARGARITA GUADALUPE DE'],
      [50, 112, 'LA LUZ'],
      [50, 132, 'LUGAR DE NACIMIENTO VERACRUZ'],
      [50, 160, 'Con derecho al servicio médico: SI'],
    ])
    expect(datos).toMatchObject({
      nombres: 'MARGARITA GUADALUPE DE LA LUZ',
      apellidoPaterno: 'NAVARRO',
      apellidoMaterno: 'CAMACHO',
    })
  })

  it('in a sentence, after a treatment and up to its comma', () => {
    const { datos } = leer(VIGENCIA, [
      [50, 60, 'C. LUCIA ELENA RAMIREZ SOTO, con fundamento en la Ley, y con base en los datos'],
      [50, 74, 'de la CURP RASL880314MASMTC06 que proporcionaste, te informamos lo siguiente.'],
    ])
    expect(datos).toMatchObject({ nombres: 'LUCIA ELENA', apellidoPaterno: 'RAMIREZ', apellidoMaterno: 'SOTO' })
  })
})
