import { describe, expect, it } from 'vitest'
import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import { juzgarLecturas } from '#domain/afiliacion/cotejo/juicio-lectura.ts'
import type { CampoLeido } from '#domain/documentos/campo-leido.ts'

const leido = (valor: string, change: Partial<CampoLeido> = {}): CampoLeido => ({
  valor,
  fuente: 'ocr',
  confianza: 0.914,
  seguro: true,
  pagina: 1,
  caja: [0, 0, 0.1, 0.1],
  ...change,
})

const guardado = normalizeDatosPersonales({
  nombres: 'José Ángel',
  apellidoPaterno: 'Muñoz',
  apellidoMaterno: '',
  sinSegundoApellido: true,
  curp: 'MUXA910817HASXXN05',
  rfcBase: 'MUAN910817',
  rfcHomo: 'E89',
  nss: '05089112345',
  usarDireccionCsf: true,
  domicilioOCR: { cp: '20010', nombreVialidad: 'Juárez', numeroExterior: '12-B' },
})

const outcomeOf = (documento: 'curp' | 'nss' | 'csf', campo: string, campos: Record<string, CampoLeido>) =>
  juzgarLecturas({ [documento]: campos }, guardado).find((juicio) => juicio.campo === campo)

describe('a reading judged by what was saved', () => {
  it.each([
    ['JOSE ANGEL', 'conservado'],
    ['José  Ángel', 'conservado'],
    ['JOSE ANGE', 'corregido'],
  ])('names: %s is %s; accents and case are the typist’s', (valor, resultado) =>
    expect(outcomeOf('curp', 'nombres', { nombres: leido(valor) })?.resultado).toBe(resultado),
  )

  it('an N read for an Ñ is an error', () =>
    expect(outcomeOf('curp', 'apellidoPaterno', { apellidoPaterno: leido('MUNOZ') })?.resultado).toBe('corregido'))

  it('a key is the same with its hyphens', () =>
    expect(outcomeOf('nss', 'nss', { nss: leido('05-08-91-1234-5') })?.resultado).toBe('conservado'))

  it('the date and the sex are judged by the CURP that was saved', () => {
    const campos = { fechaNacimiento: leido('1991-03-17'), sexo: leido('H') }
    expect(outcomeOf('curp', 'fechaNacimiento', campos)?.resultado).toBe('corregido')
    expect(outcomeOf('curp', 'sexo', campos)?.resultado).toBe('conservado')
  })

  it('keeps both values of what was corrected, none of what was kept', () => {
    expect(outcomeOf('csf', 'rfc', { rfc: leido('MUAN910817E8B', { seguro: false }) })).toEqual({
      documento: 'csf',
      campo: 'rfc',
      resultado: 'corregido',
      leido: 'MUAN910817E8B',
      guardado: 'MUAN910817E89',
      fuente: 'ocr',
      confianzaPct: 91,
      seguro: false,
    })
    expect(outcomeOf('csf', 'rfc', { rfc: leido('MUAN910817E89') })).toMatchObject({ leido: '', guardado: '' })
  })

  it('what another paper says is a choice, not a fault', () => {
    const found = juzgarLecturas(
      { curp: { nombres: leido('JOSÉ ÁNGEL') }, csf: { nombres: leido('J. ANGEL') } },
      guardado,
    )
    expect(found.map(({ documento, campo, resultado }) => [documento, campo, resultado])).toContainEqual([
      'csf',
      'nombres',
      'otro_papel',
    ])
  })

  it('what the paper should give and the person wrote was missed; what nobody wrote is nothing', () => {
    const campos = { rfc: leido('MUAN910817E89') }
    expect(outcomeOf('csf', 'numeroExterior', campos)).toMatchObject({ resultado: 'faltaba', guardado: '12-B' })
    expect(outcomeOf('csf', 'numeroInterior', campos)).toBeUndefined()
    expect(outcomeOf('csf', 'nombres', campos)).toBeUndefined()
  })

  it('an address that was not used is not judged', () => {
    const own = { ...guardado, usarDireccionCsf: false }
    expect(juzgarLecturas({ csf: { codigoPostal: leido('20020') } }, own)).toEqual([
      expect.objectContaining({ campo: 'rfc', resultado: 'faltaba' }),
    ])
  })
})
