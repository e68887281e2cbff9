import { describe, expect, it } from 'vitest'
import { cartaIssues, SIN_BENEFICIARIO } from '#domain/formatos/carta.ts'
import { domicilioEnLinea } from '#domain/afiliacion/datos/domicilio-en-linea.ts'
import { datosDeCurp, solicitudIssues } from '#domain/formatos/solicitud.ts'

const EN_BLANCO = { curp: '', rfc: '', otorganteTelefono: '', codigoPostal: '' }
const paths = (issues: readonly { readonly path: string }[]) => issues.map(({ path }) => path)

describe('the affiliation request', () => {
  it('takes birth and sex from the whole CURP: H is M, M is F', () => {
    expect(datosDeCurp('MAGC900115HASRMR01')).toEqual({ fechaNacimiento: '1990-01-15', sexo: 'M' })
    expect(datosDeCurp('LUGV070119MPLNNRA1')).toEqual({ fechaNacimiento: '2007-01-19', sexo: 'F' })
    expect(datosDeCurp('MAGC900115')).toBeNull()
  })

  it('is printed empty, and not with what is written wrong', () => {
    expect(solicitudIssues(EN_BLANCO)).toEqual([])
    const wrong = { curp: 'MAGC900', rfc: 'MAGC', otorganteTelefono: '449', codigoPostal: '200' }
    expect(new Set(paths(solicitudIssues(wrong)))).toEqual(
      new Set(['curp', 'rfc', 'otorganteTelefono', 'codigoPostal']),
    )
  })

  it('prints the address on one line without what is not known', () => {
    expect(
      domicilioEnLinea({
        calleNumero: 'Madero 125-B',
        colonia: 'Centro',
        codigoPostal: '20000',
        municipio: 'Aguascalientes',
        estado: 'Aguascalientes',
      }),
    ).toBe('Madero 125-B, Col. Centro, C.P. 20000, Aguascalientes, Aguascalientes')
    expect(
      domicilioEnLinea({ calleNumero: '', colonia: '', codigoPostal: '', municipio: 'Calvillo', estado: '' }),
    ).toBe('Calvillo')
  })
})

describe('the testamentary letter', () => {
  const ana = { nombre: 'Ana Luna', parentesco: 'Hija', porcentaje: '66.67' }
  const luis = { nombre: 'Luis Luna', parentesco: 'Hijo', porcentaje: '33.33' }

  it('is printed empty, or with parts that make 100 %', () => {
    expect(cartaIssues('', [SIN_BENEFICIARIO])).toEqual([])
    expect(cartaIssues('', [ana, luis, SIN_BENEFICIARIO])).toEqual([])
  })

  it('says what a part lacks and what they add up to', () => {
    expect(cartaIssues('', [ana, { ...luis, porcentaje: '33' }])).toEqual([
      { path: 'porcentaje.1', code: 'formato', message: 'Los porcentajes suman 99.67 %: deben sumar 100 %.' },
    ])
    expect(
      paths(
        cartaIssues('', [
          { ...ana, nombre: ' ' },
          { ...luis, porcentaje: '0' },
        ]),
      ),
    ).toEqual(['nombre.0', 'porcentaje.1'])
    for (const porcentaje of ['100.5', '-1', '12.345', 'mitad', ''])
      expect(paths(cartaIssues('', [{ ...ana, porcentaje }]))).toEqual(['porcentaje.0'])
    expect(paths(cartaIssues('MAGC', []))).toEqual(['curp'])
  })
})
