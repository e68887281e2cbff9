import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja, type Celda } from '#test/domain/documentos/hojas.ts'

/** Fields of a tax paper that prints its keys and a name in parts, and perhaps the name in one string over them. */
interface Impreso {
  readonly rfc?: string
  readonly curp: string
  readonly nombre: readonly [nombres: string, paterno: string, materno: string]
  readonly entero?: string
}

function hojaCsf({ rfc, curp, nombre: [nombres, paterno, materno], entero }: Impreso, ocr?: number) {
  const celdas: Celda[] = [
    [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
    ...(rfc === undefined ? [] : [[50, 60, `RFC: ${rfc}`] as const]),
    ...(entero === undefined ? [] : [[50, 60, entero] as const]),
    [50, 80, `CURP: ${curp}`],
    [50, 100, `Nombre (s): ${nombres}`],
    [50, 116, `Primer Apellido: ${paterno}`],
    [50, 132, `Segundo Apellido: ${materno}`],
  ]
  return leerPapel({ paginas: [hoja(celdas, ocr)], qr: [] }).lectura.campos
}
const csf = (impreso: Impreso) => hojaCsf(impreso, 0.97)
const csfDigital = (impreso: Impreso) => hojaCsf(impreso)

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
  const read = (curp: string) => csf({ rfc: 'OOCX780725PX3', curp, nombre: ['XOCHITL', 'OCHOA', 'CANO'] })['curp']

  it('is sure where RFC and name say the same', () => {
    expect(read('OOCX780725MOCCNC08')).toMatchObject({ valor: 'OOCX780725MOCCNC08', seguro: true })
  })

  it('is the name’s where a vowel was read in the place of a consonant', () => {
    expect(read('OOCX780725MOCENC08')).toMatchObject({ valor: 'OOCX780725MOCCNC08', seguro: false })
  })

  it('is not sure where the name says another consonant', () => {
    expect(read('OOCX780725MOCGNC08')).toMatchObject({ valor: 'OOCX780725MOCGNC08', seguro: false })
  })

  it('is what digital text prints, whatever its letters', () => {
    const printed = { rfc: 'OOCX780725PX3', curp: 'OOCX780725MOCENC08', nombre: ['XOCHITL', 'OCHOA', 'CANO'] } as const
    expect(csfDigital(printed)['curp']).toMatchObject({ valor: 'OOCX780725MOCENC08', seguro: true })
  })
})

describe('a short surname, of which CURP and RFC take other letters', () => {
  // Both keys of AU MEJIA CAROLINA: AUMC by RENAPO's rules, AMCA by SAT's.
  const [CURP, RFC] = ['AUMC971114MASXJR05', 'AMCA9711149E6']
  const read = (curp: string, rfc: string) => csf({ rfc, curp, nombre: ['CAROLINA', 'AU', 'MEJIA'] })

  it('speak for each other', () => {
    expect(read(CURP, RFC)['curp']).toMatchObject({ valor: CURP, seguro: true })
    expect(read(CURP, RFC)['rfc']).toMatchObject({ valor: RFC, seguro: true })
  })

  it('a CURP badly read keeps its own letters', () => {
    expect(read('AUMC971114MASXJROS', RFC)['curp']).toMatchObject({ valor: CURP, seguro: false })
  })

  it('an RFC badly read keeps its own letters', () => {
    expect(read(CURP, 'AMCA97III49E6')['rfc']).toMatchObject({ valor: RFC })
  })
})

describe('an RFC with a homoclave whose letters look like digits', () => {
  const IRMA = { curp: 'MASI760517MGTRTR04', nombre: ['IRMA', 'MÁRQUEZ', 'SOTO'] } as const

  it('is what CURP and name say, though what was read has a right check digit', () => {
    expect(csf({ ...IRMA, rfc: 'MASI700517194' })['rfc']).toMatchObject({ valor: 'MASI760517I94', seguro: false })
    expect(csf({ ...IRMA, rfc: 'MASI760517I94' })['rfc']).toMatchObject({ valor: 'MASI760517I94', seguro: true })
  })

  it('has a Z that was read as a 7', () => {
    const { rfc } = csf({
      rfc: 'CEED771213179',
      curp: 'CEED771213MASRSL08',
      nombre: ['MARIA DOLORES', 'CERVANTES', 'ESPINOZA'],
    })
    expect(rfc).toMatchObject({ valor: 'CEED7712131Z9', seguro: false })
  })

  it('is not sure where the CURP tells another birth date', () => {
    expect(csf({ ...IRMA, rfc: 'GODE561231GR8' })['rfc']).toMatchObject({ valor: 'GODE561231GR8', seguro: false })
  })
})

describe('a name in one string with a word that was lost beside its label', () => {
  const read = (entero: string) =>
    csf({ entero, curp: 'LOEC780115HASZSN00', nombre: ['CONCEPCION', 'LOZANO', 'ESQUIVEL'] })['nombres']

  it('leaves the given names for a person to confirm, with both shown', () => {
    const nombres = read('J CONCEPCION LOZANO ESQUIVEL')
    expect(nombres).toMatchObject({ seguro: false })
    expect([nombres?.valor, nombres?.otroValor].sort()).toEqual(['CONCEPCION', 'J CONCEPCION'])
  })

  it('confirms them where nothing was lost', () => {
    expect(read('CONCEPCION LOZANO ESQUIVEL')).toMatchObject({ valor: 'CONCEPCION', seguro: true })
  })
})
