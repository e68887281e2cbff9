import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { nombreGivesHomoclave, nombreMatchesRfc } from '#domain/identidad/rfc-root.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

// The tax office's own example: Emma Gómez Díaz, born 31/12/1956 (Algoritmo para generar el RFC).
const RFC = 'GODE561231GR8'
const QR = {
  pagina: 1,
  caja: [0.1, 0.1, 0.1, 0.1] as const,
  texto: `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=14050412345_${RFC}`,
}
const leer = (celdas: readonly Celda[], ocr = 0.9) =>
  leerPapel({
    paginas: [hoja([[180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'], [50, 60, `RFC: ${RFC}`], ...celdas], ocr)],
    qr: [QR],
  })

describe('a name and the letters of an RFC', () => {
  it.each([
    [{ nombres: 'EMMA', apellidoPaterno: 'GÓMEZ', apellidoMaterno: 'DÍAZ' }, true, true],
    [{ nombres: 'EMMA', apellidoPaterno: 'GOMEZ', apellidoMaterno: 'DIAZ' }, true, true],
    [{ nombres: 'EMA', apellidoPaterno: 'GOMEZ', apellidoMaterno: 'DIAZ' }, true, false],
    [{ nombres: 'EMMA', apellidoPaterno: 'GOMES', apellidoMaterno: 'DIAZ' }, true, false],
    [{ nombres: 'IRMA', apellidoPaterno: 'GOMEZ', apellidoMaterno: 'DIAZ' }, false, false],
    [{ nombres: 'EMMA', apellidoPaterno: 'DIAZ', apellidoMaterno: 'GOMEZ' }, false, false],
  ])('%j', (nombre, letters, homoclave) => {
    expect(nombreMatchesRfc(nombre, RFC)).toBe(letters)
    expect(nombreGivesHomoclave(nombre, RFC)).toBe(homoclave)
  })
})

describe('a name whose labels were lost', () => {
  it('is the line in capitals with the letters of the RFC, for a person to confirm', () => {
    const { lectura } = leer([
      [50, 100, 'EMMA GÓMEZ DÍAZ'],
      [50, 116, 'Nomb e, denom nacion o ran SOCA'],
      [50, 160, 'GERARDO ORTIZ ESPINO'],
    ])
    expect(lectura.campos['nombres']).toMatchObject({ valor: 'EMMA', seguro: false })
    expect(lectura.campos['apellidoPaterno']).toMatchObject({ valor: 'GÓMEZ', seguro: false })
    expect(lectura.campos['apellidoMaterno']).toMatchObject({ valor: 'DÍAZ', seguro: false })
  })

  it('is none of two that both have them', () => {
    const { lectura } = leer([
      [50, 100, 'EMMA GÓMEZ DÍAZ'],
      [50, 160, 'ELENA GODOY DURÁN'],
    ])
    expect(lectura.campos['nombres']?.valor ?? '').toBe('')
  })
})

describe('what the homoclave says of a name', () => {
  const labelled = (nombres: string, materno: string): readonly Celda[] => [
    [50, 100, `Nombre (s): ${nombres}`],
    [50, 116, 'Primer Apellido: GOMEZ'],
    [50, 132, `Segundo Apellido: ${materno}`],
  ]

  it('a speck read as a word behind a name is left out, for a person to confirm', () => {
    const { lectura } = leer(labelled('EMMA Ci', 'DIAZ E'))
    expect(lectura.campos['nombres']).toMatchObject({ valor: 'EMMA', seguro: false })
    expect(lectura.campos['apellidoMaterno']).toMatchObject({ valor: 'DIAZ', seguro: false })
  })

  it('a name that gives it is surer than one that does not', () => {
    const right = leer(labelled('EMMA', 'DIAZ'), 0.92).lectura.campos['nombres']
    const other = leer(labelled('EMA', 'DIAZ'), 0.92).lectura.campos['nombres']
    expect(right?.confianza).toBeGreaterThan(other?.confianza ?? 1)
    expect(other).toMatchObject({ valor: 'EMA', seguro: false })
  })

  it('leaves a namesake as printed: the tax office gave another homoclave', () => {
    const { lectura } = leer(labelled('EMMA LUZ', 'DIAZ'))
    expect(lectura.campos['nombres']?.valor).toBe('EMMA LUZ')
  })
})

describe('a CURP whose check digit is right by chance', () => {
  const curpOf = (curp: string, nombres: string) =>
    leer(
      [
        [50, 84, `CURP: ${curp}`],
        [50, 100, `Nombre (s): ${nombres}`],
        [50, 116, 'Primer Apellido: GOMEZ'],
        [50, 132, 'Segundo Apellido: DIAZ'],
      ],
      0.95,
    ).lectura.campos['curp']

  // One sign of GODE561231MDFMZM01 misread: the other letter gives the same check digit there.
  it('is the one that name and RFC say, for a person to confirm', () => {
    expect(curpOf('GODC561231MDFMZM01', 'EMMA')).toMatchObject({ valor: 'GODE561231MDFMZM01', seguro: false })
  })

  it('stays as read where the name says it too', () => {
    expect(curpOf('GODC561231MDFMZM01', 'CAMILA')?.valor).toBe('GODC561231MDFMZM01')
  })
})

describe('an RFC whose last signs were misread', () => {
  const rfcOf = (rfc: string, nombres: string) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
            [50, 60, `RFC: ${rfc}`],
            [50, 84, 'CURP: GODE561231MDFMZM01'],
            [50, 100, `Nombre (s): ${nombres}`],
            [50, 116, 'Primer Apellido: GOMEZ'],
            [50, 132, 'Segundo Apellido: DIAZ'],
          ],
          0.95,
        ),
      ],
      qr: [],
    }).lectura.campos['rfc']

  it('is what the homoclave of the name and the check digit say, for a person to confirm', () => {
    expect(rfcOf('GODE5612316R8', 'EMMA')).toMatchObject({ valor: RFC, seguro: false })
    expect(rfcOf('GODE561231GRB', 'EMMA')).toMatchObject({ valor: RFC, seguro: false })
  })

  it('stays as read where the name gives another homoclave, or one that does not look like it', () => {
    expect(rfcOf('GODE5612316R8', 'EMA')).toMatchObject({ valor: 'GODE5612316R8', seguro: false })
    expect(rfcOf('GODE561231XR8', 'EMMA')).toMatchObject({ valor: 'GODE561231XR8', seguro: false })
  })
})
