import { describe, expect, it } from 'vitest'
import { diferenciaConPadron, dudaDelPapel, type PapelSinRevisar } from '#domain/afiliacion/papel-archivable.ts'

const TITULAR = {
  curp: 'RASL880314MASMTC06',
  rfc: 'RASL880314TM9',
  nss: '05088812341',
  nombres: 'Lucía Elena',
  apellidoPaterno: 'Ramírez',
  apellidoMaterno: 'de la Soto',
  fechaNacimiento: '1988-03-14',
}

type Campos = Readonly<Record<string, string | { readonly valor: string; readonly seguro: boolean }>>

/** A CURP of the titular as it was read; `cambios` replaces fields, "-" takes one away. */
function papel(cambios: Campos = {}, otros: Partial<PapelSinRevisar> = {}): PapelSinRevisar {
  const base: Campos = {
    curp: TITULAR.curp,
    nombres: 'LUCIA ELENA',
    apellidoPaterno: 'RAMIREZ',
    apellidoMaterno: 'SOTO',
    fechaNacimiento: '1988-03-14',
  }
  const campos = Object.entries({ ...base, ...cambios })
    .filter(([, campo]) => campo !== '-')
    .map(([campo, leido]) => [campo, typeof leido === 'string' ? { valor: leido, seguro: true } : leido])
  return { documento: 'curp', campos: Object.fromEntries(campos) as PapelSinRevisar['campos'], avisos: [], ...otros }
}

describe('a paper that nobody looked at gives rise to doubt', () => {
  it('not when all that says whose it is was read with certainty', () => {
    expect(dudaDelPapel(papel())).toBeNull()
    expect(dudaDelPapel(papel({ entidad: { valor: 'JALISCO', seguro: false } }))).toBeNull()
    expect(dudaDelPapel(papel({ apellidoMaterno: '' }))).toBeNull()
  })

  it.each([
    ['its key is not sure', papel({ curp: { valor: TITULAR.curp, seguro: false } }), 'Por confirmar: CURP.'],
    ['another key is not', papel({ rfc: { valor: TITULAR.rfc, seguro: false } }), /^Por confirmar: /],
    ['a surname is not', papel({ apellidoPaterno: { valor: 'RAMIREZ', seguro: false } }), /Primer apellido/],
    ['its key was not read', papel({ curp: '-' }), 'No se leyó: CURP.'],
    ['an NSS paper without NSS', papel({}, { documento: 'nss' }), 'No se leyó: NSS.'],
    ['its name was not read', papel({ nombres: '-' }), 'No se leyó el nombre.'],
    ['it is another paper', papel({}, { documento: 'otro' }), /^No es una CURP/],
    [
      'there are several in the file',
      papel(
        {},
        { avisos: [{ codigo: 'varios_documentos', mensaje: 'El archivo contiene varios documentos: CURP, NSS.' }] },
      ),
      'El archivo contiene varios documentos: CURP, NSS.',
    ],
  ])('when %s', (_, leido, motivo) => {
    expect(dudaDelPapel(leido)).toMatch(motivo)
  })
})

describe('a paper is not of the person of the padrón', () => {
  it('unless all that both say agrees, names beyond order, accents and particles', () => {
    expect(diferenciaConPadron(papel(), TITULAR)).toBeNull()
    expect(diferenciaConPadron(papel({ nss: TITULAR.nss, rfc: TITULAR.rfc }), TITULAR)).toBeNull()
    expect(diferenciaConPadron(papel({ nss: TITULAR.nss }), { ...TITULAR, nss: '', rfc: '' })).toBeNull()
    expect(diferenciaConPadron(papel({ fechaNacimiento: '-' }), TITULAR)).toBeNull()
  })

  it.each([
    ['CURP', papel({ curp: 'RASL880314MASMTC14' }), 'La CURP del papel no es la del padrón.'],
    ['NSS', papel({ nss: '05088812358' }), 'El NSS del papel no es el del padrón.'],
    ['RFC', papel({ rfc: 'RASL880314AB1' }), 'El RFC del papel no es el del padrón.'],
    ['name', papel({ nombres: 'ELENA LUCIA MARIA' }), 'El nombre del papel no es el del padrón.'],
    ['birth date', papel({ fechaNacimiento: '1988-03-15' }), 'La fecha de nacimiento del papel no es la del padrón.'],
  ])('when its %s is another', (_, leido, motivo) => {
    expect(diferenciaConPadron(leido, TITULAR)).toBe(motivo)
  })
})
