import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

const VIGENCIA: readonly Celda[] = [
  [150, 20, 'Constancia de Vigencia de Derechos'],
  [50, 40, 'CURP: PAPS710719MQTRRL02'],
]
const leer = (...celdas: Celda[]) =>
  leerPapel({ paginas: [hoja([...VIGENCIA, ...celdas], 0.96)], qr: [] }).lectura.campos

describe('a name of which a part was not read', () => {
  it('gives the others, for a person to confirm', () => {
    const campos = leer([50, 80, 'Nombre(s): SILVIA'], [50, 120, 'Segundo apellido: PAREDES'])
    expect(campos['nombres']).toMatchObject({ valor: 'SILVIA', seguro: false })
    expect(campos['apellidoMaterno']).toMatchObject({ valor: 'PAREDES', seguro: false })
    expect(campos['apellidoPaterno']).toBeUndefined()
  })
})

describe('a dot behind a short name', () => {
  const campos = leer(
    [50, 80, 'Nombre(s): MA.'],
    [50, 100, 'Primer apellido: EO.'],
    [50, 120, 'Segundo apellido: PAREDES'],
  )

  it('is a speck in a surname, which nobody abbreviates', () => {
    expect(campos['apellidoPaterno']?.valor).toBe('EO')
  })

  it('abbreviates a given name', () => {
    expect(campos['nombres']?.valor).toBe('MA.')
  })
})

describe('a label with values beside it', () => {
  it('does not go on in the first word of the label under it', () => {
    const campos = leer(
      [50, 80, 'Nombre(s)'],
      [130, 80, 'SILVIA'],
      [50, 92, 'Apellido paterno PAREDES'],
      [50, 104, 'Apellido materno PAREDES'],
    )
    expect(campos['nombres']).toMatchObject({ valor: 'SILVIA', seguro: true })
    expect(campos['apellidoPaterno']).toMatchObject({ valor: 'PAREDES', seguro: true })
  })
})

describe('particles that a recogniser ran into one word', () => {
  it.each([
    ['SILVIA DELA PAZ', 'SILVIA DE LA PAZ'],
    ['SILVIA DELOS ANGELES', 'SILVIA DE LOS ANGELES'],
    ['SILVIA DE LALUZ', 'SILVIA DE LA LUZ'],
    ['SILVIA LACRUZ', 'SILVIA LACRUZ'],
    ['SILVIA DELIA', 'SILVIA DELIA'],
  ])('%s is %s', (leido, valor) => {
    const campos = leer(
      [50, 80, `Nombre(s): ${leido}`],
      [50, 100, 'Primer apellido: PAREDES'],
      [50, 120, 'Segundo apellido: PAREDES'],
    )
    expect(campos['nombres']?.valor).toBe(valor)
  })
})

describe('a name so short that it may be the beginning of another', () => {
  const partes = (nombre: string): Celda[] => [
    [50, 80, `Nombre(s): ${nombre}`],
    [50, 100, 'Primer apellido: PAREDES'],
    [50, 120, 'Segundo apellido: PAREDES'],
  ]

  it('is sure where the paper prints it twice', () => {
    expect(leer(...partes('SIL'))['nombres']).toMatchObject({ valor: 'SIL', seguro: false })
    expect(leer(...partes('SIL'), [50, 200, 'SIL PAREDES PAREDES'])['nombres']).toMatchObject({
      valor: 'SIL',
      seguro: true,
    })
    expect(leer(...partes('SILVIA'))['nombres']).toMatchObject({ valor: 'SILVIA', seguro: true })
  })
})

describe('a letter whose CURP was read with a letter for its check digit', () => {
  it('still names the person: names have no part in that digit', () => {
    const pagina = hoja(
      [
        [150, 20, 'Asignación de Número de Seguridad Social'],
        [50, 60, 'C. VALERIA CHI UC, con fundamento en lo dispuesto por la Ley del Seguro'],
        [50, 80, 'Social y con la CURP CIUV000229MQTHCLAS que proporcionaste'],
        [50, 100, 'tu Número de Seguridad Social es: 07170038744'],
      ],
      0.96,
    )
    const { campos } = leerPapel({ paginas: [pagina], qr: [] }).lectura
    expect(campos['nombres']?.valor).toBe('VALERIA')
    expect(campos['apellidoPaterno']?.valor).toBe('CHI')
    expect(campos['apellidoMaterno']?.valor).toBe('UC')
    expect(campos['curp']?.seguro ?? false).toBe(false)
  })
})
