import { describe, expect, it } from 'vitest'
import { nombreMatchesCurp } from '#domain/documentos/nombre/partir-nombre.ts'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from './hojas.ts'

const leer = (celdas: readonly Celda[], ocr?: number, qr: Parameters<typeof leerPapel>[0]['qr'] = []) =>
  leerPapel({ paginas: [hoja(celdas, ocr)], qr })

describe('regimes as other forms list them', () => {
  const csf = (...celdas: readonly Celda[]) =>
    leer([[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'], [50, 60, 'RFC: MOGI5612097T6'], ...celdas]).datos

  it('each with its own label, numbered or not, once or twice the word', () => {
    expect(
      csf(
        [50, 100, 'REGÍMENES'],
        [50, 116, 'Régimen 1: Régimen de Arrendamiento'],
        [50, 132, 'Régimen 2.- Régimen Simplificado de Confianza'],
        [50, 148, 'Régimen: Sin obligaciones fiscales'],
      ),
    ).toMatchObject({
      regimen: ['Régimen de Arrendamiento', 'Régimen Simplificado de Confianza', 'Sin obligaciones fiscales'],
    })
  })

  it('in a row of other data', () => {
    expect(
      csf([50, 100, 'Situación'], [250, 100, 'Régimen'], [50, 112, 'ACTIVO'], [250, 112, 'Sin obligaciones fiscales']),
    ).toMatchObject({ situacion: 'ACTIVO', regimen: ['Sin obligaciones fiscales'] })
  })

  it('up to the next field, or the obligations whose title was lost', () => {
    expect(
      csf(
        [50, 100, 'REGÍMENES'],
        [50, 116, 'Régimen: Régimen de Arrendamiento'],
        [50, 132, 'Fecha de emisión: 24 de julio de 2025'],
      ),
    ).toMatchObject({ regimen: ['Régimen de Arrendamiento'], fechaEmision: '2025-07-24' })
    expect(
      csf(
        [50, 100, 'Regímenes:'],
        [50, 116, 'Sin obligaciones fiscales'],
        [400, 116, '26/04/2020'],
        [50, 140, 'Pago definitivo mensual de IVA. A más tardar el día 17 del mes posterior.'],
        [520, 140, '26/04/2020'],
      ),
    ).toMatchObject({ regimen: ['Sin obligaciones fiscales'] })
  })

  it('with the dates of one that ended, which is none', () => {
    expect(
      csf(
        [50, 100, 'Regímenes:'],
        [50, 116, 'Régimen Fecha Inicio Fecha Fin'],
        [50, 132, 'Régimen de Incorporación Fiscal'],
        [300, 132, '01/01/2020'],
        [400, 132, '18/06/2023'],
        [50, 148, 'Régimen de Arrendamiento'],
        [300, 148, '19/06/2023'],
      ),
    ).toMatchObject({ regimen: ['Régimen de Arrendamiento'] })
  })
})

describe('labels in two languages', () => {
  it('give the value that stands after or under both', () => {
    expect(
      leer([
        [50, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
        [50, 60, 'CURP: MOGI561209HVZRTN05'],
        [50, 80, 'Nombre(s) / Given name(s): IAN ANDRES'],
        [50, 100, 'Primer apellido / First surname:'],
        [50, 112, 'MORALES'],
        [50, 130, 'Segundo apellido / Second surname: GUTIERREZ'],
      ]).datos,
    ).toMatchObject({ nombres: 'IAN ANDRES', apellidoPaterno: 'MORALES', apellidoMaterno: 'GUTIERREZ' })
  })
})

describe('what is nearly something else', () => {
  it('a man’s sex, recognised, is no label of a name', () => {
    const { datos } = leer(
      [
        [50, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
        [50, 60, 'CURP'],
        [50, 72, 'DORV661107HCSMNL30'],
        [50, 90, 'SEXO'],
        [50, 102, 'HOMBRE'],
        [50, 120, 'CHIAPAS'],
      ],
      0.95,
    )
    expect(datos).toMatchObject({ sexo: 'H', nombres: '' })
  })

  it('a state that the code calls by its new name is the state, as the paper prints it', () => {
    const qr = [
      {
        pagina: 1,
        texto: 'GOLS880101MDFNPR05||GÓNGORA|LÓPEZ|SARA|MUJER|01/01/1988|CIUDAD DE MÉXICO|09|',
        caja: [0.7, 0.1, 0.2, 0.2],
      },
    ] as const
    const { lectura } = leer(
      [
        [50, 20, 'CLAVE ÚNICA DE REGISTRO DE POBLACIÓN'],
        [50, 60, 'Entidad de registro:'],
        [50, 72, 'DISTRITO FEDERAL'],
      ],
      undefined,
      qr,
    )
    expect(lectura.campos['entidad']).toMatchObject({ valor: 'DISTRITO FEDERAL' })
    expect(lectura.campos['entidad']?.otroValor).toBeUndefined()
  })

  it('a key that reads over an apostrophe and one that puts an X for it are both of the name', () => {
    const nombre = { nombres: 'RAMÓN', apellidoPaterno: 'AYALA', apellidoMaterno: "D'ANGELO" }
    expect(nombreMatchesCurp(nombre, 'AADR930112HDFYNM08')).toBe(true)
    expect(nombreMatchesCurp(nombre, 'AADR930112HDFYXM08')).toBe(true)
    expect(nombreMatchesCurp(nombre, 'AADR930112HDFYLM08')).toBe(false)
  })
})

describe('a plain "Nombre" beside labelled surnames', () => {
  const csf = (nombre: string) =>
    leer(
      [
        [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
        [50, 60, 'RFC: SOPS5212097T6'],
        [50, 80, 'CURP: SOPS521209MVZTNN06'],
        [50, 100, 'Nombre:'],
        [200, 100, nombre],
        [50, 120, 'Primer Apellido:'],
        [200, 120, 'SOTO'],
        [50, 140, 'Segundo Apellido:'],
        [200, 140, 'PONCE'],
      ],
      0.97,
    ).lectura.campos['nombres']

  it('is the given names', () => {
    expect(csf('SANDRA')?.valor).toBe('SANDRA')
    expect(csf('y SANDRA')?.valor).toBe('SANDRA')
  })

  it('is not all of a name that holds the surnames too', () => {
    expect(csf('SANDRA SOTO PONCE')?.valor).not.toBe('SANDRA SOTO PONCE')
  })
})

describe('a label in two languages', () => {
  it('is one: what stands under the two is one value', () => {
    const { datos } = leer(
      [
        [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
        [50, 60, 'RFC: MOGI5612097T6'],
        [50, 100, 'Nombre(s) Given name(s)'],
        [350, 100, 'Primer apellido'],
        [50, 114, 'INÉS DE LA SANTÍSIMA TRINIDAD'],
        [350, 114, 'MONROY'],
        [50, 140, 'Segundo apellido Second surname'],
        [50, 154, 'GRANADOS'],
      ],
      0.95,
    )
    expect(datos).toMatchObject({
      nombres: 'INÉS DE LA SANTÍSIMA TRINIDAD',
      apellidoPaterno: 'MONROY',
      apellidoMaterno: 'GRANADOS',
    })
  })
})

describe('an ordinal that a recogniser spells', () => {
  it('is still that of its label', () => {
    const { datos } = leer(
      [
        [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
        [50, 60, 'RFC: MOGI5612097T6'],
        [50, 100, 'INÉS'],
        [250, 100, 'MONROY'],
        [50, 114, '4. Nombre (s)'],
        [250, 114, '5. ler. Apellido'],
        [50, 140, 'GRANADOS'],
        [250, 140, '54000'],
        [50, 154, '6. Segundo apellido'],
        [250, 154, '7. Código Postal'],
      ],
      0.95,
    )
    expect(datos).toMatchObject({ nombres: 'INÉS', apellidoPaterno: 'MONROY', apellidoMaterno: 'GRANADOS' })
  })
})
