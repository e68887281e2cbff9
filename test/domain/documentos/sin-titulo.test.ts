import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from './hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number) => leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] })

/** The data of one person, each with its label, under a title that is none of the papers'. */
const ficha = (titulo: string, ...otras: readonly Celda[]): readonly Celda[] => [
  [50, 20, titulo],
  [50, 60, 'CURP'],
  [250, 60, 'DORV661107HCSMNL30'],
  [50, 76, 'Primer apellido'],
  [250, 76, 'DOMÍNGUEZ'],
  [50, 92, 'Segundo apellido'],
  [250, 92, 'RENTERÍA'],
  [50, 108, 'Nombre(s)'],
  [250, 108, 'VALENTÍN TOMÁS'],
  [50, 124, 'Sexo'],
  [250, 124, 'HOMBRE'],
  [50, 140, 'Fecha de nacimiento'],
  [250, 140, '07-NOV-1966'],
  [50, 156, 'Entidad de nacimiento'],
  [250, 156, 'CHIAPAS'],
  ...otras,
]

describe('a page without the title of its paper', () => {
  it('is a CURP where a right key stands with its label beside the whole person', () => {
    const { lectura, datos } = leer(ficha('PADRÓN DE CLAVES ASIGNADAS - HOJA INDIVIDUAL'))
    expect(lectura.documento).toBe('curp')
    expect(datos).toMatchObject({
      curp: 'DORV661107HCSMNL30',
      apellidoPaterno: 'DOMÍNGUEZ',
      apellidoMaterno: 'RENTERÍA',
      nombres: 'VALENTÍN TOMÁS',
      fechaNacimiento: '1966-11-07',
      entidad: 'CHIAPAS',
    })
  })

  it('is a CURP where a certificate tells it in one sentence', () => {
    const { lectura, datos } = leer([
      [50, 20, 'OFICIALÍA DEL REGISTRO CIVIL'],
      [50, 60, 'El suscrito, MTRO. JULIÁN SOLÓRZANO PRIETO, certifica que en la Base'],
      [50, 76, 'se encuentra registrada la CURP GELG660713MGRRPL09 a nombre'],
      [50, 92, 'de GUILLERMINA MAC GREGOR LÓPEZ PORTILLO, de sexo MUJER, con'],
      [50, 108, 'fecha de nacimiento 13 DE JULIO DE 1966 y entidad de registro GUERRERO.'],
    ])
    expect(lectura.documento).toBe('curp')
    expect(datos).toMatchObject({
      curp: 'GELG660713MGRRPL09',
      nombres: 'GUILLERMINA',
      apellidoPaterno: 'MAC GREGOR',
      apellidoMaterno: 'LÓPEZ PORTILLO',
      fechaNacimiento: '1966-07-13',
    })
  })

  it('is a paper of the IMSS where a right NSS stands with its label beside the person', () => {
    const { lectura, datos } = leer([
      [200, 20, 'Subdelegación TEPIC, NAYARIT'],
      [50, 60, 'Le informamos que le ha sido asignado el número que se indica.'],
      [50, 100, 'Número de Seguridad Social'],
      [250, 100, '48250361903'],
      [50, 120, 'CURP'],
      [250, 120, 'LELS030508HPLDPNA5'],
      [50, 140, 'Nombre(s)'],
      [250, 140, 'SANTIAGO ENRIQUE'],
      [50, 160, 'Primer apellido'],
      [250, 160, 'LEDEZMA'],
      [50, 180, 'Segundo apellido'],
      [250, 180, 'LÓPEZ PORTILLO'],
      [50, 260, 'Jefatura de Servicios de Afiliación y Cobranza'],
    ])
    expect(lectura.documento).toBe('nss')
    expect(datos).toMatchObject({ nss: '48250361903', nombres: 'SANTIAGO ENRIQUE', apellidoPaterno: 'LEDEZMA' })
  })

  it.each(['ACTA DE NACIMIENTO', 'SOLICITUD DE EMPLEO', 'RECIBO DE NÓMINA'])(
    'stays another paper where its title says so: %s',
    (titulo) => {
      expect(leer(ficha(titulo)).lectura.documento).toBe('otro')
    },
  )

  it('is no CURP where the parents stand beside the person: a birth certificate whose title was lost', () => {
    for (const texto of ['Filiación de la Persona Registrada', 'Nombre de la madre: ROSA RENTERÍA'])
      expect(leer(ficha('ESTADOS UNIDOS MEXICANOS', [50, 200, texto])).lectura.documento).toBe('otro')
  })

  it('is no CURP where the key is wrong in its form', () => {
    const wrong = ficha('PADRÓN').map(([x, y, texto]) => [x, y, texto.replace('HCSMNL30', 'HCSMNL')] as const)
    expect(leer(wrong).lectura.documento).toBe('otro')
  })
})

describe('the day a CSF was issued, without its label', () => {
  const csf = (...celdas: readonly Celda[]) =>
    leer([
      [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
      ...celdas,
      [50, 100, 'RFC:'],
      [150, 100, 'MOIF000206IX8'],
      [50, 120, 'Fecha inicio de operaciones:'],
      [250, 120, '04 DE FEBRERO DE 2017'],
      [50, 140, 'Código Postal:'],
      [150, 140, '87274'],
    ]).lectura.campos['fechaEmision']

  it.each([
    ['Emitida en HERMOSILLO, SONORA el 04/03/2026', '2026-03-04'],
    ['Anverso y resumen · Expedida 14-NOV-2026', '2026-11-14'],
    ['LISTADO 458632 EMITIDO: 03/08/2024 MÉRIDA, YUCATÁN', '2024-08-03'],
    ['constancia generada en línea el 17 de abril de 2023', '2023-04-17'],
    ['Hoja resumen · CIUDAD DE MÉXICO A 11 DE MARZO DE 2021', '2021-03-11'],
    ['HERMOSILLO, SONORA, 01 DE AGOSTO DE 2022', '2022-08-01'],
    ['CUNDUACAN TABASCO A 27 DESEPTIEMBRE DE 2021', '2021-09-27'],
  ])('%s', (linea, fecha) => {
    expect(csf([50, 40, linea])).toMatchObject({ valor: fecha, seguro: false })
  })

  it.each([
    'Disposición publicada en el DOF el 29/12/2017.',
    'Corte al 28/06/2021',
    'Última actualización del padrón 28/06/2021',
  ])('is not the day of another thing: %s', (linea) => {
    expect(csf([50, 40, linea])?.valor ?? '').toBe('')
  })

  it('is not told where two lines tell two days', () => {
    expect(csf([50, 40, 'Emitida en línea el 04/03/2026'], [50, 60, 'Impresa el 05/03/2026'])?.valor ?? '').toBe('')
  })
})

describe('the dots between a label and its value, as a recogniser sees them', () => {
  it('are no part of either', () => {
    const { datos } = leer(
      [
        [50, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
        [50, 60, 'CLAVE (CURP)'],
        [330, 60, 'BAMS001211HGRXGNB1'],
        [50, 80, 'PRIMER APELLIDO eooeresco...?'],
        [330, 80, 'BAÑUELOS'],
        [50, 100, 'SEGUNDO APELLIDO eeecec....?'],
        [330, 100, 'MAGAÑA'],
        [50, 120, 'NOMBRE(S) eooreeocceorecorecarorere.'],
        [330, 120, 'SANTIAGO BALTAZAR'],
      ],
      0.95,
    )
    expect(datos).toMatchObject({
      apellidoPaterno: 'BAÑUELOS',
      apellidoMaterno: 'MAGAÑA',
      nombres: 'SANTIAGO BALTAZAR',
    })
  })
})
