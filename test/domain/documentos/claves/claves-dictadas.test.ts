import { describe, expect, it } from 'vitest'
import { leerPapel } from '#domain/documentos/leer-papel.ts'
import { hoja } from '#test/domain/documentos/hojas.ts'

/** A recognised CSF with these keys. */
const leer = (rfc: string, curp: string) =>
  leerPapel({
    paginas: [
      hoja(
        [
          [180, 20, 'CONSTANCIA DE SITUACIÓN FISCAL'],
          [50, 40, 'CÉDULA DE IDENTIFICACIÓN FISCAL'],
          [50, 80, 'RFC:'],
          [150, 80, rfc],
          [50, 95, 'CURP:'],
          [150, 95, curp],
          [50, 110, 'Nombre (s):'],
          [150, 110, 'LUCIA ELENA'],
          [50, 125, 'Primer Apellido:'],
          [150, 125, 'RAMIREZ'],
          [50, 140, 'Segundo Apellido:'],
          [150, 140, 'SOTO'],
        ],
        0.97,
      ),
    ],
    qr: [],
  }).lectura.campos

const [RFC, CURP] = ['RASL880314TM9', 'RASL880314MASMTC06']

describe('a badly read key that another one of the paper puts right', () => {
  it('a CURP by the RFC and the name, when its check digit then fits the rest; for a person to confirm', () => {
    expect(leer(RFC, 'RAXL870314MASMTC06')['curp']).toMatchObject({ valor: CURP, seguro: false })
    expect(leer(RFC, 'RASL880314MASNTC06')['curp']).toMatchObject({ valor: CURP, seguro: false })
  })

  it('an RFC by the CURP', () => {
    expect(leer('RAXL880374TM9', CURP)['rfc']).toMatchObject({ valor: RFC, seguro: false })
  })

  it('stays as it was read where nothing else says those signs', () => {
    expect(leer(RFC, 'RAXL880314MASMTC76')['curp']).toMatchObject({ valor: 'RAXL880314MASMTC76', seguro: false })
    expect(leer('RAXL880314TM7', CURP)['rfc']).toMatchObject({ valor: 'RAXL880314TM7', seguro: false })
  })

  it.each([
    ['a sign read twice', 'RASL8880314MASMTC06'],
    ['two signs too many, and letters for digits', 'RASL88O314TMASMTCCO6'],
    ['a sign that was lost', 'RASL80314MASMTC06'],
    ['cut in two, with letters for digits', 'RASL880314 MASMTCOG'],
    ['a last digit read as a letter', 'RASL880314MASMTCOG'],
  ])('a CURP of another length or alphabet, laid along what they say: %s', (_, leida) => {
    expect(leer(RFC, leida)['curp']).toMatchObject({ valor: CURP, seguro: false })
  })

  it('but not without an RFC, nor one that may be two', () => {
    expect(leer('', 'RASL8880314MASMTC06')['curp']?.valor).not.toBe(CURP)
    expect(leer(RFC, 'RASL880314MTC06')['curp']?.valor).not.toBe(CURP)
  })

  it('and never where more than a few of them are wrong', () => {
    expect(leer(RFC, 'XXXX770314MASMTC06')['curp']?.valor).not.toBe(CURP)
  })
})

describe('a hardly legible key that has its check digit by chance', () => {
  const leer = (confianza: number) =>
    leerPapel({
      paginas: [
        hoja(
          [
            [150, 20, 'Constancia de Vigencia de Derechos'],
            [50, 60, 'Nombre(s):'],
            [150, 60, 'PEDRO'],
            [50, 75, 'Primer apellido:'],
            [150, 75, 'ORTIZ'],
            [50, 90, 'Segundo apellido:'],
            [150, 90, 'IBARRA'],
            [50, 105, 'CURP:'],
            [150, 105, 'TIIP031121HDGRBDA9'],
          ],
          confianza,
        ),
      ],
      qr: [],
    }).lectura.campos['curp']

  it('is that of the printed name, with the one that was read beside it', () => {
    expect(leer(0.3)).toMatchObject({ valor: 'OIIP031121HDGRBDA9', sugerencia: 'TIIP031121HDGRBDA9', seguro: false })
  })

  it('stays when it was clear: real keys may differ from their names', () => {
    expect(leer(0.95)).toMatchObject({ valor: 'TIIP031121HDGRBDA9', seguro: false })
  })
})
