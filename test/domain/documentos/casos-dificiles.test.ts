import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { paginaDeTexto, type PaginaConPalabras, type Palabra } from '#domain/documentos/pagina.ts'
import { partirNombre } from '#domain/documentos/nombre/partir-nombre.ts'

/** Lines of a page, each word where its column says: `[x, y, text]`. */
function pagina(celdas: readonly (readonly [number, number, string])[], ocr?: number): PaginaConPalabras {
  const palabras = celdas.flatMap(([x, y, texto]) => {
    let at = x
    return texto.split(' ').map((word): Palabra => {
      const placed = { texto: word, x: at, y, w: word.length * 6, h: 10 }
      at += (word.length + 1) * 6
      return ocr === undefined ? placed : { ...placed, confianza: ocr }
    })
  })
  return { pagina: 1, ancho: 612, alto: 792, fuente: ocr === undefined ? 'texto' : 'ocr', palabras }
}

const texto = (...lines: string[]) => leerPapel({ paginas: [paginaDeTexto(lines.join('\n'))], qr: [] })
const CURP_TITLE = 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'

describe('a full name is cut by the letters of its CURP', () => {
  it.each([
    ['LUCIA ELENA RAMIREZ SOTO', 'RASL880314MASMTC06', ['LUCIA ELENA', 'RAMIREZ', 'SOTO'], true],
    ['MARÍA FERNANDA MUÑOZ GÜEMES', 'MUGF910817MASXMR04', ['MARÍA FERNANDA', 'MUÑOZ', 'GÜEMES'], true],
    ['ANNA VAN DER MEER DE LOS SANTOS', 'MESA850530MDFRNN02', ['ANNA', 'VAN DER MEER', 'DE LOS SANTOS'], true],
    // One surname: X at 3 and 15.
    ['OLGA PUENTE', 'PUXO690124MGTNXL03', ['OLGA', 'PUENTE', ''], true],
    // SILVA has another consonant than the key: only one cut is left.
    ['LUCIA RAMIREZ SOTO SILVA', 'RASL880314MASMTC06', ['LUCIA', 'RAMIREZ', 'SOTO SILVA'], true],
  ] as const)('%s', (full, curp, [nombres, apellidoPaterno, apellidoMaterno], unica) => {
    const cut = partirNombre(full.split(' '), curp)
    expect(cut?.nombre).toEqual({ nombres, apellidoPaterno, apellidoMaterno })
    expect(cut?.unica).toBe(unica)
  })

  it('two cuts with the same letters leave one, marked as not the only one', () => {
    expect(partirNombre('LUCIA RAMIREZ SOTO SATURNO'.split(' '), 'RASL880314MASMTC06')).toMatchObject({ unica: false })
  })

  it('another person has no cut', () => {
    expect(partirNombre('MARTA OLIVIA CASTRO PINEDA'.split(' '), 'RASL880314MASMTC06')).toBeNull()
  })
})

describe('keys that were not read well', () => {
  it('a letter O in an NSS is a zero when Luhn fits, and the person confirms it', () => {
    const { lectura, datos } = texto(
      'Instituto Mexicano del Seguro Social',
      'Número de Seguridad Social',
      'O5O88812341',
    )
    expect(datos).toMatchObject({ nss: '05088812341' })
    expect(lectura.campos['nss']).toMatchObject({ valor: '05088812341', seguro: false })
  })

  it('an NSS whose digit does not fit is kept and not sure: real ones exist', () => {
    const { lectura } = texto('Constancia de Semanas Cotizadas', 'NSS: 05088812342')
    expect(lectura.campos['nss']).toMatchObject({ valor: '05088812342', seguro: false })
    expect(lectura.avisos).toContainEqual(expect.objectContaining({ codigo: 'por_confirmar', campo: 'nss' }))
  })

  it('eleven digits without the label of the NSS are a folio', () => {
    const { lectura } = texto(
      'Constancia de Vigencia de Derechos',
      'Instituto Mexicano del Seguro Social',
      '',
      '',
      '',
      '05088812341',
    )
    expect(lectura.campos['nss']).toBeUndefined()
    expect(lectura.avisos).toContainEqual(expect.objectContaining({ codigo: 'no_leido', campo: 'nss' }))
  })

  it('a repair that the check digit suggests is offered, never taken', () => {
    const read = pagina(
      [
        [50, 50, CURP_TITLE],
        [50, 100, 'Clave:'],
        [50, 120, 'RASLB80314MASMTC06'],
      ],
      0.96,
    )
    const { lectura, datos } = leerPapel({ paginas: [read], qr: [] })
    expect(lectura.campos['curp']).toMatchObject({
      valor: 'RASLB80314MASMTC06',
      seguro: false,
      sugerencia: 'RASL880314MASMTC06',
    })
    expect(datos).toMatchObject({ fechaNacimiento: '', sexo: '' })
  })

  describe('a recognised O in position 17, which the check digit cannot tell from 0', () => {
    const conO = (...more: (readonly [number, number, string])[]) =>
      leerPapel({
        paginas: [
          pagina(
            [[50, 50, CURP_TITLE], [50, 120, 'RASL880314MASMTCO6'], [50, 150, 'LUCIA ELENA RAMIREZ SOTO'], ...more],
            0.99,
          ),
        ],
        qr: [],
      }).lectura.campos['curp']

    it('is a zero, since nobody was born in 2088 yet, and a person confirms it', () => {
      expect(conO()).toMatchObject({ valor: 'RASL880314MASMTC06', seguro: false })
    })

    it('is surely a zero where the paper prints a birth date before 2000', () => {
      expect(conO([50, 180, 'Fecha de nacimiento: 14/03/1988'])).toMatchObject({
        valor: 'RASL880314MASMTC06',
        seguro: true,
      })
    })

    it('is surely a zero where a second copy says the same', () => {
      expect(conO([50, 250, 'RASL880314MASMTC06'])).toMatchObject({ valor: 'RASL880314MASMTC06', seguro: true })
    })
  })

  it('a key with a right digit that OCR read in one place alone, with no name beside it, is not sure', () => {
    const read = pagina(
      [
        [50, 50, CURP_TITLE],
        [50, 120, 'RASL880314MASMTC06'],
      ],
      0.96,
    )
    const { lectura } = leerPapel({ paginas: [read], qr: [] })
    expect(lectura.campos['curp']).toMatchObject({ valor: 'RASL880314MASMTC06', seguro: false })
  })
})

describe('the CSF by its labels', () => {
  const TITLE = ['CÉDULA DE IDENTIFICACIÓN FISCAL', 'CONSTANCIA DE SITUACIÓN FISCAL'] as const

  it('labels without accents, without spaces after the colon, and a street that is called as a label', () => {
    const { datos } = texto(
      ...TITLE,
      'Codigo Postal:20010 Tipo de Vialidad:CALLE',
      'Nombre de Vialidad:CALLE MORELOS Numero Exterior:S/N',
      'Entre Calle:COLONIA SUR Y Calle:CALLE MUNICIPIO',
    )
    expect(datos).toMatchObject({
      codigoPostal: '20010',
      tipoVialidad: 'CALLE',
      nombreVialidad: 'CALLE MORELOS',
      numeroExterior: 'S/N',
      entreCalle: 'COLONIA SUR',
      yCalle: 'CALLE MUNICIPIO',
    })
  })

  it('a value that wraps stays in its column', () => {
    const page = pagina([
      [50, 20, TITLE[0]],
      [50, 50, TITLE[1]],
      [50, 100, 'Nombre de la Colonia: FRACCIONAMIENTO'],
      [330, 100, 'Nombre de la Localidad: SAN FRANCISCO'],
      [50, 112, 'VALLE DEL SUR SEGUNDA'],
      [330, 112, 'DE LOS ROMO'],
      [50, 124, 'SECCION'],
      [50, 150, 'Entre Calle:'],
      [330, 150, 'Y Calle: SUR'],
    ])
    expect(leerPapel({ paginas: [page], qr: [] }).datos).toMatchObject({
      colonia: 'FRACCIONAMIENTO VALLE DEL SUR SEGUNDA SECCION',
      localidad: 'SAN FRANCISCO DE LOS ROMO',
      entreCalle: '',
      yCalle: 'SUR',
    })
  })

  it('an RFC that differs between two places is shown twice and not sure', () => {
    const { lectura } = texto(...TITLE, 'RASL880314TM9', 'RFC: RASL890314TM9', 'Codigo Postal: 20010')
    const { valor, otroValor, seguro } = lectura.campos['rfc']!
    expect([[valor, otroValor].sort(), seguro]).toEqual([['RASL880314TM9', 'RASL890314TM9'], false])
    expect(lectura.avisos).toContainEqual(expect.objectContaining({ codigo: 'no_coincide', campo: 'rfc' }))
  })

  it('a name that does not have the letters of the CURP beside it is not sure', () => {
    const { lectura } = texto(
      ...TITLE,
      'CURP: RASL880314MASMTC06',
      'Nombre (s): LUCIA ELENA',
      'Primer Apellido: ROMERO',
      'Segundo Apellido: SOTO',
    )
    expect(lectura.campos['apellidoPaterno']).toMatchObject({ valor: 'ROMERO', seguro: false })
  })

  it('only regimes in force, each whole', () => {
    const { datos } = texto(
      ...TITLE,
      'Regímenes:',
      'Régimen Fecha Inicio Fecha Fin',
      'Régimen de Sueldos y Salarios e Ingresos Asimilados a',
      'Salarios 01/02/2012',
      'Régimen de Incorporación Fiscal 01/01/2014 31/12/2021',
      'Régimen Simplificado de Confianza 01/01/2022',
      'Obligaciones:',
    )
    expect(datos).toMatchObject({
      regimen: ['Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios', 'Régimen Simplificado de Confianza'],
    })
  })
})

describe('papers that carry the same keys', () => {
  it.each([
    'ACTA DE NACIMIENTO',
    'INSTITUTO NACIONAL ELECTORAL CREDENCIAL PARA VOTAR',
    'Opinión del cumplimiento de obligaciones fiscales',
  ])('%s is none of the three', (title) => {
    const { lectura, datos } = texto(
      title,
      'Clave Única de Registro de Población',
      'RASL880314MASMTC06',
      'Entidad de registro',
      'AGUASCALIENTES',
    )
    expect(lectura.documento).toBe('otro')
    expect(datos).toBeNull()
  })

  it('an empty page is none of the three', () => {
    expect(leerPapel({ paginas: [], qr: [] }).lectura.documento).toBe('otro')
  })
})
