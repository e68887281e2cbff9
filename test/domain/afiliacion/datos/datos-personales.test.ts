import { describe, expect, it } from 'vitest'
import { datosPersonalesAvisos } from '#domain/afiliacion/datos/datos-personales-avisos.ts'
import { datosPersonalesIssues } from '#domain/afiliacion/datos/datos-personales-issues.ts'
import { normalizeDatosPersonales, type DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

const GOOD: DatosPersonalesEnCaptura = {
  nombres: 'Lucía Elena',
  apellidoPaterno: 'Ramírez',
  apellidoMaterno: 'Soto',
  sinSegundoApellido: false,
  curp: 'RASL880314MASMTC06',
  rfcBase: 'RASL880314',
  rfcHomo: 'TM9',
  numEmpleado: '40218',
  email: 'lucia.ramirez@salud.ejemplo.gob.mx',
  telefono: '449 145 2233',
  domicilio: 'Morelos 125',
  calle2: '',
  usarDireccionCsf: false,
  domicilioOCR: {},
  nss: '05088812341',
  foto: '',
}
const messages = (change: DatosPersonalesEnCaptura, mode: 'alta' | 'edicion' = 'alta') =>
  datosPersonalesIssues({ ...GOOD, ...change }, mode).map((issue) => `${issue.path}: ${issue.message}`)

describe('datosPersonalesIssues', () => {
  it.each<[string, DatosPersonalesEnCaptura, string[]]>([
    ['complete', {}, []],
    ['no employee number in the alta', { numEmpleado: '' }, []],
    ['one surname, said so', { apellidoMaterno: '', sinSegundoApellido: true }, []],
    ['a name with marks', { nombres: '<img onerror>', apellidoPaterno: "O'Farrill-Ñandú" }, []],
    [
      'keys pasted with hyphens, in lower case',
      { curp: 'rasl-880314-masmtc06', nss: '05-08-88-1234-1', rfcHomo: 'tm9' },
      [],
    ],
    ['a wrong check digit', { curp: 'RASL880314MASMTC07', nss: '05088812342' }, []],
    [
      'no names',
      { nombres: ' ', apellidoPaterno: '\u00A0' },
      ['nombres: Campo requerido', 'apellidoPaterno: Campo requerido'],
    ],
    ['no second surname', { apellidoMaterno: '' }, ['apellidoMaterno: Campo requerido']],
    [
      'a second surname denied',
      { sinSegundoApellido: true },
      ['apellidoMaterno: Borra el segundo apellido o desmarca "Sin segundo apellido"'],
    ],
    ['61 letters', { nombres: 'a'.repeat(61) }, ['nombres: Máximo 60 letras: sobran 1']],
    ['short CURP', { curp: 'RASL880314' }, ['curp: CURP inválida: faltan 8 caracteres']],
    ['short homoclave', { rfcHomo: 'T' }, ['rfcHomo: Homoclave inválida: faltan 2 caracteres']],
    ['short NSS', { nss: '050888123' }, ['nss: NSS inválido: faltan 2 dígitos']],
    ['no NSS', { nss: '' }, ['nss: NSS inválido: escribe los 11 dígitos']],
    [
      'a telephone as in the picture',
      { telefono: '+52 449 145 22' },
      ['telefono: Teléfono inválido: faltan 2 dígitos'],
    ],
    ['no e-mail', { email: '' }, ['email: Email inválido: escribe el correo']],
    ['no address', { domicilio: '' }, ['domicilio: Domicilio requerido']],
    ['address of the constancia', { domicilio: '', usarDireccionCsf: true, domicilioOCR: { cp: '20010' } }, []],
    ['the other name of cp', { domicilio: '', usarDireccionCsf: true, domicilioOCR: { codigoPostal: '20010' } }, []],
    [
      'address of the constancia without CP',
      { usarDireccionCsf: true },
      ['domicilioOCR.cp: Domicilio (CSF) incompleto: falta el código postal'],
    ],
    [
      'a CP of four digits',
      { usarDireccionCsf: true, domicilioOCR: { cp: '2001' } },
      ['domicilioOCR.cp: Domicilio (CSF) incompleto: el código postal lleva 5 dígitos'],
    ],
    [
      'own address with a bad CP',
      { domicilioOCR: { cp: '2001' } },
      ['domicilioOCR.cp: Código postal inválido: el código postal lleva 5 dígitos'],
    ],
    ['a street out of measure', { calle2: 'x'.repeat(151) }, ['calle2: Máximo 150 caracteres: sobran 1']],
  ])('%s', (_why, change, expected) => expect(messages(change)).toEqual(expected))

  it('names every required field of an empty form', () => {
    expect(new Set(datosPersonalesIssues({}, 'alta').map((issue) => issue.path))).toEqual(
      new Set([
        'nombres',
        'apellidoPaterno',
        'apellidoMaterno',
        'curp',
        'rfcBase',
        'rfcHomo',
        'nss',
        'email',
        'telefono',
        'domicilio',
      ]),
    )
  })
  it('asks the edit for the employee number, not for an NSS that was never known', () => {
    expect(messages({ numEmpleado: '', nss: '' }, 'edicion')).toEqual(['numEmpleado: Campo requerido'])
  })
})

it('stores clean values, with the telephone’s last ten digits', () => {
  expect(
    normalizeDatosPersonales({
      ...GOOD,
      nombres: ' Lucía\u00A0 Elena ',
      curp: 'rasl880314 masmtc06',
      telefono: '+52 1 449 145 2233',
    }),
  ).toMatchObject({
    nombres: 'Lucía Elena',
    curp: 'RASL880314MASMTC06',
    telefono: '4491452233',
    domicilioOCR: { cp: '', colonia: '' },
  })
})

describe('datosPersonalesAvisos', () => {
  const codes = (change: DatosPersonalesEnCaptura) =>
    datosPersonalesAvisos({ ...GOOD, ...change }).map((aviso) => `${aviso.path} ${aviso.code}`)
  it.each<[string, DatosPersonalesEnCaptura, string[]]>([
    ['all in agreement', {}, []],
    ['another name', { nombres: 'Raúl' }, ['curp curp_nombre']],
    ['another name that is not whole yet', { nombres: 'Raúl', apellidoMaterno: '' }, []],
    ['another date in the RFC', { rfcBase: 'RASL880315' }, ['rfcHomo digito_verificador', 'rfcBase curp_rfc']],
    ['NSS of another year', { nss: '05089112345' }, ['nss anio_nacimiento']],
    ['CURP of a wrong digit', { curp: 'RASL880314MASMTC07' }, ['curp digito_verificador']],
    ['unfinished', { curp: 'RASL', nss: '0508', rfcBase: '', rfcHomo: '' }, []],
  ])('%s', (_why, change, expected) => expect(codes(change)).toEqual(expected))
  it('tells what the name would give', () => {
    expect(datosPersonalesAvisos({ ...GOOD, nombres: 'Raúl' })[0]?.message).toContain(
      'llevaría RASR al principio y MTL antes del final',
    )
  })
})
