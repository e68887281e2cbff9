import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from './hojas.ts'

const SEMANAS: Celda = [150, 20, 'Constancia de Semanas Cotizadas en el IMSS']
/** A paper of the IMSS whose name no label tells, with an official who signs it. */
const semanas = (curp: string, nombre: string) =>
  leerPapel({
    paginas: [hoja([SEMANAS, [50, 60, `CURP: ${curp}`], [50, 90, nombre], [50, 700, 'ROBERTO SALINAS CASTRO']], 0.96)],
    qr: [],
  }).lectura.campos
const GLORIA = { nombres: 'GLORIA', apellidoPaterno: 'QUINTERO', apellidoMaterno: 'JUAREZ' }

function expectToConfirm(campos: ReturnType<typeof semanas>, values: Readonly<Record<string, string>>) {
  for (const [campo, valor] of Object.entries(values))
    expect(campos[campo], campo).toMatchObject({ valor, seguro: false })
}

describe('a name without labels and a CURP that differ in one letter', () => {
  it.each([
    ['J as I', 'QUIG000628MVZNRLA9'],
    ['J as I and zeros as O', 'QUIGO00628MVZNRLA9'],
    ['an inner R as K', 'QUJG000628MVZNKLA9'],
  ])('are both found where the key was misread (%s), for a person to confirm', (_, leida) => {
    expectToConfirm(semanas(leida, 'GLORIA QUINTERO JUAREZ'), { ...GLORIA, curp: 'QUJG000628MVZNRLA9' })
  })

  it('are both found where the name was misread, for a person to confirm', () => {
    const campos = semanas('QUJG000628MVZNRLA9', 'GLORIA QUINTERO IUAREZ')
    expectToConfirm(campos, { ...GLORIA, apellidoMaterno: 'IUAREZ', curp: 'QUJG000628MVZNRLA9' })
  })

  it('are not a name that is unlike the key in two letters', () => {
    expect(semanas('QUIG000628MVZHRLA9', 'GLORIA QUINTERO JUAREZ')['nombres']?.valor ?? '').toBe('')
  })

  it('are not found where two names are like the key', () => {
    const campos = leerPapel({
      paginas: [
        hoja(
          [
            SEMANAS,
            [50, 60, 'CURP: QUIGO00628MVZNRLA9'],
            [50, 90, 'GLORIA QUINTERO JUAREZ'],
            [50, 300, 'GILDA QUINTANA JORDAN'],
          ],
          0.96,
        ),
      ],
      qr: [],
    }).lectura.campos
    expect(campos['nombres']?.valor ?? '').toBe('')
  })
})

describe('a CURP with a letter that its check digit does not tell', () => {
  const RFC = 'OOCX780725PX3'
  const csf = (curp: string, ocr?: number) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
            [50, 60, `RFC: ${RFC}`],
            [50, 80, `CURP: ${curp}`],
            [50, 100, 'Nombre (s): XOCHITL'],
            [50, 116, 'Primer Apellido: OCHOA'],
            [50, 132, 'Segundo Apellido: CANO'],
          ],
          ocr,
        ),
      ],
      qr: [],
    }).lectura.campos['curp']

  it('is sure where RFC and name say the same', () => {
    expect(csf('OOCX780725MOCCNC08', 0.97)).toMatchObject({ valor: 'OOCX780725MOCCNC08', seguro: true })
  })

  it('is the name’s where a vowel was read in the place of a consonant', () => {
    expect(csf('OOCX780725MOCENC08', 0.97)).toMatchObject({ valor: 'OOCX780725MOCCNC08', seguro: false })
  })

  it('is not sure where the name says another consonant', () => {
    expect(csf('OOCX780725MOCGNC08', 0.97)).toMatchObject({ valor: 'OOCX780725MOCGNC08', seguro: false })
  })

  it('is what digital text prints, whatever its letters', () => {
    expect(csf('OOCX780725MOCENC08')).toMatchObject({ valor: 'OOCX780725MOCENC08', seguro: true })
  })
})

describe('a short surname, of which CURP and RFC take other letters', () => {
  // Both keys of AU MEJIA CAROLINA: AUMC by RENAPO's rules, AMCA by SAT's.
  const [CURP, RFC] = ['AUMC971114MASXJR05', 'AMCA9711149E6']
  const csf = (curp: string, rfc: string) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
            [50, 60, `RFC: ${rfc}`],
            [50, 80, `CURP: ${curp}`],
            [50, 100, 'Nombre (s): CAROLINA'],
            [50, 116, 'Primer Apellido: AU'],
            [50, 132, 'Segundo Apellido: MEJIA'],
          ],
          0.97,
        ),
      ],
      qr: [],
    }).lectura.campos

  it('speak for each other', () => {
    expect(csf(CURP, RFC)['curp']).toMatchObject({ valor: CURP, seguro: true })
    expect(csf(CURP, RFC)['rfc']).toMatchObject({ valor: RFC, seguro: true })
  })

  it('a CURP badly read keeps its own letters', () => {
    expect(csf('AUMC971114MASXJROS', RFC)['curp']).toMatchObject({ valor: CURP, seguro: false })
  })

  it('an RFC badly read keeps its own letters', () => {
    expect(csf(CURP, 'AMCA97III49E6')['rfc']).toMatchObject({ valor: RFC })
  })
})

describe('an RFC with a homoclave whose letters look like digits', () => {
  const csf = (rfc: string, curp: string, [nombres, paterno, materno]: readonly string[]) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
            [50, 60, `RFC: ${rfc}`],
            [50, 80, `CURP: ${curp}`],
            [50, 100, `Nombre (s): ${nombres ?? ''}`],
            [50, 116, `Primer Apellido: ${paterno ?? ''}`],
            [50, 132, `Segundo Apellido: ${materno ?? ''}`],
          ],
          0.97,
        ),
      ],
      qr: [],
    }).lectura.campos['rfc']

  it('is what CURP and name say, though what was read has a right check digit', () => {
    const name = ['IRMA', 'MÁRQUEZ', 'SOTO']
    expect(csf('MASI700517194', 'MASI760517MGTRTR04', name)).toMatchObject({ valor: 'MASI760517I94', seguro: false })
    expect(csf('MASI760517I94', 'MASI760517MGTRTR04', name)).toMatchObject({ valor: 'MASI760517I94', seguro: true })
  })

  it('has a Z that was read as a 7', () => {
    const rfc = csf('CEED771213179', 'CEED771213MASRSL08', ['MARIA DOLORES', 'CERVANTES', 'ESPINOZA'])
    expect(rfc).toMatchObject({ valor: 'CEED7712131Z9', seguro: false })
  })

  it('is not sure where the CURP tells another birth date', () => {
    const rfc = csf('GODE561231GR8', 'MASI760517MGTRTR04', ['IRMA', 'MÁRQUEZ', 'SOTO'])
    expect(rfc).toMatchObject({ valor: 'GODE561231GR8', seguro: false })
  })
})

describe('a name in one string with a word that was lost beside its label', () => {
  const csf = (entero: string) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
            [50, 60, entero],
            [50, 80, 'CURP: LOEC780115HASZSN00'],
            [50, 100, 'Nombre (s): CONCEPCION'],
            [50, 116, 'Primer Apellido: LOZANO'],
            [50, 132, 'Segundo Apellido: ESQUIVEL'],
          ],
          0.97,
        ),
      ],
      qr: [],
    }).lectura.campos['nombres']

  it('leaves the given names for a person to confirm, with both shown', () => {
    const nombres = csf('J CONCEPCION LOZANO ESQUIVEL')
    expect(nombres).toMatchObject({ seguro: false })
    expect([nombres?.valor, nombres?.otroValor].sort()).toEqual(['CONCEPCION', 'J CONCEPCION'])
  })

  it('confirms them where nothing was lost', () => {
    expect(csf('CONCEPCION LOZANO ESQUIVEL')).toMatchObject({ valor: 'CONCEPCION', seguro: true })
  })
})
